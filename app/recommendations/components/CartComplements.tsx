import {useRef} from 'react';

import {MESSAGES} from '../messages';
import {useComplements, useNearScreen} from '../use-recommendations';
import ProductLinks from './ProductLinks';

/** What goes with the goods of a cart; a chunk of its own, loaded when a cart is looked at (hence the default export). */
export default function CartComplements({handles}: {handles: readonly string[]}) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(root);
  const cards = useComplements(handles, isNear);
  const products = cards.map(({picture, ...card}) => ({
    ...card,
    picture: picture?.url ?? null,
  }));
  return (
    <div ref={root}>
      {products.length > 0 && (
        <ProductLinks
          title={MESSAGES.complementary}
          products={products}
          className="cart-complements"
        />
      )}
    </div>
  );
}
