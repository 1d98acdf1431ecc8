import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

import {projectPath} from '../../tools/project';

const read = (file: string) => readFileSync(projectPath(file), 'utf8');
const tokens = read('app/styles/tokens.css');
const page = read('docs/design-language.md');
const defined = new Set(
  Array.from(tokens.matchAll(/^ {4}(--[a-z-]+):/gm), ([, name]) => name),
);

test('the page on the design names no token that does not exist', () => {
  const named = Array.from(page.matchAll(/`(--[a-z-]+)`/g), ([, name]) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !defined.has(name))).toEqual([]);
});
