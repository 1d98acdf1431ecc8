import {pathFor, shopFetch} from '~/market';

import type {Recommendations} from './index.server';

const NOTHING: Recommendations = {complementary: [], related: []};

const answers = new Map<string, Promise<Recommendations>>();

/** A product's recommendations; empty on failure. Requested once a visit. */
export async function fetchRecommendations(handle: string): Promise<Recommendations> {
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
