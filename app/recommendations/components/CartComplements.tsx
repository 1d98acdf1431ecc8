import {useEffect, useState} from 'react';

import type {Card} from '~/collection';
import {useMessages} from '~/ui/language';

import {fetchRecommendations} from '../fetch-recommendations';
import {MESSAGES} from '../messages';
import ProductLinks from './ProductLinks';

/** Most products of a cart to request recommendations for. */
const MAX_PRODUCTS_ASKED = 3;

/**
 * The complementary products of the first of `handles` that has any, without the products of the
 * cart. A chunk of its own, loaded when a cart is open (hence the default export).
 */
export default function CartComplements({handles}: {handles: readonly string[]}) {
  const messages = useMessages(MESSAGES);
  const [cards, setCards] = useState<Card[]>([]);
  const key = handles.join('\n');
  useEffect(() => {
    let isCurrent = true;
    void complementsOf(key.split('\n')).then((found) => isCurrent && setCards(found));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (cards.length === 0) return null;
  return (
    <ProductLinks
      title={messages.complementary}
      products={cards.map(({picture, ...card}) => ({
        ...card,
        picture: picture?.url ?? null,
      }))}
      className="cart-complements"
    />
  );
}

async function complementsOf(handles: readonly string[]): Promise<Card[]> {
  for (const handle of handles.slice(0, MAX_PRODUCTS_ASKED)) {
    const {complementary} = await fetchRecommendations(handle);
    const others = complementary.filter((card) => !handles.includes(card.handle));
    if (others.length > 0) return others;
  }
  return [];
}
