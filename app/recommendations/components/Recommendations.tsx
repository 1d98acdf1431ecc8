import {lazy, Suspense, useEffect, useRef, useState, type RefObject} from 'react';

import type {Card} from '~/collection';

import {MESSAGES} from '../messages';
import type {Recommendations as Answer} from '../recommendations.server';

const Shelf = lazy(() => import('./Shelf'));

const NOTHING: Answer = {complementary: [], related: []};

/** How far below the screen an element may be to count as near. */
const NEAR_MARGIN = '600px';

const answers = new Map<string, Promise<Answer>>();

/** What the store recommends for a product; nothing where it cannot say. Asked for once a visit. */
function fetchRecommendations(handle: string): Promise<Answer> {
  const known = answers.get(handle);
  if (known) return known;
  const answer = fetch(`/api/recommendations/${encodeURIComponent(handle)}`)
    .then((response) => (response.ok ? (response.json() as Promise<Answer>) : NOTHING))
    .catch(() => {
      answers.delete(handle);
      return NOTHING;
    });
  answers.set(handle, answer);
  return answer;
}

/** Whether an element is on the screen or soon will be; true ever after. */
export function useNearScreen(element: RefObject<Element>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && setNear(true),
      {rootMargin: NEAR_MARGIN},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

function useRecommendations(handle: string | null): Answer {
  const [answer, setAnswer] = useState(NOTHING);
  useEffect(() => {
    if (handle === null) return setAnswer(NOTHING);
    let isCurrent = true;
    fetchRecommendations(handle).then((found) => isCurrent && setAnswer(found));
    return () => {
      isCurrent = false;
    };
  }, [handle]);
  return answer;
}

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

interface CartRecommendationsProps {
  /** Handles of what is in the cart, in its order. */
  handles: readonly string[];
}

/** In the cart: what goes with what was added first, but what is in the cart already. */
export function CartRecommendations({handles}: CartRecommendationsProps) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(root);
  const {complementary} = useRecommendations(isNear ? (handles[0] ?? null) : null);
  const cards = complementary.filter(({handle}) => !handles.includes(handle));
  return (
    <div ref={root} className="cart-recommendations">
      <Shelves shelves={[{title: MESSAGES.complementary, cards}]} />
    </div>
  );
}

/** Those shelves that have something on them. */
export function Shelves({shelves}: {shelves: readonly {title: string; cards: Card[]}[]}) {
  const filled = shelves.filter(({cards}) => cards.length > 0);
  if (filled.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {filled.map((shelf) => (
        <Shelf key={shelf.title} {...shelf} />
      ))}
    </Suspense>
  );
}
