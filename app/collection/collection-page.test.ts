import {describe, expect, it} from 'vitest';

import {
  keepNewest,
  MAX_GRIDS_KEPT,
  withoutRepeats,
  type Card,
  type CollectionPage,
} from './collection-page';

const pageOf = (...handles: string[]) =>
  ({
    next: 'cursor',
    cards: handles.map((handle) => ({handle}) as Card),
  }) as CollectionPage;
const handlesOf = ({cards}: CollectionPage) => cards.map(({handle}) => handle);

describe('a further page of a grid', () => {
  it('repeats no product of those before, and keeps its order and its cursor', () => {
    const page = withoutRepeats(pageOf('b', 'c', 'd'), [pageOf('a', 'b'), pageOf('d')]);
    expect(handlesOf(page)).toEqual(['c']);
    expect(page.next).toBe('cursor');
  });
});

describe('grids that grew', () => {
  it('are kept for the newest ones alone: growing again counts', () => {
    const kept = new Map<string, number>();
    for (let entry = 0; entry < MAX_GRIDS_KEPT; entry++) keepNewest(kept, `${entry}`, 0);
    keepNewest(kept, '0', 1);
    keepNewest(kept, 'new', 2);
    expect(kept.size).toBe(MAX_GRIDS_KEPT);
    expect(kept.get('0')).toBe(1);
    expect(kept.has('1')).toBe(false);
  });
});
