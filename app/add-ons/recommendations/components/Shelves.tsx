import {useEffect, useState} from 'react';

import {Shelf} from '~/collection';
import {useMessages} from '~/ui/language';

import type {Recommendations} from '../index.server';
import {MESSAGES} from '../messages';
import {fetchRecommendations} from './ProductLinks';

interface ProductShelvesProps {
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
