import {describe, expect, test} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';

import {cardOf, elementsOf, textOf} from '../support/html';
import {PlainVisitor} from '../support/plain-visitor';
import {captureConsole, suiteStore, suiteWorker} from '../support/suite';

/** What the law wants beside prices and goods (docs/law.md), as documents. */

captureConsole('info', 'warn', 'error');
const catalogue = createClubCatalogue(new Date());
const lowest = catalogue.products
  .flatMap(({metafields = []}) => metafields)
  .filter(({key}) => key === 'lowest_price_30_days');
for (const field of lowest) field.value = field.value.replace('USD', 'EUR');
const irish = suiteStore({
  catalogue: {
    ...catalogue,
    shop: {...catalogue.shop, currencyCode: 'EUR', countryCode: 'IE'},
  },
});
const inIreland = suiteWorker(irish);
const club = suiteStore();
const inGermany = suiteWorker(club, {PUBLIC_MARKETS: 'de-de'});
const inAmerica = suiteWorker(club);

/** The amounts that are struck through. */
const struckIn = (html: string) =>
  Array.from(html.matchAll(/<s\b[^>]*>(.*?)<\/s>/gs), ([, inner = '']) => textOf(inner));

const REDUCED = 'strike-once-tee';

describe('in the EU', () => {
  test('a reduced price is compared with the lowest of the last 30 days, where the merchant gives it', async () => {
    const {body: home} = await inIreland.ask('/');
    expect(struckIn(cardOf(home, 'Stand Still, Strike Once Tee'))).toEqual(['€28.00']);
    // Another reduced product without it.
    expect(struckIn(home)).toEqual(['€28.00']);
    const {body: page} = await inIreland.ask(`/products/${REDUCED}`);
    expect(struckIn(page)).toEqual(['€28.00']);
    expect(textOf(page)).toContain('Lowest price of the last 30 days: €28.00');
  });

  test('the cart strikes nothing through, and says the same as the checkout', async () => {
    const visitor = new PlainVisitor(inIreland);
    await visitor.open(`/products/${REDUCED}?Size=M&Color=Ink`);
    await visitor.press('Add to cart');
    await visitor.open('/cart');
    expect(visitor.main).toContain('Stand Still, Strike Once Tee');
    expect(struckIn(visitor.html)).toEqual([]);
    expect(visitor.main).toContain(
      'incl. VAT, plus delivery · Your legal guarantee rights',
    );
    expect(visitor.main).not.toContain('taxes are calculated at checkout');
    const checkout = elementsOf(visitor.html, 'a').find(({href}) =>
      href?.includes('/cart/c/'),
    );
    const page = await (await fetch(checkout?.href ?? '')).text();
    expect(textOf(page)).toContain('To pay, incl. VAT');
  });

  test('a product has the statement beside its price, and the footer once for all prices', async () => {
    const {body} = await inGermany.ask('/de-de/products/harbour-wall-jacket');
    const note = 'inkl. MwSt., zzgl. Versand';
    expect(textOf(body)).toContain(`${note} · Deine gesetzlichen Gewährleistungsrechte`);
    expect(textOf(body)).toContain(`Alle Preise ${note}`);
    expect(body).toContain('href="/de-de/policies/shipping-policy"');
    expect(body).toContain('href="/de-de/pages/legal-guarantee"');
    expect(body).toMatch(/<details class="product-help" open="">/);
    expect(textOf(body)).toContain('Produktsicherheit');
    const {response} = await inGermany.ask('/de-de/pages/legal-guarantee');
    expect(response.status).toBe(200);
  });
});

test('a shop with a market in the United States alone has none of it', async () => {
  for (const path of ['/', `/products/${REDUCED}`, '/products/harbour-wall-jacket']) {
    const {body} = await inAmerica.ask(path);
    expect(body, path).not.toMatch(
      /incl\. VAT|legal-guarantee|product-safety|"disclosure"|reviewsChecked/,
    );
  }
  const {body} = await inAmerica.ask(`/products/${REDUCED}`);
  expect(struckIn(body)).toEqual(['$32.00']);
  // No call of its own: tests/documents/budgets.test.ts holds the calls of each page.
});
