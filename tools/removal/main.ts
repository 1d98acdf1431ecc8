import {execFileSync} from 'node:child_process';
import {cp, mkdtemp, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {runCommand, runScript, UsageError} from '../command';
import {projectPath, projectRoot} from '../project';
import {removeAddOn} from './remove';

/** What is checked of a shop without an add-on. `app` alone: tools and tests know them all. */
const TYPES = 'tsconfig.removal.json';

/** Each takes a processor. */
const AT_ONCE = 2;

interface Step {
  name: string;
  command: readonly [string, ...string[]];
}

const STEPS: readonly Step[] = [
  {name: 'codegen', command: ['npx', 'shopify', 'hydrogen', 'codegen']},
  {name: 'types', command: ['npx', 'tsc', '--noEmit', '-p', TYPES]},
  {name: 'build', command: ['npm', 'run', '--silent', 'build']},
  {name: 'unit tests', command: ['npx', 'vitest', 'run', 'app']},
];

/** Of a shop without any add-on, besides. */
const BARE_STEPS: readonly Step[] = [
  {name: 'lint', command: ['npx', 'eslint', 'app', 'server.ts', '--max-warnings', '0']},
  {name: 'walk', command: ['npx', 'tsx', 'tools/removal/walk.ts']},
];

/** A copy of the project's own files, with the same packages. */
async function copyProject(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'removal-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '-z', '--exclude-standard'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  );
  for (const file of listed.split('\0').filter(Boolean))
    await cp(projectPath(file), path.join(root, file));
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
  const root = await copyProject();
  try {
    for (const name of names) await removeAddOn(root, name);
    for (const {name, command} of steps) {
      const [program, ...args] = command;
      const {ok, output} = await runCommand(program, args, {cwd: root});
      console.info(`${ok ? 'ok    ' : 'FAILED'} without ${names.join(', ')}: ${name}`);
      if (ok) continue;
      console.info(output);
      return false;
    }
    return true;
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
  const all = (await readdir(projectPath('app/add-ons'))).sort();
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
