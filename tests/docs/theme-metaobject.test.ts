import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

import {THEME_DEFINITIONS, TYPES} from '../../app/staff/definitions';
import {THEME_FONTS} from '../../app/theme/fonts';
import {FIELDS, THEME_KEYS} from '../../app/theme/fields';
import {projectPath} from '../../tools/project';

const text = readFileSync(projectPath('docs/theme-metaobject.md'), 'utf8');

const labels = Object.fromEntries(THEME_KEYS.map((key) => [key, FIELDS[key].label]));

const namesAndKeys = Array.from(
  text.matchAll(/key: "(\w+)",?\s+name: "([^"]+)",?\s+type:/g),
  ([, key = '', name = '']) => [key, name],
);

test('the table and the script define every field of a theme, and no other', () => {
  const rows = Array.from(text.matchAll(/^\| `(\w+)`/gm), ([, key]) => key);
  expect(rows).toEqual([...THEME_KEYS]);
  expect(Object.fromEntries(namesAndKeys)).toEqual(labels);
});

test('the definition that the setup command makes has every field of a theme, and no other', () => {
  const theme = THEME_DEFINITIONS.find(({type}) => type === TYPES.theme);
  const fields = theme?.fieldDefinitions.map(({key, name}) => [key, name]) ?? [];
  expect(Object.fromEntries(fields)).toEqual(labels);
});

test('the script allows what the shop understands', () => {
  for (const {name} of THEME_FONTS) expect(text).toContain(`\\"${name}\\"`);
  for (const key of THEME_KEYS) {
    for (const {name, value} of FIELDS[key].validations ?? []) {
      if (name !== 'max') continue;
      expect(text).toMatch(
        new RegExp(`"${key}"[^}]*(?:\\}[^}]*)?\\{name: "max", value: "${value}"\\}`),
      );
    }
  }
});
