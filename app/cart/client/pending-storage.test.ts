import {describe, expect, it} from 'vitest';

import {type CartExtra} from '../cart';
import {readStored} from './pending-storage';
import {type StoredChanges} from './queue';

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

const waits = (change: object) => ({change, attempts: 0});
const sent = {change: add, attempts: 1, before: 1, cartId: 'c', sentAt: NOW - 2000};

const stored: StoredChanges = {
  pending: [
    {change: add, attempts: 0},
    {change: set, attempts: 0},
  ],
  unconfirmed: [sent],
};

const LONG = 'x'.repeat(5001);
const extraOf = (value: object) => waits({kind: 'extra', extra: value});

const text = (changes: object = {}) =>
  JSON.stringify({version: 2, at: NOW - 1000, ...stored, ...changes});

describe('stored changes', () => {
  it('are read as they were written', () => {
    expect(readStored(text(), NOW)).toEqual(stored);
  });

  it.each<CartExtra>([
    {field: 'discountCodes', kept: ['A'], entered: 'B'},
    {field: 'discountCodes', kept: []},
    {field: 'addGiftCard', code: 'ABCD'},
    {field: 'removeGiftCard', id: 'gid://shopify/AppliedGiftCard/1'},
    {field: 'note', note: 'x'.repeat(5000)},
  ])('keep $field beside the pending adds', (extra) => {
    const change = {kind: 'extra', extra} as const;
    const changes = {
      pending: [waits(add), waits(change)],
      unconfirmed: [{...sent, change, before: null}],
    };
    expect(readStored(text(changes), NOW)).toEqual(changes);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['another version', text({version: 1})],
    ['older than a day', text({at: NOW - 25 * 3_600_000})],
    ['from the future', text({at: NOW + 1})],
    ['without a list', text({pending: {}})],
    ['a quantity of text', text({pending: [waits({...add, quantity: '2'})]})],
    ['a negative target', text({pending: [waits({...set, quantity: -1})]})],
    ['an add of none', text({pending: [waits({...add, quantity: 0})]})],
    ['an add without a picture of it', text({pending: [waits({...add, preview: {}})]})],
    ['a kind that is none', text({pending: [waits({...set, kind: '__proto__'})]})],
    ['a code that is none', text({pending: [extraOf({field: 'addGiftCard', code: 7})]})],
    ['an extra that is none', text({pending: [extraOf({field: 'constructor'})]})],
    ['a note without an end', text({pending: [extraOf({field: 'note', note: LONG})]})],
    ['sent at no time', text({unconfirmed: [{...sent, sentAt: null}]})],
    ['about nothing', text({unconfirmed: [{...sent, change: null}]})],
    ['too much', text({pending: Array.from({length: 251}, () => waits(set))})],
  ])('are ignored when they are %s', (_, entry) => {
    expect(readStored(entry, NOW)).toBeNull();
  });
});
