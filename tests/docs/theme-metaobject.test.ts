import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

import {FIELD_NAMES} from '../../app/staff/panel/settings-text';
import {THEME_DEFINITIONS, TYPES} from '../../app/staff/definitions';
import {THEME_FONTS} from '../../app/theme/fonts';
import {MAX_RADIUS, TEXT_LIMITS} from '../../app/theme/parse-fields';
import {THEME_KEYS} from '../../app/lib/theme';
import {projectPath} from '../../tools/project';

const text = readFileSync(projectPath('docs/theme-metaobject.md'), 'utf8');

const namesAndKeys = Array.from(
  text.matchAll(/key: "(\w+)",?\s+name: "([^"]+)",?\s+type:/g),
  ([, key = '', name = '']) => [key, name],
);

test('the table and the script define every field of a theme, and no other', () => {
  const rows = Array.from(text.matchAll(/^\| `(\w+)`/gm), ([, key]) => key);
  expect(rows).toEqual([...THEME_KEYS]);
  expect(Object.fromEntries(namesAndKeys)).toEqual(FIELD_NAMES);
});

test('the definition that the setup command makes has every field of a theme, and no other', () => {
  const theme = THEME_DEFINITIONS.find(({type}) => type === TYPES.theme);
  const fields = theme?.fieldDefinitions.map(({key, name}) => [key, name]) ?? [];
  expect(Object.fromEntries(fields)).toEqual(FIELD_NAMES);
});

test('the script allows what the shop understands', () => {
  for (const {name} of THEME_FONTS) expect(text).toContain(`\\"${name}\\"`);
  expect(text).toContain(`{name: "max", value: "${MAX_RADIUS}"}`);
  for (const [key, limit] of Object.entries(TEXT_LIMITS)) {
    expect(text).toMatch(new RegExp(`"${key}"[^}]*\\{name: "max", value: "${limit}"\\}`));
  }
});
