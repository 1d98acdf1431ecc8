import {describe, expect, test} from 'vitest';

import {budgetsWithRoom, missesOf, OTHER_FILE, tableOf} from './budgets';

const measured = {
  worker: 1_000_000,
  'file shop': 24_000,
  'file Shelf': 300,
  'home: scripts': 110_000,
  'home: requests': 38,
};

describe('budgets', () => {
  test('have room for a small change', () => {
    expect(budgetsWithRoom(measured)).toEqual({
      worker: 1_000_000 + 65_536,
      'file shop': 25_024,
      'home: scripts': 112_048,
      'home: requests': 40,
    });
  });

  test('hold for what they were accepted for', () => {
    expect(missesOf(measured, budgetsWithRoom(measured))).toEqual([]);
  });

  test('report everything that is over, new or gone, at once', () => {
    const budgets = budgetsWithRoom(measured);
    delete budgets['home: requests'];
    const grown = {
      ...measured,
      'file shop': 26_000,
      'file Shelf': OTHER_FILE + 1,
    };
    expect(missesOf(grown, {...budgets, 'sale: scripts': 1})).toEqual([
      'file shop is 26000, 976 over its budget',
      'file Shelf is 6145, 1 over its budget',
      'home: requests has no budget: it is 38',
      'sale: scripts has a budget, and is gone',
    ]);
  });
});

test('the table shows what is left of each budget', () => {
  const table = tableOf(measured, budgetsWithRoom(measured)).split('\n');
  expect(table[2]).toMatch(/^file shop +24000 +25024 +1024$/);
  expect(table.at(-1)).toMatch(/^largest of 1 other files \(Shelf\) +300 +6144 +5844$/);
});
