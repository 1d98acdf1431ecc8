import {useEffect, useState} from 'react';

import type {Card} from '~/collection';
import {pathFor, shopFetch} from '~/market';

import type {Recommendations} from './index.server';

const NOTHING: Recommendations = {complementary: [], related: []};

/** Most products of a cart to request recommendations for. */
const MAX_PRODUCTS_ASKED = 3;

const answers = new Map<string, Promise<Recommendations>>();

/** A product's recommendations; empty on failure. Requested once a visit. */
async function fetchRecommendations(handle: string): Promise<Recommendations> {
  const known = answers.get(handle);
  if (known) return known;
  const answer = shopFetch(pathFor('recommendationsData', handle))
    .then((response) => {
      if (!response.ok) throw new Error(`No recommendations: ${response.status}`);
      // Our own resource route's answer.
      return response.json() as Promise<Recommendations>;
    })
    .catch(() => {
      // Retry on the next visit to the product.
      answers.delete(handle);
      return NOTHING;
    });
  answers.set(handle, answer);
  return answer;
}

/** A product's recommendations; null while loading. */
export function useRecommendations(handle: string): Recommendations | null {
  const [answer, setAnswer] = useState<Recommendations | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void fetchRecommendations(handle).then((found) => isCurrent && setAnswer(found));
    return () => {
      isCurrent = false;
    };
  }, [handle]);
  return answer;
}

/**
 * The complementary products of the first of `handles` that has any, without the products of the
 * cart.
 */
export function useComplements(handles: readonly string[]): Card[] {
  const [cards, setCards] = useState<Card[]>([]);
  const key = handles.join('\n');
  useEffect(() => {
    let isCurrent = true;
    void complementsOf(key.split('\n')).then((found) => isCurrent && setCards(found));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return cards;
}

async function complementsOf(handles: readonly string[]): Promise<Card[]> {
  for (const handle of handles.slice(0, MAX_PRODUCTS_ASKED)) {
    const {complementary} = await fetchRecommendations(handle);
    const others = complementary.filter((card) => !handles.includes(card.handle));
    if (others.length > 0) return others;
  }
  return [];
}
