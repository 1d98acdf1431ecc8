import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {runCommand} from '../../tools/command';
import {copyProject} from '../../tools/copy/copy';
import {projectPath} from '../../tools/project';

/** `npm run start-shop` on a copy of the project: a German club without any add-on. */

const MINUTES = 60_000;
let root = '';
const git = (...args: string[]) =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8'});
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const startShop = (...options: string[]) =>
  runCommand(process.execPath, ['tools/start-shop/start.js', '--yes', ...options], {
    cwd: root,
  });

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'start-shop-test-'));
  await copyProject(root);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The storefront');
  await symlink(projectPath('node_modules'), path.join(root, 'node_modules'));
}, 10 * MINUTES);
afterAll(() => rm(root, {recursive: true}));

test.each([
  [['--name', 'x'.repeat(200)], '200 letters'],
  [['--name', 'SV Hafen', '--color', 'reddish'], 'is no color'],
  [['--name', 'SV Hafen', '--logo', 'package.json'], 'is no picture'],
  [['--name', 'SV Hafen', '--catalogue', 'gone.csv'], 'it is not there'],
  [[], 'Set --name.'],
])(
  '%j gets a sentence, and changes nothing',
  async (options, sentence) => {
    const before = git('rev-parse', 'HEAD');
    const {ok, output} = await startShop(...options);
    expect({ok, output}).toEqual({ok: false, output: expect.stringContaining(sentence)});
    expect(output).not.toContain('    at ');
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('status', '--porcelain', '--untracked-files=no')).toBe('');
  },
  10 * MINUTES,
);

describe('a shop without add-ons', () => {
  beforeAll(async () => {
    const options = ['--name', 'SV Hafen 09', '--language', 'de', '--add-ons', 'none'];
    const {ok, output} = await startShop(...options);
    expect(ok, output).toBe(true);
  }, 30 * MINUTES);

  test('is one commit, and names the club nowhere', async () => {
    expect(git('log', '-1', '--format=%s').trim()).toBe('shop: start SV Hafen 09');
    expect(git('status', '--porcelain', '--untracked-files=no')).toBe('');
    const named = git('grep', '--ignore-case', '--name-only', 'heron').trim().split('\n');
    expect(named.filter((file) => !file.startsWith('tools/start-shop/'))).toEqual([]);
    expect(git('ls-files', 'app/add-ons', 'packages/club', 'tests/e2e')).toBe('');
    expect(await read('README.md')).toMatch(/^# SV Hafen 09\n/);
  });

  test('has no command whose program is gone', async () => {
    const {scripts} = JSON.parse(await read('package.json')) as {
      scripts: Record<string, string>;
    };
    expect(scripts).toHaveProperty('dev');
    expect(Object.keys(scripts)).not.toContain('bench');
    const programs = Object.values(scripts).flatMap(
      (command) => command.match(/\S+\.[tj]s\b/g) ?? [],
    );
    expect(programs.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test(
    'compiles, and is formatted',
    async () => {
      const run = (...args: string[]) => runCommand('npx', args, {cwd: root});
      expect(await run('tsc', '--noEmit')).toEqual({ok: true, output: ''});
      const format = await run('prettier', '--check', '--log-level', 'warn', '.');
      expect(format).toEqual({ok: true, output: ''});
    },
    30 * MINUTES,
  );

  test(
    'stays as it is by the same answers',
    async () => {
      const before = git('rev-parse', 'HEAD');
      const {ok, output} = await startShop();
      expect({ok, output}).toEqual({
        ok: true,
        output: expect.stringContaining('Nothing was'),
      });
      expect(git('rev-parse', 'HEAD')).toBe(before);
    },
    30 * MINUTES,
  );
});
