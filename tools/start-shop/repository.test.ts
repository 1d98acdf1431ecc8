import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {
  beginHistory,
  bring,
  changesIn,
  checkRepository,
  commitNamed,
  commitTree,
  git,
  headOf,
  inWorkTree,
  readRecord,
  recordOf,
  RECORD,
  writtenCommit,
  type Edited,
} from './repository';

let root = '';
const write = async (folder: string, file: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
  await writeFile(path.join(folder, file), text);
};
const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => null);

const commitAll = () => {
  git(root, ['add', '--all']);
  git(root, ['commit', '--quiet', '--message', 'edited']);
};

const LONG = Array.from({length: 20}, (_, line) => `line ${line}\n`).join('');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'repository-'));
  await write(root, 'README.md', 'The storefront\n');
  await write(root, 'club/a.ts', 'club\n');
  await write(root, 'gifts/a.ts', 'gifts\n');
  await write(root, 'list.ts', `gifts\n${LONG}`);
  beginHistory(root);
});
afterEach(() => rm(root, {recursive: true}));

/** A shop with that name, with or without gifts. */
async function answer(
  name: string,
  hasGifts: boolean,
  edited: Edited | Error = 'stop',
  release?: string,
): Promise<{came: boolean; asked: readonly string[]}> {
  const record = readRecord(root);
  const storefront = release ?? record?.storefront ?? headOf(root);
  const before = writtenCommit(root, record);
  const commit = await inWorkTree(root, storefront, async (folder) => {
    await write(folder, 'README.md', `${name}\n`);
    await rm(path.join(folder, 'club'), {recursive: true});
    if (!hasGifts) {
      await rm(path.join(folder, 'gifts'), {recursive: true});
      await write(folder, 'list.ts', LONG);
    }
    const made = recordOf(folder, storefront, {name}, changesIn(folder, storefront));
    await write(folder, RECORD, JSON.stringify(made));
    return commitTree(folder, before, name);
  });
  const asked: string[] = [];
  const came = await bring(root, commit, async (files) => {
    asked.push(...files);
    if (edited instanceof Error) throw edited;
    return edited;
  });
  return {came, asked};
}

test('a shop comes in as one commit, and its record says what was written and taken out', async () => {
  const storefront = headOf(root);
  expect(await answer('One', false)).toEqual({came: true, asked: []});
  expect(git(root, ['rev-parse', 'HEAD^']).trim()).toBe(storefront);
  expect(readRecord(root)).toMatchObject({
    ...{storefront, answers: {name: 'One'}, removed: ['club/', 'gifts/']},
    written: {'README.md': expect.any(String), 'list.ts': expect.any(String)},
  });
  expect(git(root, ['status', '--porcelain'])).toBe('');
});

test('other answers change what they change, and keep what somebody has edited beside', async () => {
  await answer('One', false);
  await write(root, 'list.ts', `${LONG}mine\n`);
  await write(root, 'own.ts', 'mine\n');
  commitAll();
  expect(await answer('Two', true)).toEqual({came: true, asked: []});
  expect(await read('README.md')).toBe('Two\n');
  expect(await read('gifts/a.ts')).toBe('gifts\n');
  expect(await read('club/a.ts')).toBeNull();
  expect(await read('list.ts')).toBe(`gifts\n${LONG}mine\n`);
  expect(await read('own.ts')).toBe('mine\n');
  await answer('Three', false);
  expect(await read('list.ts')).toBe(`${LONG}mine\n`);
});

test.each([
  ['stop', false, 'Mine\n'],
  ['keep', true, 'Mine\n'],
  ['replace', true, 'Two\n'],
] as const)('what both have changed is asked for: %s', async (edited, came, text) => {
  await answer('One', false);
  await write(root, 'README.md', 'Mine\n');
  commitAll();
  expect(await answer('Two', true, edited)).toEqual({came, asked: ['README.md']});
  expect(await read('README.md')).toBe(text);
  expect(await read('gifts/a.ts')).toBe(came ? 'gifts\n' : null);
  expect(git(root, ['status', '--porcelain'])).toBe('');
});

test('a question that is not answered changes nothing', async () => {
  await answer('One', false);
  await write(root, 'README.md', 'Mine\n');
  commitAll();
  const before = headOf(root);
  await expect(answer('Two', true, new Error('Ctrl-C'))).rejects.toThrow('Ctrl-C');
  expect(headOf(root)).toBe(before);
  expect(git(root, ['status', '--porcelain'])).toBe('');
  expect(await answer('Two', true, 'keep')).toMatchObject({came: true});
});

test('an add-on that somebody has edited is asked for before it goes', async () => {
  await answer('One', true);
  await write(root, 'gifts/a.ts', 'mine\n');
  commitAll();
  expect(await answer('One', false, 'keep')).toEqual({came: true, asked: ['gifts/a.ts']});
  expect(await read('gifts/a.ts')).toBe('mine\n');
  expect(await read('list.ts')).toBe(LONG);
});

test('a release comes without what the shop has taken out', async () => {
  await answer('One', false);
  const {storefront} = readRecord(root) ?? {storefront: ''};
  git(root, ['checkout', '--quiet', '-b', 'release', storefront]);
  await write(root, 'club/a.ts', 'the club, changed\n');
  await write(root, 'new.ts', 'new\n');
  commitAll();
  git(root, ['checkout', '--quiet', 'main']);
  const release = commitNamed(root, 'release');
  expect(await answer('One', false, 'stop', release)).toEqual({came: true, asked: []});
  expect(await read('new.ts')).toBe('new\n');
  expect(await read('club/a.ts')).toBeNull();
  expect(readRecord(root)?.storefront).toBe(release);
  expect(() => commitNamed(root, 'v9')).toThrow('There is no v9 here');
});

test('what is not committed is refused, by name', async () => {
  expect(() => checkRepository(root)).not.toThrow();
  await write(root, 'README.md', 'half\n');
  expect(() => checkRepository(root)).toThrow(/Commit or stash first.*README\.md/);
});

test('what goes wrong beside the repository leaves nothing in it', async () => {
  const work = inWorkTree(root, headOf(root), async (folder) => {
    await write(folder, 'README.md', 'half\n');
    throw new Error('no room');
  });
  await expect(work).rejects.toThrow('no room');
  expect(git(root, ['status', '--porcelain'])).toBe('');
  expect(git(root, ['worktree', 'list']).trim().split('\n')).toHaveLength(1);
});
