import {Link} from '@remix-run/react';
import {useEffect, useId, useState} from 'react';

import {isAvailable, ProductGrid, type Card} from '~/collection';
import {pathFor, shopFetch} from '~/market';
import {useMessages} from '~/ui/language';

import type {Recommendations} from '../index.server';
import {MESSAGES} from '../messages';
import {fetchRecommendations} from './ProductLinks';

/** A row of cards with a heading; nothing without cards. */
export function Shelf({title, cards}: {title: string; cards: readonly Card[]}) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="shelf">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <ProductGrid pages={[cards]} labelledBy={id} heading="h3" layout="row" />
    </section>
  );
}

export interface ProductShelvesProps {
  /** The product's; it never changes. */
  handle: string;
  /** Whether related products come first, as alternatives. */
  isSoldOut: boolean;
}

/** Replaces the placeholder reserved for shelves (`.recommendations`) by nothing. */
const EMPTY_SHELF = <span hidden />;

/** Complementary and related products. Loaded on demand (hence the default export). */
export default function ProductShelves({handle, isSoldOut}: ProductShelvesProps) {
  const messages = useMessages(MESSAGES);
  const [answer, setAnswer] = useState<Recommendations | null>(null);
  useEffect(() => void fetchRecommendations(handle).then(setAnswer), [handle]);
  if (!answer) return null;
  const {complementary, related} = answer;
  if (complementary.length + related.length === 0) return EMPTY_SHELF;
  const shelves = [
    {title: messages.complementary, cards: complementary},
    {title: isSoldOut ? messages.instead : messages.related, cards: related},
  ];
  return (isSoldOut ? shelves.reverse() : shelves).map((shelf) => (
    <Shelf key={shelf.title} {...shelf} />
  ));
}

/**
 * The first available products of the home collection, with a link to all. Asked for by the
 * browser: a request for a made-up URL should not cost a store call.
 */
export function LatestShelf() {
  const messages = useMessages(MESSAGES);
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    shopFetch(`${pathFor('gridData')}?grid=${pathFor('home')}`)
      // Our own resource route's answer.
      .then((response) => response.json() as Promise<{page: {cards: Card[]} | null}>)
      .then(({page}) => setCards((page?.cards ?? []).filter(isAvailable).slice(0, 4)))
      // Without them the page has its link and its search.
      .catch(() => undefined);
  }, []);
  return (
    <>
      <Shelf title={messages.latest} cards={cards} />
      {cards.length > 0 && (
        <Link to={pathFor('latest')} className="link inline-block py-3">
          {messages.allLatest}
        </Link>
      )}
    </>
  );
}
