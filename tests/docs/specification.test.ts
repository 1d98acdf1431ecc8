import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';

import {projectPath} from '../../scripts/project';

interface Row {
  sentence: string;
  /** Files that the sentence lives in. */
  places: string[];
  /** Tests that hold it. */
  tests: {file: string; title: string}[];
}

const rows = rowsOf(readFileSync(projectPath('docs/specification.md'), 'utf8'));

/** Sections that every sentence of the specification belongs to. */
const SECTIONS = 10;

test('the specification has rows in each of its sections', () => {
  const text = readFileSync(projectPath('docs/specification.md'), 'utf8');
  expect(text.match(/^\| Sentence/gm)).toHaveLength(SECTIONS);
  expect(rows.length).toBeGreaterThan(100);
});

describe.each(rows)('“$sentence”', ({sentence, places, tests}) => {
  test('says what, where, and by which test', () => {
    expect(sentence).not.toBe('');
    expect(places.length).toBeGreaterThan(0);
    expect(tests.length).toBeGreaterThan(0);
  });

  test('names only files and tests that exist', () => {
    expect(places.filter((place) => !existsSync(projectPath(place)))).toEqual([]);
    const missing = tests.filter(({file, title}) => !titlesIn(file).has(title));
    expect(missing).toEqual([]);
  });
});

/** The rows of all tables: sentence, places, tests. */
function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Sentence|-+) /.test(line))
    .map((line) => {
      const [sentence = '', places = '', tests = ''] = line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim());
      return {
        sentence,
        places: [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
        tests: tests.split('<br>').flatMap(testsOfFile),
      };
    });
}

function testsOfFile(cell: string): Row['tests'] {
  const [, file = '', titles = ''] = /^`([^`]+)`: (.*)$/.exec(cell) ?? [];
  return [...titles.matchAll(/“(.*?)”(?=; “|$)/g)].map(([, title = '']) => ({
    file,
    title,
  }));
}

const known = new Map<string, Set<string>>();

/** Titles of tests in a file, as they are written there; none where there is no such file. */
function titlesIn(file: string): Set<string> {
  const before = known.get(file);
  if (before) return before;
  const titles = new Set<string>();
  known.set(file, titles);
  if (!existsSync(projectPath(file))) return titles;
  const text = readFileSync(projectPath(file), 'utf8');
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const called = node.expression.getText().split(/[.(]/, 1)[0] ?? '';
      if (title && ['test', 'it'].includes(called)) titles.add(writtenTitle(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return titles;
}

/** The text of a literal; a template with its `${…}` as they stand. */
function writtenTitle(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : '';
}
