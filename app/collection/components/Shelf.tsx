import {useId} from 'react';

import type {Card} from '../collection-page';
import {ProductGrid} from './ProductGrid';

/** A row of cards with a heading; nothing without cards. */
export function Shelf({title, cards}: {title: string; cards: readonly Card[]}) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="shelf">
      <h2 id={id} className="heading">
        {title}
      </h2>
      <ProductGrid pages={[cards]} labelledBy={id} heading="h3" layout="row" />
    </section>
  );
}
