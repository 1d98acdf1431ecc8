/**
 * The repository that becomes a shop. A shop is made beside it, in a work tree of its own, and comes
 * into it as one commit: by git's merge of three sides, which keeps what somebody has edited since.
 */
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, rmSync} from 'node:fs';
import {mkdtemp, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {runCommand, UsageError} from '../command';
import {isRecord, readJson} from '../../app/lib/json';

/** Where a shop keeps its answers, and the hash of each file that was written. */
export const RECORD = 'shop/answers.json';

/** What was written when the shop was made, or changed last. */
export interface ShopRecord<Answers> {
  /** The commit of the storefront that the shop was made from. */
  storefront: string;
  answers: Answers;
  /** Git's hash of each file that was written, by its path. */
  written: Readonly<Record<string, string>>;
  /** Files, and folders with a slash at their end, that were taken out. */
  removed: readonly string[];
}

type Env = Readonly<Record<string, string>>;

/** The output of a git command. @throws UsageError with git's own words */
export function git(
  cwd: string,
  args: readonly string[],
  {input, env = {}}: {input?: string; env?: Env} = {},
): string {
  const {status, stdout, stderr, error} = spawnSync('git', args, {
    cwd,
    input,
    env: {...process.env, ...env},
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) throw new UsageError(`git is needed, and does not run: ${error.message}`);
  if (status === 0) return stdout;
  throw new UsageError(`git ${args[0]} failed: ${(stderr || stdout).trim()}`);
}

const lines = (text: string) => text.split('\n').filter(Boolean);

const isUnderGit = (root: string) => existsSync(path.join(root, '.git'));

/**
 * Makes sure that a shop can come into the repository. Changes nothing.
 * @throws UsageError with what to do first
 */
export function checkRepository(root: string): void {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new UsageError(
      `Nothing can be written in ${root}. Choose a folder of your own.`,
    );
  }
  try {
    git(root, ['var', 'GIT_COMMITTER_IDENT']);
  } catch {
    throw new UsageError(
      'The shop begins with a commit, and git does not know who you are. Tell it: git config --global user.name "…" and user.email "…".',
    );
  }
  if (!isUnderGit(root)) return;
  const changed = lines(git(root, ['status', '--porcelain', '--untracked-files=no']));
  if (changed.length > 0)
    throw new UsageError(
      `Commit or stash first what you have changed, so that nothing of it is lost: ${changed.map((line) => line.slice(3)).join(', ')}`,
    );
}

/** Puts a folder that came without history under git. */
export function beginHistory(root: string): void {
  if (isUnderGit(root)) return;
  try {
    git(root, ['init', '--quiet', '--initial-branch=main']);
    git(root, ['add', '--all']);
    git(root, ['commit', '--quiet', '--message', 'The storefront as it came']);
  } catch (error) {
    rmSync(path.join(root, '.git'), {recursive: true, force: true});
    throw error;
  }
}

/** The record of the shop that the repository is; `null` where it is none yet. */
export function readRecord(root: string): ShopRecord<unknown> | null {
  const found = spawnSync('git', ['show', `HEAD:${RECORD}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (found.status !== 0) return null;
  const record = readJson(found.stdout);
  const {storefront, answers, written, removed} = isRecord(record) ? record : {};
  const isWhole =
    typeof storefront === 'string' && isRecord(written) && Array.isArray(removed);
  if (!isWhole) throw new UsageError(`${RECORD} cannot be read. Restore it from git.`);
  return {
    storefront,
    answers,
    written: Object.fromEntries(Object.entries(written).map(([k, v]) => [k, String(v)])),
    removed: removed.map(String),
  };
}

/** The files of a commit below a path, by their paths. */
export function blobsIn(
  root: string,
  commit: string,
  place: string,
): Map<string, Buffer> {
  const listed = git(root, ['ls-tree', '-r', '-z', commit, '--', place]);
  const rows = listed.split('\0').filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [head = '', file = ''] = row.split('\t');
      const hash = head.split(' ')[2] ?? '';
      const {stdout} = spawnSync('git', ['cat-file', 'blob', hash], {
        cwd: root,
        maxBuffer: 1 << 28,
      });
      return [file, stdout];
    }),
  );
}

/** The commit of a tag, branch or hash. @throws UsageError where there is none */
export function commitNamed(root: string, name: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).trim();
  } catch {
    throw new UsageError(`There is no ${name} here. Fetch it: docs/updating.md.`);
  }
}

/** The commit at `HEAD`. */
export const headOf = (root: string) => git(root, ['rev-parse', 'HEAD']).trim();

/** Calls `work` with a work tree of a commit, which has the repository's packages; it is removed afterwards. */
export async function inWorkTree<Result>(
  root: string,
  commit: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = await mkdtemp(path.join(tmpdir(), 'start-shop-'));
  const folder = path.join(parent, 'shop');
  try {
    git(root, ['worktree', 'add', '--quiet', '--detach', folder, commit]);
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return await work(folder);
  } finally {
    await rm(parent, {recursive: true, force: true, maxRetries: 5});
    git(root, ['worktree', 'prune']);
  }
}

interface Change {
  /** `null` for a file that was taken out. */
  hash: string | null;
  path: string;
}

/** What differs in a work tree from the commit that it began as. */
export function changesIn(folder: string, commit: string): Change[] {
  git(folder, ['add', '--all', '--', '.', ':!node_modules']);
  const raw = git(folder, [
    'diff',
    '--cached',
    '--raw',
    '--no-renames',
    '--no-abbrev',
    '-z',
    commit,
  ]);
  const parts = raw.split('\0');
  const changes: Change[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [, , , hash = '', status = ''] = (parts[index] ?? '').split(' ');
    changes.push({path: parts[index + 1] ?? '', hash: status === 'D' ? null : hash});
  }
  return changes;
}

/** The record of changes, in which a folder that lost all its files stands for them. */
export function recordOf<Answers>(
  folder: string,
  storefront: string,
  answers: Answers,
  changes: readonly Change[],
): ShopRecord<Answers> {
  const left = lines(git(folder, ['ls-files']));
  const isEmpty = (place: string) => !left.some((file) => file.startsWith(place));
  const removed = changes.flatMap(({path: file, hash}) => {
    if (hash !== null) return [];
    const parts = file.split('/');
    const places = parts
      .slice(0, -1)
      .map((_, at) => `${parts.slice(0, at + 1).join('/')}/`);
    return places.find(isEmpty) ?? file;
  });
  const written = changes.flatMap(({path: file, hash}) =>
    hash === null || file === RECORD ? [] : [[file, hash] as const],
  );
  return {
    storefront,
    answers,
    written: Object.fromEntries(written),
    removed: [...new Set(removed)],
  };
}

/** The tree that was written when the shop was made or changed last, out of its record. */
function writtenTree(
  root: string,
  {storefront, written, removed}: ShopRecord<unknown>,
): string {
  const GIT_INDEX_FILE = path.join(
    git(root, ['rev-parse', '--absolute-git-dir']).trim(),
    'start-shop-index',
  );
  const env = {GIT_INDEX_FILE};
  try {
    git(root, ['read-tree', storefront], {env});
    const gone = lines(git(root, ['ls-files'], {env})).filter((file) =>
      removed.some(
        (place) => file === place || (place.endsWith('/') && file.startsWith(place)),
      ),
    );
    const record = git(root, ['rev-parse', `HEAD:${RECORD}`]).trim();
    const rows = [
      ...gone.map((file) => `0 ${'0'.repeat(40)}\t${file}`),
      ...Object.entries({...written, [RECORD]: record}).map(
        ([file, hash]) => `100644 ${hash}\t${file}`,
      ),
    ];
    git(root, ['update-index', '--index-info'], {env, input: `${rows.join('\n')}\n`});
    return git(root, ['write-tree'], {env}).trim();
  } finally {
    rmSync(GIT_INDEX_FILE, {force: true});
  }
}

/** The tree of a commit. */
export const treeOf = (root: string, commit: string) =>
  git(root, ['rev-parse', `${commit}^{tree}`]).trim();

/** Whether the commit is in the repository. */
export function hasCommit(root: string, commit: string): boolean {
  return (
    spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], {cwd: root}).status === 0
  );
}

/**
 * The commit that the repository would have, had nobody edited what was written: the storefront's
 * own where the shop is new.
 */
export function writtenCommit(root: string, record: ShopRecord<unknown> | null): string {
  if (!record) return headOf(root);
  const tree = writtenTree(root, record);
  return git(root, [
    'commit-tree',
    tree,
    '-p',
    record.storefront,
    '-m',
    'written',
  ]).trim();
}

/** Commits what a work tree holds on top of `before`, and gives the commit. */
export function commitTree(folder: string, before: string, message: string): string {
  git(folder, ['add', '--all', '--', '.', ':!node_modules']);
  const tree = git(folder, ['write-tree']).trim();
  return git(folder, ['commit-tree', tree, '-p', before, '-m', message]).trim();
}

/** What happens to a file that somebody has edited, and that the answers would change in the same lines. */
export type Edited = 'keep' | 'replace' | 'stop';

/**
 * Brings a commit into the repository.
 * @param decide what to do with the files that both sides have changed
 * @returns whether it came in
 */
export async function bring(
  root: string,
  commit: string,
  decide: (files: readonly string[]) => Promise<Edited>,
): Promise<boolean> {
  const picked = await gitToItsEnd(root, 'cherry-pick', '--allow-empty', commit);
  if (picked.ok) return true;
  try {
    const edited = lines(git(root, ['diff', '--name-only', '--diff-filter=U']));
    if (edited.length === 0)
      throw new UsageError(
        `Nothing was changed, as git could not: ${picked.output.trim()}`,
      );
    const answer = await decide(edited);
    if (answer !== 'stop') return await settle(root, edited, answer);
  } catch (error) {
    spawnSync('git', ['cherry-pick', '--abort'], {cwd: root});
    throw error;
  }
  git(root, ['cherry-pick', '--abort']);
  return false;
}

/** Ends a pick with one side of the files that both have changed. */
async function settle(
  root: string,
  edited: readonly string[],
  answer: 'keep' | 'replace',
): Promise<true> {
  const side = answer === 'keep' ? 2 : 3;
  for (const file of edited) {
    // A side without the file has taken it out.
    const has = git(root, ['ls-files', '--unmerged', '--', file]).includes(` ${side}\t`);
    if (has) git(root, ['checkout', side === 2 ? '--ours' : '--theirs', '--', file]);
    git(root, has ? ['add', '--', file] : ['rm', '--quiet', '--', file]);
  }
  const pick = ['-c', 'core.editor=true', 'cherry-pick', '--continue'];
  const {ok, output} = await gitToItsEnd(root, ...pick);
  if (!ok) throw new UsageError(`git cherry-pick failed: ${output.trim()}`);
  return true;
}

/** A git command that Ctrl-C does not reach: half of it would be in the repository. */
const gitToItsEnd = (root: string, ...args: string[]) =>
  runCommand('git', args, {cwd: root, detached: true});
