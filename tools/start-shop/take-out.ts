/** What leaves the storefront when it becomes a shop (docs/start-shop.md). */
import {existsSync} from 'node:fs';
import {readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import ts from 'typescript';

import {filesBelow, removeAddOn, withoutRows} from '../removal/remove';
import {git} from './repository';

/** The fictional club, and what is about it or about the storefront's own repository. */
const GONE = [
  'packages/club',
  'bench',
  'docs/images',
  'tools/budgets',
  'tools/screenshots',
  'packages/local-store/CHANGELOG.md',
  'packages/local-store/build.ts',
  'packages/local-store/tsconfig.build.json',
  'knip.jsonc',
  // The documents of blogs, and more, that only the club's shop answers.
  'tests/contract/execution.test.ts',
];

/**
 * Tests of any shop. All others start the club's shop, and know what it sells, or are about the
 * storefront's own repository. Those beside the code stay, too.
 */
const KEPT_TESTS = ['cart-model', 'contract', 'shop', 'support', 'docs'];
const KEPT_TESTS_OF_DOCS = ['imports.test.ts'];

/** Folders whose files go with what they import. Those of `app` lose rows alone. */
const FOLLOWERS = ['tools', 'tests', 'packages'];

/** What a module may be called in an import. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/**
 * Takes the club, and the add-ons `without`, out of the project at `root`: with what imports them, and
 * with what documents say of them.
 */
export async function takeOut(root: string, without: readonly string[]): Promise<void> {
  const guides = await guidesIn(root);
  for (const name of without) await removeAddOn(root, name);
  const left = await guidesIn(root);
  const ofAddOns = [...guides].filter((guide) => !left.has(guide));
  const tests = await readdir(path.join(root, 'tests'));
  const ofDocs = await readdir(path.join(root, 'tests/docs'));
  const gone = [
    ...GONE,
    ...tests.filter((name) => !KEPT_TESTS.includes(name)).map((name) => `tests/${name}`),
    ...ofDocs
      .filter((name) => !KEPT_TESTS_OF_DOCS.includes(name))
      .map((name) => `tests/docs/${name}`),
    // A guide, and the folder of its examples.
    ...ofAddOns.flatMap((guide) => [guide, guide.replace(/\.md$/, '')]),
  ];
  for (const place of gone)
    await rm(path.join(root, place), {recursive: true, force: true});
  await sellOwnGoods(root);
  await followImports(root);
  await removeUnusedSupport(root);
  await withoutName(root);
  await withoutScripts(root);
  await cleanDocuments(root);
}

/** The local store reads the shop's own folder from now on. */
async function sellOwnGoods(root: string): Promise<void> {
  const file = path.join(root, 'tools/store/goods.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text
      .replace("'./club-goods'", "'./shop-goods'")
      .replace(/^\/\/ `npm run start-shop`.*\n/m, ''),
  );
  await rm(path.join(root, 'tools/store/club-goods.ts'));
  await rename(
    path.join(root, 'tools/store/club-store.ts'),
    path.join(root, 'tools/store/start-store.ts'),
  );
  for (const [name, code] of await textsBelow(root, FOLLOWERS)) {
    // By a pattern that is not found in this very file: a shop is answered anew by it.
    const renamed = code.replaceAll(/\/club-store(?=')/g, '/start-store');
    if (renamed !== code) await writeFile(name, renamed);
  }
}

/** The guides that code of the shop names, such as `docs/gifts.md`. */
async function guidesIn(root: string): Promise<Set<string>> {
  const texts = await textsBelow(root, ['app']);
  return new Set(
    [...texts.values()].flatMap((text) => text.match(/docs\/[a-z-]+\.md/g) ?? []),
  );
}

async function textsBelow(
  root: string,
  folders: readonly string[],
): Promise<Map<string, string>> {
  const all = await Promise.all(
    folders.map((folder) => filesBelow(path.join(root, folder))),
  );
  const code = all.flat().filter((file) => /\.(?:tsx?|js)$/.test(file));
  return new Map(
    await Promise.all(
      code.map(async (file) => [file, await readFile(file, 'utf8')] as const),
    ),
  );
}

/** Whether what a file imports is no longer there. Packages of others are. */
function isMissing(root: string, file: string, specifier: string): boolean {
  const store = /^@quillhaven\/local-store\/(.+)$/.exec(specifier);
  if (specifier.startsWith('@quillhaven/club')) return true;
  // A package's entries are named after their files, but for the catalogue's.
  if (store) {
    const name = store[1] === 'catalogue' ? 'catalogue-files' : (store[1] ?? '');
    return !existsSync(path.join(root, `packages/local-store/src/${name}.ts`));
  }
  const base = specifier.startsWith('~/')
    ? path.join(root, 'app', specifier.slice(2))
    : specifier.startsWith('.')
      ? path.resolve(path.dirname(file), specifier.replace(/\?.*$/, ''))
      : null;
  return base !== null && !ENDINGS.some((ending) => existsSync(base + ending));
}

/** What a module imports, by any form. */
const importsOf = (text: string) =>
  ts.preProcessFile(text).importedFiles.map(({fileName}) => fileName);

/** Lists lose their rows of what is gone; a file that does more with it goes as well, and so on. */
async function followImports(root: string): Promise<void> {
  const texts = await textsBelow(root, FOLLOWERS);
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [file, text] of texts) {
      const isGone = (specifier: string) => isMissing(root, file, specifier);
      if (!importsOf(text).some(isGone)) continue;
      hasChanged = true;
      const rest = withoutRows(text, isGone);
      if (rest === null || importsOf(rest).some(isGone)) {
        await rm(file);
        texts.delete(file);
      } else {
        await writeFile(file, rest);
        texts.set(file, rest);
      }
    }
  }
}

/** Helpers of tests, and files that tests read, whose last user has gone. */
async function removeUnusedSupport(root: string): Promise<void> {
  const config = await readFile(path.join(root, 'vitest.config.ts'), 'utf8');
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const texts = [...(await textsBelow(root, ['app', ...FOLLOWERS])).entries()];
    for (const file of await filesBelow(path.join(root, 'tests/support'))) {
      const name = path.basename(file).replace(/\.tsx?$/, '');
      const isNamed = (text: string) => new RegExp(`[/']${name}\\b`).test(text);
      const isUsed = texts.some(([other, text]) => other !== file && isNamed(text));
      if (isUsed || isNamed(config)) continue;
      await rm(file);
      hasChanged = true;
    }
  }
}

