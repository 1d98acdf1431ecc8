import {useEffect, useState, type RefObject} from 'react';

import type {Card} from '~/collection';

import type {Recommendations} from './recommendations.server';

const NOTHING: Recommendations = {complementary: [], related: []};

/** How far below the screen an element may be to count as near. */
const NEAR_MARGIN = '600px';

/** Products of a cart that are asked about before it is left without recommendations. */
const MAX_ASKED = 3;

const answers = new Map<string, Promise<Recommendations>>();

/** What the store recommends for a product; nothing where it cannot say. Asked for once a visit. */
async function fetchRecommendations(handle: string): Promise<Recommendations> {
  const known = answers.get(handle);
  if (known) return known;
  if (!navigator.onLine) return NOTHING;
  const answer = fetch(`/api/recommendations/${encodeURIComponent(handle)}`)
    .then((response) => {
      if (!response.ok) throw new Error(`No recommendations: ${response.status}`);
      // Our own resource route's answer.
      return response.json() as Promise<Recommendations>;
    })
    .catch(() => {
      // Another visit to the product asks again.
      answers.delete(handle);
      return NOTHING;
    });
  answers.set(handle, answer);
  return answer;
}

/** Whether an element is on the screen or soon will be; true ever after. What is in a closed dialog is nowhere near. */
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

/** What goes with a product, and what is like it; nothing for null, and until the store has said. */
export function useRecommendations(handle: string | null): Recommendations {
  const [answer, setAnswer] = useState(NOTHING);
  useEffect(() => {
    if (handle === null) return setAnswer(NOTHING);
    let isCurrent = true;
    void fetchRecommendations(handle).then((found) => isCurrent && setAnswer(found));
    return () => {
      isCurrent = false;
    };
  }, [handle]);
  return answer;
}

/** What goes with the first of `handles` that anything goes with, less what is among them. */
export function useComplements(handles: readonly string[], isWanted: boolean): Card[] {
  const [cards, setCards] = useState<Card[]>([]);
  const key = isWanted ? handles.join('\n') : '';
  useEffect(() => {
    let isCurrent = true;
    const own = key === '' ? [] : key.split('\n');
    void complementsOf(own).then((found) => isCurrent && setCards(found));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return cards;
}

async function complementsOf(handles: readonly string[]): Promise<Card[]> {
  for (const handle of handles.slice(0, MAX_ASKED)) {
    const {complementary} = await fetchRecommendations(handle);
    const others = complementary.filter((card) => !handles.includes(card.handle));
    if (others.length > 0) return others;
  }
  return [];
}
