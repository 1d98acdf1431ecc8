import {describe, expect, it} from 'vitest';

import {type CartExtra} from './extras';
import {STORED_VERSION, type PendingChanges} from './queue-state';
import {readStored} from './stored-queue';

const NOW = Date.UTC(2026, 0, 1);

const add = {
  kind: 'add',
  merchandiseId: 'a',
  quantity: 2,
  preview: {
    productTitle: 'A',
    variantTitle: null,
    image: null,
    price: {amount: '1.0', currencyCode: 'USD'},
    handle: 'a',
  },
} as const;

const set = {kind: 'set', key: 'a', title: 'A', quantity: 0} as const;

const left: PendingChanges = {
  waiting: [add, set],
  doubt: {intent: add, before: 1, orphaned: true},
};

const LONG = 'x'.repeat(5001);
const extraOf = (value: object) => ({kind: 'extra', extra: value});

const text = (changes: object = {}) =>
  JSON.stringify({version: STORED_VERSION, at: NOW - 1000, ...left, ...changes});

describe('what a page left behind for the next of its tab', () => {
  it('is read as it was left', () => {
    expect(readStored(text(), NOW)).toEqual(left);
  });

  it.each<CartExtra>([
    {field: 'discountCodes', kept: ['A'], entered: 'B'},
    {field: 'discountCodes', kept: []},
    {field: 'addGiftCard', code: 'ABCD'},
    {field: 'removeGiftCard', id: 'gid://shopify/AppliedGiftCard/1'},
    {field: 'note', note: 'x'.repeat(5000)},
  ])('keeps $field beside the adds that wait', (extra) => {
    const intent = {kind: 'extra', extra} as const;
    const pending = {waiting: [add, intent], doubt: {intent, before: null}};
    expect(readStored(text(pending), NOW)).toEqual(pending);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['another version', text({version: STORED_VERSION + 1})],
    ['older than half an hour', text({at: NOW - 31 * 60_000})],
    ['from the future', text({at: NOW + 1})],
    ['without a list', text({waiting: {}})],
    ['a quantity of text', text({waiting: [{...add, quantity: '2'}]})],
    ['a negative target', text({waiting: [{...set, quantity: -1}]})],
    ['an add of none', text({waiting: [{...add, quantity: 0}]})],
    ['an add without a picture of it', text({waiting: [{...add, preview: {}}]})],
    ['a kind that is none', text({waiting: [{...set, kind: '__proto__'}]})],
    ['a code that is none', text({waiting: [extraOf({field: 'addGiftCard', code: 7})]})],
    ['an extra that is none', text({waiting: [extraOf({field: 'constructor'})]})],
    ['a note without an end', text({waiting: [extraOf({field: 'note', note: LONG})]})],
    ['a doubt about nothing', text({doubt: {before: 1}})],
    ['too much', text({waiting: Array.from({length: 251}, () => set)})],
  ])('is dropped when it is %s', (_, stored) => {
    expect(readStored(stored, NOW)).toBeNull();
  });
});
