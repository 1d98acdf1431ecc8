import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {connectionOf, type Connection} from './connection';

const letters = [...'abcdefghij'];
const self = (letter: string) => letter;

describe('connections', () => {
  it('hold every item once, in order, whatever the page size and the direction', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.integer({min: 1, max: 12}),
        fc.boolean(),
        (length, size, reverse) => {
          const items = Array.from({length}, (_, index) => `item ${index}`);
          const expected = reverse ? [...items].reverse() : items;
          const forward: string[] = [];
          let after: string | null = null;
          do {
            const page: Connection<string> = connectionOf(
              items,
              {first: size, after, reverse},
              self,
            );
            forward.push(...page.nodes);
            after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
          } while (after !== null);
          expect(forward).toEqual(expected);
          const backward: string[] = [];
          let before: string | null = null;
          do {
            const page: Connection<string> = connectionOf(
              items,
              {last: size, before, reverse},
              self,
            );
            backward.unshift(...page.nodes);
            before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
          } while (before !== null);
          expect(backward).toEqual(expected);
        },
      ),
    );
  });

  it('go on after an item that has moved', () => {
    const {pageInfo} = connectionOf(letters, {first: 3}, self);
    const moved = ['z', ...letters];
    expect(
      connectionOf(moved, {first: 2, after: pageInfo.endCursor}, self).nodes,
    ).toEqual(['d', 'e']);
  });

  it('skip nothing after an item that is gone', () => {
    const {pageInfo} = connectionOf(letters, {first: 3}, self);
    const without = letters.filter((letter) => letter !== 'c');
    expect(
      connectionOf(without, {first: 2, after: pageInfo.endCursor}, self).nodes,
    ).toEqual(['d', 'e']);
  });

  it.each(['', 'nonsense', 'bnVsbA==', 'eyJpbmRleCI6ICJ4In0='])(
    'refuse the cursor %j',
    (after) => {
      expect(() => connectionOf(letters, {first: 1, after}, self)).toThrow(
        'Invalid cursor',
      );
    },
  );

  it('reach no further than 25,000 items', () => {
    const many = Array.from({length: 25_001}, (_, index) => String(index));
    const last = connectionOf(many, {last: 2}, self);
    const {startCursor} = connectionOf(many.slice(0, 25_000), {last: 1}, self).pageInfo;
    expect(last.nodes).toEqual(['24999', '25000']);
    expect(() => connectionOf(many, {first: 1, after: startCursor}, self)).toThrow(
      '25000',
    );
  });
});
