import {Link} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

import type {Card} from '~/collection';
import {SearchForm} from '~/search';
import {NotFound} from '~/shell';

import {MESSAGES} from '../messages';
import {useNearScreen} from '../use-recommendations';
import {Shelves} from './Recommendations';

const CARDS_SHOWN = 4;

/** The not-found page (spec §2), which leads on: a search, and the beginning of the home collection. */
export function NotFoundPage() {
  return (
    <>
      <NotFound>
        <SearchForm id="not-found-words" />
      </NotFound>
      <LatestShelf />
    </>
  );
}

/** The first cards of the home collection. A made-up address costs the store nothing: they are asked for when they come near. */
function LatestShelf() {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(root);
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    if (!isNear) return;
    const request = new AbortController();
    fetch('/api/grid?grid=/', {signal: request.signal})
      // Our own resource route's answer.
      .then((response) => response.json() as Promise<{page: {cards: Card[]} | null}>)
      .then(({page}) => {
        const all = page?.cards ?? [];
        const sold = all.filter(({ribbons}) => !ribbons.includes('SOLD OUT'));
        setCards(sold.slice(0, CARDS_SHOWN));
      })
      // Without them the page has its link and its search.
      .catch(() => undefined);
    return () => request.abort();
  }, [isNear]);
  return (
    <div ref={root} className="page">
      <Shelves shelves={[{title: MESSAGES.latest, cards}]} />
      {cards.length > 0 && (
        <Link to="/latest" className="link">
          {MESSAGES.allLatest}
        </Link>
      )}
    </div>
  );
}
