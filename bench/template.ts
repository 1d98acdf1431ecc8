import {execFile} from 'node:child_process';
import {cp, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

import {projectPath} from '../tools/project';

import {EQUAL_CONTENT, type Edit} from './equal-content';
import type {TemplateBuilds} from './part';

const run = promisify(execFile);
const STARTER = 'node_modules/@shopify/cli/dist/assets/hydrogen/starter';
const CSP_CALL = 'createContentSecurityPolicy({';

export interface BuiltTemplates {
  readonly builds: TemplateBuilds;
  remove(): Promise<void>;
}

/** Changes one file of the template. Throws when the text to change is not there: the template has moved on. */
async function edit(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”`);
  await writeFile(
    file,
    text.replace(from, () => to),
  );
}

/**
 * Hydrogen's own template, as the installed CLI carries it, built in a temporary folder against the packages of this
 * project: as it ships, and with equal content. In both, three lines differ: the policy allows pictures of the local
 * store, the alias `~` is Vite's own instead of a plugin's, and there is no code generation.
 */
export async function buildTemplates(): Promise<BuiltTemplates> {
  const folder = await mkdtemp(join(tmpdir(), 'hydrogen-template-'));
  const remove = () => rm(folder, {recursive: true, force: true});
  try {
    const shipped = await buildIn(join(folder, 'shipped'), []);
    const equal = await buildIn(join(folder, 'equal'), EQUAL_CONTENT);
    return {builds: {shipped, equal}, remove};
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Builds the template in `folder`. Returns its `dist` folder. */
async function buildIn(folder: string, edits: readonly Edit[]): Promise<string> {
  await cp(projectPath(STARTER), folder, {recursive: true});
  await symlink(projectPath('node_modules'), join(folder, 'node_modules'));
  await edit(
    join(folder, 'app/entry.server.tsx'),
    CSP_CALL,
    `${CSP_CALL} imgSrc: ["'self'", context.env.PUBLIC_IMAGE_ORIGIN],`,
  );
  const config = join(folder, 'vite.config.ts');
  await edit(config, "import tsconfigPaths from 'vite-tsconfig-paths';", '');
  await edit(config, 'tsconfigPaths(),', '');
  const alias = JSON.stringify({'~': join(folder, 'app')});
  await edit(config, '  build: {', `  resolve: {alias: ${alias}},\n  build: {`);
  for (const {file, from, to} of edits) await edit(join(folder, 'app', file), from, to);
  await run(projectPath('node_modules/.bin/shopify'), [
    ...['hydrogen', 'build', '--path', folder],
    ...['--disable-route-warning', '--no-lockfile-check', '--no-bundle-stats'],
  ]);
  return join(folder, 'dist');
}
