import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {type Entry} from './entries';
import {nextNumber, openEntryStorage, readEntry} from './entry-storage';

const entry: Entry = {
  id: '1:7',
  number: 1,
  change: {
    kind: 'add',
    merchandiseId: 'a',
    attributes: [{key: 'Name', value: 'Kim'}],
    sellingPlanId: null,
    lineId: null,
    quantity: 2,
    preview: {
      productTitle: 'A',
      variantTitle: null,
      image: {src: 'a.png', altText: null, width: null, height: null},
      price: {amount: '1.0', currencyCode: 'USD'},
      handle: 'a',
    },
  },
  state: 'waiting',
  cartId: null,
  before: null,
  expires: 1,
};

const {change} = entry;
const text = (more: object = {}) => JSON.stringify({version: 3, ...entry, ...more});
const changed = (more: object) => text({change: {...change, ...more}});
const previewed = (more: object) => changed({preview: {...change.preview, ...more}});

describe('a stored entry', () => {
  it('is read as it was written', () => {
    expect(readEntry(text())).toEqual(entry);
    const sent = {state: 'sent', cartId: 'c', before: 3} as const;
    expect(readEntry(text(sent))).toEqual({...entry, ...sent});
    const abroad = {change: {...change, market: '/de-de'}};
    expect(readEntry(text(abroad))).toEqual({...entry, ...abroad});
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['another version', text({version: 2})],
    ['without a number', text({number: '1'})],
    ['a quantity of text', changed({quantity: '2'})],
    ['a negative quantity', changed({kind: 'set', quantity: -1})],
    ['an add of none', changed({quantity: 0})],
    ['a kind that is none', changed({kind: '__proto__'})],
    ['attributes that are none', changed({attributes: [{key: 1}]})],
    ['about nothing', text({change: null})],
    ['without a title', previewed({productTitle: null})],
    ['without a price', previewed({price: {}})],
    ['with a picture that is none', previewed({image: {src: 1}})],
    ['of a market that is none', changed({market: '//evil.example'})],
    ['too long', previewed({productTitle: 'x'.repeat(2001)})],
  ])('is ignored when it is %s', (_, stored) => {
    expect(readEntry(stored)).toBeNull();
  });
});

/** Storage that can be full. */
class Shelf {
  [name: string]: unknown;
  static isFull = false;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, value: string) {
    if (Shelf.isFull) throw new Error('QuotaExceededError');
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

describe('the storage of entries', () => {
  beforeEach(() => {
    Shelf.isFull = false;
    vi.stubGlobal('localStorage', new Shelf());
  });
  afterEach(() => vi.unstubAllGlobals());

  const second = {...entry, id: '2:1', number: 2};

  it('is shared by tabs, one item an entry, in order', () => {
    const [one, other] = [openEntryStorage(true), openEntryStorage(true)];
    one.write([], [second]);
    other.write([], [entry]);
    expect(one.read()).toEqual([entry, second]);
    expect(nextNumber(one.read())).toBe(3);
    other.write([entry, second], [second]);
    expect(one.read()).toEqual([second]);
    expect(one.holdsAny()).toBe(false);
  });

  it('that is full keeps the entry in the page, and leaves no older state of it behind', () => {
    const [one, other] = [openEntryStorage(true), openEntryStorage(true)];
    one.write([], [entry]);
    Shelf.isFull = true;
    const sent = {...entry, state: 'sent' as const};
    one.write([entry], [sent]);
    expect(other.read()).toEqual([]);
    expect(one.read()).toEqual([sent]);
    expect(one.holdsAny()).toBe(true);
    one.write([sent], []);
    expect(one.holdsAny()).toBe(false);
  });

  it('is not used without locks', () => {
    const one = openEntryStorage(false);
    one.write([], [entry]);
    expect(openEntryStorage(true).read()).toEqual([]);
    expect(one.read()).toEqual([entry]);
  });
});
