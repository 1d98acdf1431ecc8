import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {readFlags, runCommand, runScript, UsageError, type Outcome} from '../command';
import {commandStep, copyProject, runSteps, WALK, type Step} from '../copy/copy';
import {folderProblem} from '../folder.js';
import {projectRoot} from '../project';
import {readVitestReport} from '../reports';
import {compared, EXPECTED_FAILURES} from './expected';
import {
  CONFIGURATION,
  EDITS,
  type Lockfile,
  type Manifest,
  movedManifest,
  movedText,
  newestOfAll,
  RANGES,
  unlocked,
} from './move';

const USAGE = `Moves a copy of the project to React Router 7 and Hydrogen 2026.4, as far as a script can.
The project stays as it is. What is left to do by hand: docs/upgrade.md.

  npm run upgrade -- --try             moves, installs, and checks types, build, unit tests and a walk
  npm run upgrade -- --try --keep DIR  leaves the copy in DIR: \`git -C DIR diff | git apply\` moves the project`;

/** What Shopify's CLI 4 needs. */
const NODE = '22.12';

/** Where this command is: its tests are about the project before the move. */
const OWN = 'tools/upgrade/';

/** Vitest's, in the copy. */
const REPORT = '.cache/upgrade.json';

/** What a program prints. @throws with what it says of its failure */
const outputOf = (cwd: string, program: string, ...args: string[]) =>
  execFileSync(program, args, {cwd, encoding: 'utf8', stdio: 'pipe'});

/** The versions of all packages in `RANGES`, by the registry. */
function newestVersions(root: string): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const {range, packages} of RANGES) {
    const newest = newestOfAll(
      packages.map((name) => {
        const told = outputOf(
          root,
          'npm',
          'view',
          `${name}@${range}`,
          'version',
          '--json',
        );
        // A list, one text for a single version, nothing for none.
        return [JSON.parse(told || '[]') as string | string[]].flat();
      }),
    );
    if (!newest) throw new Error(`There is no ${range} of ${packages.join(', ')}.`);
    console.info(`       ${packages.join(', ')}: ${newest}`);
    for (const name of packages) versions[name] = newest;
  }
  return versions;
}

/** Changes names, configuration and packages. */
async function move(root: string): Promise<Outcome> {
  const versions = newestVersions(root);
  const change = async (file: string, by: (text: string) => string) => {
    const text = await readFile(path.join(root, file), 'utf8');
    const made = by(text);
    if (made !== text) await writeFile(path.join(root, file), made);
  };
  const changeJson = <Content>(file: string, by: (content: Content) => Content) =>
    change(
      file,
      (text) => `${JSON.stringify(by(JSON.parse(text) as Content), null, 2)}\n`,
    );
  // What is done can be told from what was: `git diff`.
  outputOf(root, 'git', 'init', '--quiet');
  outputOf(root, 'git', 'add', '--all');
  const sources = outputOf(root, 'git', 'ls-files', '*.ts', '*.tsx').trim().split('\n');
  for (const file of new Set([...sources, ...Object.keys(EDITS)]))
    // This command's own files name both sides.
    if (!file.startsWith(OWN)) await change(file, (text) => movedText(file, text));
  await writeFile(path.join(root, 'react-router.config.ts'), CONFIGURATION);
  await changeJson('package.json', (of: Manifest) => movedManifest(of, versions));
  await changeJson('package-lock.json', (of: Lockfile) => unlocked(of));
  outputOf(root, 'git', 'add', '--intent-to-add', '.');
  return {ok: true, output: ''};
}

/** As the project's own files are written. */
const format: Step = {
  name: 'format',
  run: (root) => {
    const changed = outputOf(root, 'git', 'diff', '--name-only').trim().split('\n');
    const options = ['prettier', '--write', '--ignore-unknown', ...changed];
    return runCommand('npx', options, {cwd: root});
  },
};

/** All tests that need no browser. Some fail, as expected. */
const unitTests: Step = {
  name: 'unit tests',
  async run(root) {
    const reporters = [
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ];
    const options = [
      'vitest',
      'run',
      '--no-color',
      '--exclude',
      `${OWN}**`,
      ...reporters,
    ];
    const outcome = await runCommand('npx', options, {cwd: root});
    const report = await readVitestReport(path.join(root, REPORT));
    if (!report) return outcome;
    const failed = report.failed.map((one) => ({
      ...one,
      file: path.relative(root, one.file),
    }));
    const {unexpected, passing} = compared(failed, EXPECTED_FAILURES);
    console.info(`       ${report.passed} passed, ${failed.length} failed`);
    for (const {file, name} of passing)
      console.info(`       no longer fails, as it was expected to: ${file}: ${name}`);
    const told = unexpected.map(
      ({file, name, messages}) => `${file}: ${name ?? ''}\n${messages.join('\n')}`,
    );
    return {ok: unexpected.length === 0, output: told.join('\n\n')};
  },
};

const STEPS: readonly Step[] = [
  {name: 'names and packages', run: move},
  // As in the project's lockfile, no registry is named.
  commandStep('install', 'npm', 'install', '--omit-lockfile-registry-resolved'),
  format,
  commandStep('codegen', 'npm', 'run', '--silent', 'codegen'),
  commandStep('types', 'npx', 'tsc', '--noEmit'),
  commandStep('build', 'npm', 'run', '--silent', 'build'),
  unitTests,
  WALK,
];

/** @throws UsageError where the folder cannot have the copy */
async function folderFor(kept: string | undefined): Promise<string> {
  if (kept === undefined) return mkdtemp(path.join(tmpdir(), 'upgrade-'));
  const folder = path.resolve(process.env.INIT_CWD ?? '.', kept);
  const problem = folderProblem(folder);
  if (problem) throw new UsageError(problem);
  if (existsSync(folder))
    throw new UsageError(`“${folder}” exists already. Name a new folder.`);
  if (!path.relative(projectRoot, folder).startsWith('..'))
    throw new UsageError(`“${folder}” is within the project. Name a folder elsewhere.`);
  await mkdir(folder, {recursive: true});
  return folder;
}

/** `npm run upgrade`: tries the way to React Router 7 in a copy. */
await runScript(async () => {
  const flags = readFlags({try: {type: 'boolean'}, keep: {type: 'string'}}, USAGE);
  if (!flags.try) {
    if (flags.keep !== undefined) throw new UsageError('--keep is for --try.');
    console.info(USAGE);
    return;
  }
  if (process.versions.node.localeCompare(NODE, 'en', {numeric: true}) < 0)
    throw new UsageError(
      `Shopify's CLI 4 needs Node ${NODE} or newer, and this is ${process.versions.node}.`,
    );
  // Otherwise the CLI installs its newest version for the whole machine.
  process.env.CI = '1';
  const root = await folderFor(flags.keep);
  await copyProject(root);
  const ok = await runSteps(root, STEPS);
  if (ok && flags.keep === undefined) await rm(root, {recursive: true});
  else console.info(`The copy is in ${root}`);
  if (!ok) process.exitCode = 1;
});