const WORDS = [
  ['Heron', 'Member'],
  ['heron', 'member'],
  ['HERON', 'MEMBER'],
  ['Crest', 'Team'],
  ['crest', 'team'],
  ['Kelp', 'Green'],
  ['1908 Red', 'Old Red'],
  ['tideline', 'news'],
] as const;

/** Tests of rules write the club's words, as they write any: they write others. */
async function withoutName(root: string): Promise<void> {
  const texts = await textsBelow(root, ['app', 'tests', 'tools']);
  for (const [file, text] of texts) {
    if (file.includes('/start-shop/')) continue;
    const named = WORDS.reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
    if (named !== text) await writeFile(file, named);
  }
}

interface Manifest {
  scripts?: Record<string, string>;
  exports?: Record<string, string>;
}

/** Manifests without scripts and entries whose files are gone. */
async function withoutScripts(root: string): Promise<void> {
  for (const folder of ['', 'packages/local-store']) {
    const file = path.join(root, folder, 'package.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    const isThere = (name: string) => existsSync(path.join(root, folder, name));
    for (const [name, command] of Object.entries(manifest.scripts ?? {})) {
      const files = command.match(/\S+\.[tj]s\b/g) ?? [];
      if (!files.every(isThere)) delete manifest.scripts?.[name];
    }
    for (const [name, target] of Object.entries(manifest.exports ?? {}))
      if (!isThere(target)) delete manifest.exports?.[name];
    await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

/** What documents say of what is gone: rows and items of lists go, in sentences a link becomes its text. */
async function cleanDocuments(root: string): Promise<void> {
  const {scripts = {}} = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  const top = await readdir(root);
  const documents = git(root, ['ls-files', '*.md']).split('\n').filter(Boolean);
  for (const document of documents) {
    const file = path.join(root, document);
    if (!existsSync(file) || document === 'CHANGELOG.md') continue;
    const isGone = (target: string, from = path.dirname(document)) =>
      !existsSync(path.join(root, from, target.replace(/[#?].*$/, '')));
    const text = await readFile(file, 'utf8');
    const clean = withoutMentions(text, {
      link: (target) => isGone(target),
      path: (name) => top.includes(name.split('/')[0] ?? '') && isGone(name, '.'),
      script: (name) => !(name in scripts),
    });
    if (clean !== text) await writeFile(file, clean);
  }
}

interface Gone {
  /** A link's target. */
  link(target: string): boolean;
  /** A path in code marks. */
  path(name: string): boolean;
  /** Of npm. */
  script(name: string): boolean;
}

/**
 * The text of a document without what it says of what is gone: an item or a row that begins with it
 * goes, a link to it becomes its text.
 */
export function withoutMentions(text: string, isGone: Gone): string {
  const blocks = text.split(/\n(?=\s*(?:[-|*]|\d+\.) |\||\n|#|<)/);
  return blocks
    .filter((block) => !isAbout(block, isGone))
    .join('\n')
    .replace(SENTENCE, (whole, target: string) => (isGone.link(target) ? '' : whole))
    .replace(LINK, (whole, label: string, target: string) =>
      isGone.link(target) ? label : whole,
    );
}

const LINK = /!?\[([^\]]*)\]\((?![a-z]+:|#|\/)([^)\s]+)[^)]*\)/g;
/** A sentence that is a link and nothing else, after another. */
const SENTENCE = /(?<=\.)\s+\[[^\]]*\]\((?![a-z]+:|#|\/)([^)\s]+)\)\./g;

/** Whether an item or a row begins with what is gone. */
function isAbout(block: string, isGone: Gone): boolean {
  const [, subject = ''] = /^\s*(?:[-|*]|\d+\.) *\**(.{1,200})/s.exec(block) ?? [];
  const [, target] = /^!?\[[^\]]*\]\((?![a-z]+:|#|\/)([^)\s]+)/.exec(subject) ?? [];
  if (target !== undefined) return isGone.link(target);
  const [, code = ''] = /^`([^`]+)`/.exec(subject) ?? [];
  const [, script] = /^npm run ([a-z][\w:-]*)/.exec(code) ?? [];
  if (script !== undefined) return isGone.script(script);
  return /^[\w.-]+\/[\w./-]*$/.test(code) && isGone.path(code);
}
