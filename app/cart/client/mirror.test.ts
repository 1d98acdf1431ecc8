import {expect, it} from 'vitest';

import {MESSAGES} from '../messages';
import {EMPTY_STATE, reduce} from './cart-state';
import {takeMirror, writeMirror, type Mirror} from './mirror';

/** §11.8. */

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const {desired, said} = reduce(
  reduce(
    {...EMPTY_STATE, copy: MESSAGES},
    {
      type: 'change',
      change: {
        kind: 'add',
        merchandiseId: 'tee',
        attributes: [{key: 'Name', value: 'Kim'}],
        sellingPlanId: null,
        lineId: null,
        quantity: 1,
        preview: {
          title: 'Tee',
          variantTitle: null,
          image: null,
          unitPrice: {amount: '1.0', currencyCode: 'USD'},
          handle: null,
        },
      },
    },
  ),
  {
    type: 'say',
    said: {place: 'note', key: 'note', name: 'Note', action: 'NoteUpdate', inputs: {}},
  },
);
const mirror: Mirror = {id: 'one', written: 1, desired, said};

it('is taken once', () => {
  const own = storage();
  writeMirror(own, mirror);
  expect(takeMirror(own)).toEqual(mirror);
  expect(takeMirror(own)).toBeNull();
});

it('is cleared where nothing is desired', () => {
  const own = storage();
  writeMirror(own, mirror);
  writeMirror(own, {...mirror, desired: [], said: []});
  expect(own.kept.size).toBe(0);
});

it('keeps what was said without a line, but no command', () => {
  const own = storage();
  writeMirror(own, {...mirror, desired: []});
  expect(takeMirror(own)).toMatchObject({said});
  writeMirror(own, {
    ...mirror,
    desired: [],
    said: said.map((each) => ({...each, key: null})),
  });
  expect(own.kept.size).toBe(0);
});

it.each([
  ['no JSON', '{'],
  ['another shape', '{"id":"one","written":1,"desired":[{}],"said":[]}'],
  ['other words', JSON.stringify({...mirror, said: [{place: 'note'}]})],
  [
    'a quantity of another type',
    JSON.stringify({...mirror, desired: [{...desired[0], more: 'x'}]}),
  ],
])('is ignored where it holds %s', (_, text) => {
  const own = storage();
  own.setItem('cart-desired-3', text);
  expect(takeMirror(own)).toBeNull();
});

it('keeps nothing where storage is full, blocked or missing', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  writeMirror(full, mirror);
  expect(takeMirror(full)).toBeNull();
  const blocked = {...full, getItem: full.setItem, removeItem: full.setItem};
  writeMirror(blocked, mirror);
  expect(takeMirror(blocked)).toBeNull();
  writeMirror(null, mirror);
  expect(takeMirror(null)).toBeNull();
});
