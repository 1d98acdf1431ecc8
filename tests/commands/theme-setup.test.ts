import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {defaultAdminApp, type LocalStoreOptions} from '@quillhaven/local-store';
import {afterEach, expect, test} from 'vitest';

import {UsageError} from '../../tools/command';
import {examine} from '../../tools/doctor/examine';
import {projectRoot} from '../../tools/project';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {setUpThemes} from '../../tools/theme-setup/setup';
import {PREVIEW_SECRET} from '../support/preview';

/** `npm run theme:setup` against a store, and what the doctor says before and after it. */

type Definitions = NonNullable<LocalStoreOptions['metaobjectDefinitions']>;

const THEME = 'storefront_theme';
const field = (key: string, type: string) => ({
  key,
  name: key,
  type,
  required: false,
  validations: [],
});
const definition = (
  type: string,
  fields: Definitions[number]['fields'],
  storefront: 'NONE' | 'PUBLIC_READ' = 'PUBLIC_READ',
) => ({type, name: type, displayNameKey: null, storefront, fields});

let store: RunningStore;
afterEach(() => store.stop());

async function storeWith(
  metaobjectDefinitions?: Definitions,
  adminApp = defaultAdminApp,
): Promise<void> {
  const options = {adminApp};
  store = await startStore(
    metaobjectDefinitions ? {...options, metaobjectDefinitions} : options,
  );
}

/** Runs the setup: whether it is complete, and the lines that it prints or fails with. */
async function setUp(env: Record<string, string> = {}) {
  const lines: string[] = [];
  const isComplete = await setUpThemes({...store.env, PREVIEW_SECRET, ...env}, (line) =>
    lines.push(line),
  ).catch((problem: unknown) => {
    if (!(problem instanceof UsageError)) throw problem;
    lines.push(problem.message);
    return false;
  });
  return {isComplete, output: lines.join('\n')};
}

/** The command itself, without npm in between. */
async function runCommand(env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/theme-setup/main.ts'],
    {
      cwd: projectRoot,
      env: {...process.env, ...store.env, PREVIEW_SECRET, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return {code: child.exitCode, output};
}

async function doctorsRows(env: Record<string, string> = {}) {
  const settings = {...store.env, PREVIEW_SECRET, ...env};
  const {rows} = await examine(settings, {documents: [], timeoutMs: 20_000});
  return rows.filter(({name}) => name === 'staff');
}

test('a store with nothing gets every definition, and a second run changes nothing', async () => {
  await storeWith([]);
  const before = await doctorsRows();
  // The themes that the local store sells with define their own type.
  expect(before.map(({status}) => status)).toEqual(before.map(() => 'fault'));
  expect(before).toContainEqual(
    expect.objectContaining({
      found: 'no definition of storefront_theme_draft',
      fix: 'npm run theme:setup makes it.',
    }),
  );
  const first = await runCommand();
  // It says what it will do before it does anything.
  expect(first.output.match(/^to (?:make|extend) +storefront_theme/gm)).toHaveLength(6);
  expect(first.output.match(/^there {6}storefront_theme/gm)).toHaveLength(6);
  expect(first.code).toBe(0);
  expect(await doctorsRows()).toMatchObject([
    {status: 'ok', found: 'the app is let in, and every definition is there'},
  ]);
  store.control.clearRequests();
  expect((await setUp()).isComplete).toBe(true);
  const asked = store.control.requests().map(({operation}) => operation);
  expect(asked.filter((name) => name !== 'ThemeDefinition').join()).not.toMatch(/Theme/);
});

test('a definition that lacks fields gets them, and keeps those that it has', async () => {
  const own = field('mascot', 'single_line_text_field');
  await storeWith([definition(THEME, [own, field('accent_color', 'color')])]);
  const [row] = await doctorsRows();
  expect(row?.found).toMatch(/it lacks .*announcement \(single_line_text_field\)/);
  expect(row?.fix).toBe('npm run theme:setup adds what it lacks.');
  expect((await setUp()).isComplete).toBe(true);
  expect((await doctorsRows())[0]?.status).toBe('ok');
  const answer = await fetch(`${store.url}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Access-Token': defaultAdminApp.token,
    },
    body: JSON.stringify({
      query: `{ metaobjectDefinitionByType(type: "${THEME}") { fieldDefinitions { key } } }`,
    }),
  });
  const text = await answer.text();
  expect(text).toContain('"mascot"');
  expect(text.match(/"accent_color"/g)).toHaveLength(1);
});

test('the command reports, and leaves alone, a definition that only a person may change', async () => {
  await storeWith([
    definition(THEME, [field('accent_color', 'single_line_text_field')]),
    definition('storefront_theme_draft', [field('name', 'single_line_text_field')]),
  ]);
  const {isComplete, output} = await setUp();
  expect(isComplete).toBe(false);
  expect(output).toContain(
    `wrong      ${THEME}: its field accent_color is a single_line_text_field, not a color`,
  );
  expect(output).toMatch(
    /wrong {6}storefront_theme_draft: .*drafts and plans would be public/,
  );
  const rows = await doctorsRows();
  expect(rows).toHaveLength(2);
  for (const {status, fix} of rows) {
    expect(status).toBe('fault');
    expect(fix).toMatch(/Change the definition/);
  }
});

test('a store that refuses the app is reported as such, and no secret is printed', async () => {
  await storeWith(undefined, {...defaultAdminApp, scopes: ['read_metaobjects']});
  expect(await doctorsRows()).toMatchObject([
    {found: 'the app lacks the permission read_metaobject_definitions'},
  ]);
  const scope = await setUp();
  expect(scope.isComplete).toBe(false);
  expect(scope.output).toMatch(/needs write_metaobject_definitions, write_metaobjects/);

  const wrong = {ADMIN_CLIENT_SECRET: 'a-secret-that-is-revoked'};
  expect(await doctorsRows(wrong)).toMatchObject([
    {found: 'the Admin API does not accept the credentials', status: 'fault'},
  ]);
  const refused = await runCommand(wrong);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    'the Admin API does not accept the credentials. Renew',
  );
  expect(refused.output).not.toContain('a-secret-that-is-revoked');

  const none = {ADMIN_CLIENT_ID: ''};
  expect(await doctorsRows(none)).toMatchObject([{status: 'note'}]);
  expect((await setUp(none)).output).toMatch(/Set ADMIN_API_TOKEN, or ADMIN_CLIENT_ID/);
  expect(await doctorsRows({...none, PREVIEW_SECRET: ''})).toMatchObject([
    {status: 'ok', found: 'there are no previews, so there is nothing to save'},
  ]);
});
