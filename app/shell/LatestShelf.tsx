import {Link} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {isAvailable, Shelf, type Card, type CollectionPage} from '~/collection';
import {hasLists, isRecord} from '~/lib/json';
import {pathFor, shopFetch} from '~/market';
import {useMessages} from '~/ui/language';

import {MESSAGES} from './messages';

/**
 * The first available products of the home collection, with a link to all. Asked for by the
 * browser: a request for a made-up URL should not cost a store call. A chunk
 * of its own (hence the default export).
 */
export default function LatestShelf() {
  const messages = useMessages(MESSAGES);
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    shopFetch(`${pathFor('gridData')}?grid=${pathFor('home')}`)
      .then((response) => response.json())
      .then((answer: unknown) => {
        if (isRecord(answer) && hasLists<CollectionPage>(answer.page, 'cards'))
          setCards(answer.page.cards.filter(isAvailable).slice(0, 4));
      })
      // Without them the page has its link and its search.
      .catch(() => undefined);
  }, []);
  return (
    <>
      <Shelf title={messages.latestShelf} cards={cards} />
      {cards.length > 0 && (
        <Link to={pathFor('latest')} className="link">
          {messages.allLatest}
        </Link>
      )}
    </>
  );
}
