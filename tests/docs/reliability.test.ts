import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

import {projectPath} from '../../scripts/project';
import {COMMANDS_PER_SCRIPT, SCRIPTS_PER_LAW} from '../cart-model/commands';
import {FAILING, PARTIAL, SLOW} from '../faults/catalogue';
import {missingTests, tableRows, testsNamedIn, titlesIn} from './named-tests';

const text = readFileSync(projectPath('docs/reliability.md'), 'utf8');
const HEADS = ['Promise', 'Area', 'Attack', 'Fault'];
const [figures = '', ...sections] = text.split(/^## /m).slice(1);
const promises = tableRows(sections.join('\n'), HEADS).map(
  ([name = '', answer = '', tests = '']) => ({name, answer, tests: testsNamedIn(tests)}),
);

test('there is a table of promises for the cart, for what Hydrogen lacks, for attacks and for faults', () => {
  const heads = text.match(/^\| (?:Promise|Area|Attack|Fault) /gm);
  expect(heads).toHaveLength(HEADS.length);
  expect(promises.length).toBeGreaterThan(65);
});

describe.each(promises)('“$name”', ({answer, tests}) => {
  test('says what happens, and names only tests that exist', () => {
    expect(answer).not.toBe('');
    expect(tests.length).toBeGreaterThan(0);
    expect(missingTests(tests)).toEqual([]);
  });
});

test('the figures are those of the suites', () => {
  const laws = [...titlesIn('tests/cart-model/convergence.test.ts')].filter((title) =>
    title.startsWith('with '),
  );
  const told = new Map(
    tableRows(figures, ['What is tried in each `npm test`']).map(([what = '', count]) => [
      what.split(':', 1)[0],
      count,
    ]),
  );
  expect(Object.fromEntries(told)).toMatchObject({
    [`scripts of up to ${COMMANDS_PER_SCRIPT} taps, answers, losses, reloads and ticks`]:
      (laws.length * SCRIPTS_PER_LAW).toLocaleString('en-US'),
    'ways for a store to give no usable answer': String(FAILING.length),
    'ways for it to be slow or partly mute': String(SLOW.length + PARTIAL.length),
  });
});
