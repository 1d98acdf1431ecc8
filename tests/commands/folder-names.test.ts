import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {cp, mkdtemp, mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {folderProblem} from '../../tools/folder.js';
import {codegenProblem, projectPath} from '../../tools/project';

/** The project in a folder as people name them: Hydrogen and what reads its files, which know where they are. */
const HYDROGEN = 'node_modules/@shopify/hydrogen';
let parent = '';
let folder = '';

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'folder-names-'));
  folder = path.join(parent, 'Müller’s Fan Shop (1)');
  await mkdir(path.join(folder, path.dirname(HYDROGEN)), {recursive: true});
  const linkAll = async (from: string, except: string) => {
    for (const name of await readdir(projectPath(from)))
      if (name !== except)
        await symlink(projectPath(`${from}/${name}`), path.join(folder, from, name));
  };
  await linkAll('node_modules', '@shopify');
  await linkAll('node_modules/@shopify', 'hydrogen');
  for (const copied of [HYDROGEN, 'build', 'package.json'])
    await cp(projectPath(copied), path.join(folder, copied), {recursive: true});
});

afterAll(() => rm(parent, {recursive: true}));

test('the files of Hydrogen’s developer pages are found in a folder with spaces and umlauts', async () => {
  const module = pathToFileURL(path.join(folder, 'build/developer-routes.ts')).href;
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      ...['--conditions=development', '--import', 'tsx', '--input-type=module', '--eval'],
      `const {developerRoutes} = await import(${JSON.stringify(module)});
      console.log(JSON.stringify((await developerRoutes()).map(({file}) => file)));`,
    ],
    {cwd: folder, env: {...process.env, NODE_ENV: 'development'}},
  );
  const files = JSON.parse(stdout) as string[];
  expect(files).toHaveLength(2);
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true]);
  expect(files.every((file) => file.startsWith(folder))).toBe(true);
});

test.each(['/home/a/c#/shop', '/home/a/50% off', 'C:\\why?\\shop'])(
  'a folder that Vite cannot read is named with the cause: %s',
  (name) => {
    const [sign] = /[#%?]/.exec(name) ?? [];
    expect(folderProblem(name)).toContain(`“${name}”`);
    expect(folderProblem(name)).toContain(`a name with “${sign}”`);
  },
);

const author = {
  GIT_AUTHOR_NAME: 'A fan',
  GIT_AUTHOR_EMAIL: 'fan@club.example',
  GIT_COMMITTER_NAME: 'A fan',
  GIT_COMMITTER_EMAIL: 'fan@club.example',
};

const manifest = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(['why?', 'c#', '50% off'])(
  'the first line of a command in the folder “%s” says so, before tsx reads it',
  async (name) => {
    const refused = path.join(parent, name);
    await mkdir(path.join(refused, 'tools'), {recursive: true});
    await symlink(projectPath('node_modules'), path.join(refused, 'node_modules'));
    for (const copied of ['package.json', 'tools/folder.js'])
      await cp(projectPath(copied), path.join(refused, copied));
    await writeFile(path.join(refused, 'tools/dev.ts'), 'const port: number = 3000;');
    const {dev = ''} = manifest.scripts;
    const [command, ...given] = dev.split(' ');
    expect(command).toBe('node');
    const ended = promisify(execFile)(process.execPath, given, {cwd: refused});
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stderr: `${folderProblem(`${refused}${path.sep}`)}\n`,
    });
  },
);

test('every command of this project looks at its folder first', () => {
  const own = Object.entries(manifest.scripts).filter(([, text]) => /\.ts\b/.test(text));
  expect(own.length).toBeGreaterThan(10);
  for (const [name, text] of own)
    expect([name, text]).toEqual([
      name,
      expect.stringMatching(/^node --import \.\/tools\/folder\.js --import tsx /),
    ]);
  // The build and the tests of units are of others, which read these.
  for (const file of ['vite.config.ts', 'vitest.config.ts'])
    expect(readFileSync(projectPath(file), 'utf8')).toContain('\ncheckFolder();\n');
});

test.each(['/home/Müller/Fan Shop (1)', '/home/a/[shop]', 'C:\\Users\\Zoë\\shop'])(
  'others are not refused: %s',
  (name) => expect(folderProblem(name)).toBeNull(),
);

test.each(['/home/shop (1)', '/home/a/[shop]', '/home/{a}/shop'])(
  'codegen names the sign of a folder in which it finds no schema: %s',
  (name) => {
    const [sign] = /[([{]/.exec(name) ?? [];
    expect(codegenProblem(name)).toContain(`“${name}”`);
    expect(codegenProblem(name)).toContain(`a name with “${sign}”`);
    expect(codegenProblem('/home/Müller’s Fan Shop')).toBeNull();
  },
);

test('on Windows the first line of a command says where it runs', async () => {
  const windows = `data:text/javascript,Object.defineProperty(process, 'platform', {value: 'win32'})`;
  const folderCheck = pathToFileURL(projectPath('tools/folder.js')).href;
  const {stderr} = await promisify(execFile)(process.execPath, [
    ...['--import', windows, '--import', folderCheck, '--eval', ''],
  ]);
  expect(stderr).toContain('use WSL');
});

test('Git for Windows checks files out with the line ends that they have here', async () => {
  const origin = path.join(parent, 'origin');
  const fixture = 'packages/local-store/src/fixtures/exports/german-excel.csv';
  await mkdir(path.join(origin, path.dirname(fixture)), {recursive: true});
  for (const file of ['.gitattributes', '.ci/run', fixture])
    await cp(projectPath(file), path.join(origin, file));
  const git = (...args: string[]) =>
    promisify(execFile)('git', args, {cwd: origin, env: {...process.env, ...author}});
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'all');
  await git('clone', '--quiet', '--config', 'core.autocrlf=true', '.', '../clone');
  for (const file of ['.ci/run', fixture])
    expect(readFileSync(path.join(parent, 'clone', file))).toEqual(
      readFileSync(projectPath(file)),
    );
});
