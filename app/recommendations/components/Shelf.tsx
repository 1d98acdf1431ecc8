import {useId} from 'react';

import {ProductGrid, type Card} from '~/collection';

interface ShelfProps {
  title: string;
  cards: readonly Card[];
}

/** Cards in a row, under a heading. A chunk of its own, loaded once there are cards to show (hence the default export). */
export default function Shelf({title, cards}: ShelfProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="shelf">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <ProductGrid pages={[cards]} heading="h3" hasMainPicture={false} layout="row" />
    </section>
  );
}
