import {expect, it} from 'vitest';

import {withoutRepeats, type Card, type CollectionPage} from './collection-page';

const pageOf = (...handles: string[]) =>
  ({
    next: 'cursor',
    cards: handles.map((handle) => ({handle}) as Card),
  }) as CollectionPage;
const handlesOf = ({cards}: CollectionPage) => cards.map(({handle}) => handle);

it('a further page of a grid repeats no product, and keeps its order and its cursor', () => {
  const page = withoutRepeats(pageOf('b', 'c', 'd'), [pageOf('a', 'b'), pageOf('d')]);
  expect(handlesOf(page)).toEqual(['c']);
  expect(page.next).toBe('cursor');
});
