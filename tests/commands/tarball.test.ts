import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';

import {freePort} from '../../tools/ports';
import {projectPath} from '../../tools/project';

vi.setConfig({testTimeout: 180_000});
const run = promisify(execFile);

/** The package's dependencies, and its user's: taken from this project, as there is no network. */
const neighbors = [
  'csv-parse',
  'graphql',
  'sharp',
  '@img',
  'detect-libc',
  'semver',
  'vitest',
  'typescript',
  'undici-types',
  '@playwright',
  '@types',
  'tsx',
];

let folder = '';
const inFolder = (...parts: string[]) => path.join(folder, ...parts);
const modules = (...parts: string[]) => inFolder('node_modules', ...parts);
const installed = (...parts: string[]) => modules('@quillhaven', 'local-store', ...parts);

/** The package as it is packed, in a folder of its own that has never seen this project. */
beforeAll(async () => {
  const {stdout} = await run(
    process.execPath,
    ['--import', 'tsx', projectPath('packages/local-store/build.ts')],
    {cwd: projectPath('.')},
  );
  const tarball = stdout.trim().split('\n').at(-1) ?? '';
  folder = await mkdtemp(path.join(tmpdir(), 'tarball-'));
  await mkdir(installed(), {recursive: true});
  await run('tar', ['-xzf', tarball, '-C', installed(), '--strip-components=1']);
  for (const name of neighbors) {
    await symlink(projectPath(`node_modules/${name}`), modules(name)).catch(ignoreAbsent);
  }
  await mkdir(modules('.bin'));
  await symlink(installed('cli.js'), modules('.bin', 'local-store'));
  await symlink(projectPath('node_modules/.bin/tsx'), modules('.bin', 'tsx'));
  await chmod(installed('cli.js'), 0o755);
  await writeFile(inFolder('package.json'), '{"type": "module"}');
  await writeReadme();
}, 180_000);
afterAll(() => rm(folder, {recursive: true, force: true}));

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Every piece of code of the README that is named becomes that file, on a port that is free. */
async function writeReadme(): Promise<void> {
  const readme = await readFile(installed('README.md'), 'utf8');
  const port = String(await freePort());
  for (const [, name = '', code = ''] of readme.matchAll(
    /^```ts\n\/\/ ([\w.-]+)\n([\s\S]*?)^```$/gm,
  )) {
    await writeFile(inFolder(name), code.replaceAll('4100', port));
  }
}

/** Runs a program of the folder with nothing of this run's environment but the path. */
async function inside(command: string, args: string[]): Promise<string> {
  const env = {PATH: process.env.PATH, HOME: folder, CI: '1', NO_COLOR: '1'};
  const options = {cwd: folder, env};
  return run(command, args, options).then(
    ({stdout, stderr}) => stdout + stderr,
    (error: Error & {stdout?: string; stderr?: string}) => {
      throw new Error(`${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
    },
  );
}

test('the command sells a product CSV', async () => {
  const rows = ['Handle,Title,Variant Price', 'mug,Mug,12', 'cap,Cap,20'];
  await writeFile(inFolder('products.csv'), rows.join('\n'));
  const args = ['--port', '0', '--catalogue', 'products.csv'];
  const child = spawn(modules('.bin', 'local-store'), args, {cwd: folder});
  try {
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    const url = /^PUBLIC_STORE_DOMAIN=(.+)$/m.exec(String(first))?.[1] ?? '';
    const answer = await fetch(`${url}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({query: '{ products(first: 9) { nodes { title } } }'}),
    });
    expect(await answer.json()).toMatchObject({
      data: {products: {nodes: [{title: 'Mug'}, {title: 'Cap'}]}},
    });
  } finally {
    child.kill();
    await once(child, 'close');
  }
});

test('the README’s store inside a program answers, by the runner that it names', async () => {
  const readme = await readFile(installed('README.md'), 'utf8');
  const [, runner = '', file = ''] = /^ {4}npx (\S+) (inside\.ts)$/m.exec(readme) ?? [];
  expect(await inside(modules('.bin', runner), [file])).toContain('Quillhaven Herons');
});

// Both, as each runner finds files by itself and they lie in one folder.
test('the README’s Vitest project passes: an outage, a race, a drop at midnight', async () => {
  const vitest = [modules('vitest', 'vitest.mjs'), 'run'];
  expect(await inside(process.execPath, vitest)).toMatch(/Tests +3 passed/);
});

test('the README’s Playwright project passes', async () => {
  const playwright = [modules('@playwright', 'test', 'cli.js'), 'test'];
  expect(await inside(process.execPath, playwright)).toMatch(/1 passed/);
});

/** Checks the types of these files as a user's project does, without those of this one. */
async function checkTypes(files: string[], options: {skipLibCheck: boolean}) {
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    strict: true,
    noEmit: true,
    types: ['node'],
    ...options,
  };
  await writeFile(inFolder('tsconfig.json'), JSON.stringify({compilerOptions, files}));
  await inside(process.execPath, [modules('typescript', 'bin', 'tsc'), '-p', '.']);
}

test('the README’s code has types', () =>
  // Those of the two runners need more than is installed here.
  checkTypes(['inside.ts', 'race-and-drop.test.ts', 'outage.test.ts', 'shop.spec.ts'], {
    skipLibCheck: true,
  }));

test('the package’s own types name nothing that is not installed with it', async () => {
  const manifest = JSON.parse(await readFile(installed('package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, unknown>;
  };
  const entries = Object.keys(manifest.exports).filter(
    (entry) => !entry.endsWith('.json'),
  );
  expect(entries).toHaveLength(7);
  const lines = entries.map(
    (entry) => `export * from '${manifest.name}${entry.slice(1)}';`,
  );
  await writeFile(inFolder('everything.ts'), lines.join('\n'));
  await checkTypes(['everything.ts'], {skipLibCheck: false});
});
