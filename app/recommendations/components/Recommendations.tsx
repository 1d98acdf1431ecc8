import {lazy, Suspense, useRef} from 'react';

import type {Card} from '~/collection';
import {Contain} from '~/ui/Contain';

import {MESSAGES} from '../messages';
import {useNearScreen, useRecommendations} from '../use-recommendations';

const Shelf = lazy(() => import('./Shelf'));

interface RecommendationsProps {
  handle: string;
  /** What is like it comes first then, as what can be bought in its place. */
  isSoldOut: boolean;
}

/** Below a product: what goes with it, and what is like it. Asked for when the visitor comes near; absent where there is nothing. */
export function Recommendations({handle, isSoldOut}: RecommendationsProps) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(root);
  const {complementary, related} = useRecommendations(isNear ? handle : null);
  const shelves = [
    {title: MESSAGES.complementary, cards: complementary},
    {title: isSoldOut ? MESSAGES.instead : MESSAGES.related, cards: related},
  ];
  return (
    <div ref={root} className="page">
      <Shelves shelves={isSoldOut ? shelves.reverse() : shelves} />
    </div>
  );
}

/** Those shelves that have something on them. */
export function Shelves({shelves}: {shelves: readonly {title: string; cards: Card[]}[]}) {
  const filled = shelves.filter(({cards}) => cards.length > 0);
  if (filled.length === 0) return null;
  return (
    <Contain fallback={null}>
      <Suspense fallback={null}>
        {filled.map((shelf) => (
          <Shelf key={shelf.title} {...shelf} />
        ))}
      </Suspense>
    </Contain>
  );
}
