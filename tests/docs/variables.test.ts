import {readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {expect, test} from 'vitest';

import {SECRETS} from '../../tools/doctor/examine';
import {tableDocument, withVariableTable} from '../../tools/docs/variable-table';
import {projectPath} from '../../tools/project';
import {variables} from '../../tools/variables';

const read = (file: string) => readFileSync(projectPath(file), 'utf8');

test('the table of variables says what the worker reads (else: npm run docs)', async () => {
  const document = read(tableDocument);
  expect(document).toBe(await withVariableTable(document));
});

test('the example of an .env names only variables that exist, and every one that must be set', () => {
  const named = Object.keys(parseEnv(read('.env.example')));
  expect(named.filter((name) => !(name in variables))).toEqual([]);
  const required = Object.entries(variables).flatMap(([name, {isRequired}]) =>
    isRequired ? [name] : [],
  );
  expect(named).toEqual(expect.arrayContaining(required));
});

test('every secret is kept out of what connect and doctor print, and deploy.md names it', () => {
  const [, named = ''] =
    /\nMark as \*\*secret\*\*:([^.]*)\./.exec(read('docs/deploy.md')) ?? [];
  for (const name of SECRETS)
    if (!name.startsWith('PUBLIC_')) expect(named).toContain(`\`${name}\``);
});
