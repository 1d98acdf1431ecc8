import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

import {TYPES} from '../../app/staff/admin.documents';
import {THEME_DEFINITIONS} from '../../tools/theme-setup/definitions';
import {FIELDS, THEME_KEYS} from '../../app/theme/fields';
import {projectPath} from '../../tools/project';

const text = readFileSync(projectPath('docs/theme-metaobject.md'), 'utf8');

const labels = Object.fromEntries(THEME_KEYS.map((key) => [key, FIELDS[key].label]));

/** The rows of the table, by the key of their field. */
const rows = new Map(
  Array.from(text.matchAll(/^\| `(\w+)` .*$/gm), ([row, key = '']) => [key, row]),
);

test('the table has every field of a theme, and no other', () => {
  expect([...rows.keys()]).toEqual([...THEME_KEYS]);
});

test('the definition that the setup command makes has every field of a theme, and no other', () => {
  const theme = THEME_DEFINITIONS.find(({type}) => type === TYPES.theme);
  const fields = theme?.fieldDefinitions.map(({key, name}) => [key, name]) ?? [];
  expect(Object.fromEntries(fields)).toEqual(labels);
});
