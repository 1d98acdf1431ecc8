import {Link} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {isAvailable, type Card} from '~/collection';
import {pathFor, shopFetch} from '~/market';
import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import {Shelf} from './Shelf';

const CARDS_SHOWN = 4;

/**
 * The first available products of the home collection, with a link to all. A chunk of its own
 * (hence the default export): a request for a made-up URL should not cost a store call.
 */
export default function LatestShelf() {
  const messages = useMessages(MESSAGES);
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    const request = new AbortController();
    shopFetch(`${pathFor('gridData')}?grid=${pathFor('home')}`, {signal: request.signal})
      // Our own resource route's answer.
      .then((response) => response.json() as Promise<{page: {cards: Card[]} | null}>)
      .then(({page}) => {
        setCards((page?.cards ?? []).filter(isAvailable).slice(0, CARDS_SHOWN));
      })
      // Without them the page has its link and its search.
      .catch(() => undefined);
    return () => request.abort();
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
