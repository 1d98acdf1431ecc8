import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

import {projectPath} from '../../scripts/project';
import {missingTests, tableRows, testsNamedIn, type NamedTest} from './named-tests';

interface Row {
  sentence: string;
  /** Files that the sentence lives in. */
  places: string[];
  /** Tests that hold it. */
  tests: NamedTest[];
}

const text = readFileSync(projectPath('docs/specification.md'), 'utf8');
const rows = tableRows(text, ['Sentence']).map(
  ([sentence = '', places = '', tests = '']): Row => ({
    sentence,
    places: [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
    tests: testsNamedIn(tests),
  }),
);

/** Sections that every sentence of the specification belongs to. */
const SECTIONS = 10;

test('the specification has rows in each of its sections', () => {
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
    expect(missingTests(tests)).toEqual([]);
  });
});
