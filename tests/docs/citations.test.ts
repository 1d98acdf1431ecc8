import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';

import {projectPath, projectRoot} from '../../tools/project';

const specification = readFileSync(projectPath('docs/specification.md'), 'utf8');

/** Sections are headings (`## §4 …`), their points begin in bold (`**§4.8 …**`). */
const sections = new Set(
  Array.from(specification.matchAll(/(?:^## |\*\*)§(\d+(?:\.\d+)?)/gm), ([, id]) => id),
);

const recordsFolder = projectPath('docs/decisions');

const records = new Set(
  readdirSync(recordsFolder).flatMap((name) => /^\d{4}/.exec(name) ?? []),
);

/** Each citation that the regular expression finds in the project's files, as `file:line:citation`, whose number is not `known`. */
function unknown(expression: string, known: ReadonlySet<string | undefined>): string[] {
  const found = execFileSync('git', ['grep', '-nIoE', expression], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  expect(found.length).toBeGreaterThan(10);
  return found.filter((citation) => !known.has(/[\d.]+$/.exec(citation)?.[0]));
}

test('every § that is cited leads to a section or a point of the specification', () => {
  expect(unknown('§[0-9]+(\\.[0-9]+)*', sections)).toEqual([]);
});

test('every decision that is cited leads to a record', () => {
  expect(unknown('decisions? [0-9]+', records)).toEqual([]);
});
