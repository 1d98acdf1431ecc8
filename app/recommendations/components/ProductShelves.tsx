import {useEffect, useState} from 'react';

import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {Recommendations} from '../index.server';
import {fetchRecommendations} from '../fetch-recommendations';
import {Shelf} from './Shelf';

export interface ProductShelvesProps {
  handle: string;
  /** Whether related products come first, as alternatives. */
  isSoldOut: boolean;
}

/** Replaces the placeholder reserved for shelves (`.recommendations`) by nothing. */
const EMPTY_SHELF = <span hidden />;

/** Complementary and related products. A chunk of its own (hence the default export). */
export default function ProductShelves({handle, isSoldOut}: ProductShelvesProps) {
  const messages = useMessages(MESSAGES);
  const [answer, setAnswer] = useState<Recommendations | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void fetchRecommendations(handle).then((found) => isCurrent && setAnswer(found));
    return () => {
      isCurrent = false;
    };
  }, [handle]);
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
