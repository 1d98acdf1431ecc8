import {describe, expect, test} from 'vitest';

import {elementsOf, textOf} from '../support/html';
import {suiteStore, suiteWorker} from '../support/suite';

/** What a keyboard and a voice need of documents: few stops, and names that begin with what is seen. */

const store = suiteStore();
const worker = suiteWorker(store, {
  SAVED_PRODUCTS: 'on',
  PUBLIC_MARKETS: 'de-de',
});

const PATHS = [
  '/',
  '/hoodies',
  '/collections/headwear',
  '/products/crest-hoodie',
  '/products/groundsman-zip-hoodie',
  '/search?q=scarf',
  '/search?q=zeppelin',
  '/cart',
  '/de-de',
  '/nowhere',
];

test.each(PATHS)(
  'on %s the text that is seen is part of a control’s name',
  async (path) => {
    const {body} = await worker.ask(path);
    const controls = body.matchAll(/<(a|button|summary)\b([^>]*)>(.*?)<\/\1>/gs);
    const others = Array.from(controls, ([, tag = '', attributes = '', content = '']) => {
      const [{'aria-label': name = ''} = {}] = elementsOf(`<${tag}${attributes}>`, tag);
      return {name, seen: textOf(content).trim()};
    }).filter(({name, seen}) => name && !name.toLowerCase().includes(seen.toLowerCase()));
    expect(others).toEqual([]);
  },
);

describe.each(['/', '/hoodies', '/collections/headwear'])('a card on %s', (path) => {
  test('is at most four stops: its link, its colors, its options, its heart', async () => {
    const {body} = await worker.ask(path);
    const cards = body.match(/<article\b.*?<\/article>/gs) ?? [];
    expect(cards.length).toBeGreaterThan(2);
    for (const card of cards) {
      const buttons = elementsOf(card, 'button').filter(
        ({tabindex}) => tabindex !== '-1',
      );
      const isSwatch = (button: Record<string, string>) => button.class === 'card-swatch';
      const stops =
        elementsOf(card, 'a').length +
        buttons.filter((button) => !isSwatch(button)).length +
        (buttons.some(isSwatch) ? 1 : 0);
      expect(stops, textOf(card)).toBeLessThanOrEqual(4);
    }
  });
});
