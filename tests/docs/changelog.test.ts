import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

import {projectPath} from '../../tools/project';

const read = (file: string) => readFileSync(projectPath(file), 'utf8');
const [, ...releases] = read('CHANGELOG.md').split(/^## /m);

test('the newest release is the project’s version', () => {
  const {version} = JSON.parse(read('package.json')) as {version: string};
  expect(/^\d+\.\d+\.\d+/.exec(releases[0] ?? '')?.[0]).toBe(version);
});

test.each(releases.map((text) => [text.split('\n', 1)[0], text]))(
  '%s has a day, and says what a fork does by hand',
  (title, text) => {
    expect(title).toMatch(/^\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d$/);
    expect(text).toMatch(/^\*\*Migration\.\*\* \S/m);
  },
);
