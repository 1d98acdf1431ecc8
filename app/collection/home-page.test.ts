import {describe, expect, it} from 'vitest';

import {homePage, type Card, type CollectionPage} from './collection-page';

const card = (index: number, amount: string | null = '10.0'): Card => ({
  handle: `piece-${index}`,
  title: `Piece ${index}`,
  picture: null,
  secondPicture: null,
  price: amount === null ? null : {amount, currencyCode: 'USD'},
  compareAt: null,
  ribbons: [],
  endDate: null,
  hasChoice: false,
  colors: 0,
  swatches: [],
});

const pageOf = (cards: Card[], more: Partial<CollectionPage> = {}): CollectionPage => ({
  title: 'Latest Collection',
  description: '',
  picture: null,
  cards,
  after: null,
  next: null,
  facets: null,
  isStale: false,
  collection: {id: 'gid://shopify/Collection/1', handle: 'latest'},
  ...more,
});

const cardsOf = (count: number) => Array.from({length: count}, (_, index) => card(index));

describe('home’s collection (§10.42)', () => {
  it('is its first twelve products on /, with how many there are', () => {
    const cards = [...cardsOf(28), card(28, '9.5')];
    const page = homePage(pageOf(cards), true);
    expect(page.cards).toEqual(cards.slice(0, 12));
    expect(page.isShort).toBe(true);
    expect(page.range).toEqual({
      count: 29,
      lowest: {amount: '9.5', currencyCode: 'USD'},
    });
  });

  it('is all of it where there are no more, and on the other pages', () => {
    expect(homePage(pageOf(cardsOf(12)), true)).toMatchObject({isShort: false});
    const all = homePage(pageOf(cardsOf(29)), false);
    expect(all.cards).toHaveLength(29);
    expect(all.isShort).toBe(false);
  });

  it('leads to the rest where the store has further pages, whose goods nobody has counted', () => {
    const first = pageOf(cardsOf(9), {next: 'cursor'});
    expect(homePage(first, true)).toMatchObject({isShort: true, next: null, range: null});
    expect(homePage(first, false)).toMatchObject({isShort: false, next: 'cursor'});
  });

  it('shows a further page as it is', () => {
    const further = pageOf(cardsOf(20), {after: 'cursor'});
    expect(homePage(further, true).cards).toHaveLength(20);
  });

  it('has no lowest price beside goods without one', () => {
    expect(homePage(pageOf([card(0), card(1, null)]), true).range).toBeNull();
    expect(homePage(pageOf([]), true).range).toBeNull();
  });
});
