import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';

import {Price, PriceTerms} from './Price';

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});
const NOW = eur('24.0');
const BEFORE = eur('32.0');
const LOWEST = eur('28.0');

/** The amount that is struck through; null for none. */
function struck(props: Parameters<typeof Price>[0], comparesLowest: boolean) {
  const html = renderToStaticMarkup(
    <PriceTerms.Provider value={{comparesLowest}}>
      <Price {...props} />
    </PriceTerms.Provider>,
  );
  return /<s\b[^>]*>(.*?)<\/s>/.exec(html)?.[1] ?? null;
}

test('a reduced price is compared with the price before it', () => {
  expect(struck({price: NOW, compareAt: BEFORE}, false)).toBe('€32.00');
  expect(struck({price: NOW, compareAt: BEFORE, lowest: LOWEST}, false)).toBe('€32.00');
  expect(struck({price: NOW}, false)).toBeNull();
});

test('in the EU it is compared with the lowest of the last 30 days, or with none', () => {
  expect(struck({price: NOW, compareAt: BEFORE, lowest: LOWEST}, true)).toBe('€28.00');
  expect(struck({price: NOW, compareAt: BEFORE}, true)).toBeNull();
  // No reduction: it has been as low before.
  expect(struck({price: NOW, compareAt: BEFORE, lowest: NOW}, true)).toBeNull();
  expect(struck({price: NOW, compareAt: null, lowest: LOWEST}, true)).toBeNull();
  const other = {amount: '28.0', currencyCode: 'USD'};
  expect(struck({price: NOW, compareAt: BEFORE, lowest: other}, true)).toBeNull();
});
