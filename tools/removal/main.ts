import {mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {runScript, UsageError} from '../command';
import {commandStep, copyProject, runSteps, WALK, type Step} from '../copy/copy';
import {projectPath, projectRoot} from '../project';
import {addOnsIn, removeAddOn} from './remove';

/** What is checked of a shop without an add-on. `app` alone: tools and tests know them all. */
const TYPES = 'tsconfig.removal.json';

/** Each takes a processor. */
const AT_ONCE = 2;

const STEPS: readonly Step[] = [
  commandStep('codegen', 'npx', 'shopify', 'hydrogen', 'codegen'),
  commandStep('types', 'npx', 'tsc', '--noEmit', '-p', TYPES),
  commandStep('build', 'npm', 'run', '--silent', 'build'),
  commandStep('unit tests', 'npx', 'vitest', 'run', 'app'),
];

/** Of a shop without any add-on, besides. */
const BARE_STEPS: readonly Step[] = [
  commandStep('lint', 'npx', 'eslint', 'app', 'server.ts', '--max-warnings', '0'),
  WALK,
];

/** A copy of the project, with the same packages. */
async function copyWithPackages(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'removal-'));
  await copyProject(root);
  await symlink(projectPath('node_modules'), path.join(root, 'node_modules'));
  await writeFile(
    path.join(root, TYPES),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['app', 'server.ts', 'vite.config.ts', '*.d.ts'],
      exclude: ['app/**/*.test.*'],
      compilerOptions: {incremental: false},
    }),
  );
  return root;
}

/** Removes add-ons in a copy, and checks what is left. */
async function check(names: readonly string[], steps: readonly Step[]): Promise<boolean> {
  const root = await copyWithPackages();
  try {
    for (const name of names) await removeAddOn(root, name);
    return await runSteps(root, steps, `without ${names.join(', ')}: `);
  } finally {
    await rm(root, {recursive: true});
  }
}

/**
 * `npm run removal`: removes each add-on in a copy of the project, and then all of them, and checks
 * that the rest is a shop: types, build and unit tests; without any, lint and a walk to the checkout
 * as well. `npm run removal -- gifts` removes one, `npm run removal -- --bare` all at once.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {bare: {type: 'boolean', default: false}},
  });
  const all = (await addOnsIn(projectRoot)).sort();
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`No add-on ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  const single = values.bare ? [] : positionals.length > 0 ? positionals : all;
  const waiting = [...single];
  let failed = 0;
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (!(await check([name], STEPS))) failed += 1;
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  const isBare = values.bare || positionals.length === 0;
  if (isBare && !(await check(all, [...STEPS, ...BARE_STEPS]))) failed += 1;
  const passed = single.length + Number(isBare) - failed;
  console.info(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await runScript(main);
