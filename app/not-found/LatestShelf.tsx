import {Link} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {fetchGridPage, isAvailable, Shelf, type Card} from '~/collection';
import {pathFor} from '~/market';
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
    fetchGridPage(pathFor('home'))
      .then((page) => setCards(page.cards.filter(isAvailable).slice(0, 4)))
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
