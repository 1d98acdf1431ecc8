import {createClubCatalogue} from '@quillhaven/club';
import {beforeEach, describe, expect, test, vi} from 'vitest';

import {textOf} from '../support/html';
import {PlainVisitor} from '../support/plain-visitor';
import {suiteStore} from '../support/suite';
import {openWorkerHere, type WorkerHere} from '../support/worker-here';

/** When it arrives, as documents and Markdown: before and after a cut-off, abroad, in the cart, and where nothing is set. */

const HOODIE = '/products/crest-hoodie';
const SHIRT = '/products/match-shirt';
const WINDOW = '/products/stilts-end-hoodie';
const PRE_ORDER = '/products/floodlight-hoodie';
/** On a Monday, at the last minute before the club’s cut-off. */
const MONDAY = '2030-12-16T18:59:00Z';
/** Dates of pre-orders count from it. */
const START = Date.now();
const ENV = {
  PUBLIC_MARKETS: 'de-de,fr-fr,ja-jp,en-gb',
  PUBLIC_SITE_ORIGIN: 'http://localhost:3000',
  PUBLIC_FREE_DELIVERY_FROM: '20 USD, 20 EUR',
  PERSONALIZATION: 'on',
};

const store = suiteStore();
const unset = suiteStore({
  catalogue: {
    ...createClubCatalogue(new Date()),
    metaobjects: createClubCatalogue(new Date()).metaobjects.filter(
      ({type}) => type !== 'arrival',
    ),
  },
});

let worker: WorkerHere;
async function open(env: Record<string, string> = {}, shop = store) {
  worker = await openWorkerHere({...shop.env, ...ENV, ARRIVAL: 'on', ...env});
}
beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open();
});

const productOf = (path: string) =>
  store.catalogue.products.find(({handle}) => path.endsWith(`/${handle}`));
/** The end date is the first tag. */
const endOfSale = () => Date.parse(productOf(WINDOW)?.tags[0] ?? '');

const goTo = (instant: string) => vi.setSystemTime(Date.parse(instant));

/** The lines of a page that say when it arrives. */
function linesIn(html: string): string[] {
  const found = html.match(/<(p|li)\b[^>]* data-arrival="[^"]*"[^>]*>.*?<\/\1>/gs) ?? [];
  return found.map((line) => textOf(line).replace(/\s+/gu, ' ').trim());
}
const lineOf = async (path: string) => linesIn((await worker.ask(path)).body);

describe('the line', () => {
  test('changes at the cut-off', async () => {
    goTo(MONDAY);
    expect(await lineOf(HOODIE)).toEqual([
      'Order by 2 pm EST today: arrives Thu, Dec 19 – Mon, Dec 23, before Christmas; Express Tue, Dec 17 – Wed, Dec 18',
    ]);
    goTo('2030-12-16T19:00:00Z');
    expect(await lineOf(HOODIE)).toEqual([
      'Order by 2 pm EST tomorrow: arrives Fri, Dec 20 – Tue, Dec 24, before Christmas; Express Wed, Dec 18 – Thu, Dec 19',
    ]);
  });

  test.each([
    ['/de-de', /^Bestelle bis heute, 14 Uhr GMT-5: kommt Sa\., 21\..*28\. Dez\..*Weihn/],
    ['/fr-fr', /^Commandez avant 14 h UTC[−-]5 \(aujourd’?'?hui\) : livraison .*Noël/],
    ['/ja-jp', /^今日14時 GMT-5までのご注文で、12\/22.*クリスマス後.*にお届け$/],
    ['/en-gb', /^Order by 14:00 GMT-5 today: arrives Fri,? 20 Dec/],
  ])('is in the language of %s, with its days', async (prefix, expected) => {
    goTo(MONDAY);
    const [line, ...others] = await lineOf(prefix + HOODIE);
    expect(line).toMatch(expected);
    expect(others).toEqual([]);
  });

  test('over a weekend, a holiday and a change of clocks', async () => {
    goTo('2030-12-14T12:00:00Z');
    expect((await lineOf(HOODIE))[0]).toMatch(/^Order by 2 pm EST Monday: arrives Thu/);
    goTo('2030-07-03T17:59:00Z');
    expect((await lineOf(HOODIE))[0]).toBe(
      'Order by 2 pm EDT today: arrives Mon, Jul 8 – Thu, Jul 11; Express Fri, Jul 5 – Sat, Jul 6',
    );
    goTo('2030-03-09T12:00:00Z');
    expect((await lineOf(HOODIE))[0]).toMatch(/^Order by 2 pm EDT Monday: /);
  });

  test('counts the days of a print once it is chosen', async () => {
    goTo(MONDAY);
    const [plain] = await lineOf(SHIRT);
    expect(plain).toContain('arrives Thu, Dec 19');
    const [printed] = await lineOf(`${SHIRT}?Printing=Name+and+number`);
    expect(printed).toContain('arrives Mon, Dec 23 – Fri, Dec 27, perhaps after');
  });

  test('what is made once its sale has ended counts from there', async () => {
    vi.setSystemTime(START);
    const [line, ...others] = await lineOf(WINDOW);
    expect(line).toMatch(/^Made once the sale ends: arrives /);
    expect(others).toEqual([]);
    const [german] = await lineOf(`/de-de${WINDOW}`);
    expect(german).toMatch(/^Wird nach Verkaufsende gefertigt: kommt /);
    // An hour before the end it is still so, and nothing is sold afterwards.
    vi.setSystemTime(endOfSale() - 3_600_000);
    expect(await lineOf(WINDOW)).toEqual([line]);
    vi.setSystemTime(endOfSale());
    expect(await lineOf(WINDOW)).toEqual([]);
  });

  test('a pre-order arrives after its date, and what is sold out never', async () => {
    vi.setSystemTime(START);
    const {body} = await worker.ask(PRE_ORDER);
    expect(linesIn(body)[0]).toMatch(/^Arrives /);
    expect(await lineOf('/products/throwback-hoodie-1908')).toEqual([]);
  });
});

test('no cache has a page beyond the cut-off, nor beyond midnight', async () => {
  const lifetime = async (instant: string) => {
    goTo(instant);
    const {response} = await worker.ask(HOODIE);
    return response.headers.get('Oxygen-Cache-Control');
  };
  expect(await lifetime('2030-12-16T17:00:00Z')).toBe(
    'public, max-age=60, stale-while-revalidate=600',
  );
  expect(await lifetime('2030-12-16T18:58:00Z')).toBe(
    'public, max-age=60, stale-while-revalidate=59',
  );
  expect(await lifetime('2030-12-16T18:59:59.500Z')).toBeNull();
  expect(await lifetime('2030-12-17T04:59:30Z')).toBe('public, max-age=29');
});

test('structured data and Markdown have the same dates', async () => {
  goTo(MONDAY);
  const {body: markdown} = await worker.ask(`/de-de${SHIRT}.md`);
  expect(markdown).toContain(
    'Arrives in DE: 2030-12-21 to 2030-12-28, ordered before 2030-12-16T19:00:00.000Z',
  );
  expect(markdown).toMatch(/With a print: 2030-12-27 to 2031-01-\d\d/);
  const {body} = await worker.ask(HOODIE);
  expect(body).toContain(
    '"deliveryTime":{"@type":"ShippingDeliveryTime","handlingTime":{"@type":"QuantitativeValue","minValue":0,"maxValue":1,"unitCode":"DAY"},"transitTime":{"@type":"QuantitativeValue","minValue":3,"maxValue":5,"unitCode":"DAY"},"cutoffTime":"19:00:00Z"}',
  );
});

test('structured data have a date, not days, where it is sent from one on', async () => {
  vi.setSystemTime(START);
  for (const path of [WINDOW, PRE_ORDER]) {
    const {body} = await worker.ask(path);
    expect(body).toContain('schema.org/PreOrder');
    expect(body).toContain('"OfferShippingDetails"');
    expect(body).not.toContain('deliveryTime');
  }
  const startOf = async (path: string) =>
    /"availabilityStarts":"([^"]*)"/.exec((await worker.ask(path)).body)?.[1] ?? '';
  const end = new Date(endOfSale()).toISOString();
  expect(await startOf(WINDOW)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await startOf(WINDOW)) > end).toBe(true);
  const ships = productOf(PRE_ORDER)?.metafields?.find(({key}) => key === 'ships_on');
  expect((await startOf(PRE_ORDER)) >= (ships?.value ?? '9')).toBe(true);
  const {body: markdown} = await worker.ask(`${WINDOW}.md`);
  expect(markdown).toContain('Availability: pre-order');
  expect(markdown).toMatch(/Arrives in US: \S+ to \S+, ordered before (\S+)/);
  expect(markdown).toContain(`ordered before ${end}`);
  // The shop's general words beside the dates would be another answer.
  expect(markdown).not.toContain('Delivery: ');
  await open({ARRIVAL: 'off'});
  expect(await startOf(PRE_ORDER)).toBe(ships?.value);
  expect(await startOf(WINDOW)).toBe('');
});

describe('in the cart', () => {
  const variantOf = (path: string) => productOf(path)?.variants[0];
  const visitorWith = async (...paths: string[]) => {
    const visitor = new PlainVisitor(worker);
    for (const path of paths) {
      await visitor.open(`/cart/${variantOf(path)?.id}:1`);
      await visitor.press('Add to cart');
    }
    await visitor.open('/cart');
    return visitor;
  };
  const cartWith = async (...paths: string[]) =>
    linesIn((await visitorWith(...paths)).html);

  test('the line that arrives last counts', async () => {
    vi.setSystemTime(START);
    const [scarf] = await cartWith('/products/bar-scarf');
    expect(scarf).toMatch(/^Order by 2 pm E[SD]T /);
    const [line, ...others] = await cartWith(PRE_ORDER, '/products/bar-scarf');
    expect(line).toBe((await lineOf(PRE_ORDER))[0]);
    expect(line).toMatch(/^Arrives /);
    expect(others).toEqual([]);
  });

  test('a line that has sold out does not: nobody orders it', async () => {
    vi.setSystemTime(START);
    const visitor = await visitorWith('/products/bar-scarf', PRE_ORDER);
    expect(linesIn(visitor.html)).toEqual(await lineOf(PRE_ORDER));
    store.control.setAvailable(variantOf(PRE_ORDER)?.sku ?? '', false);
    await visitor.open('/cart');
    expect(linesIn(visitor.html)).toEqual(await cartWith('/products/bar-scarf'));
  });

  test('what is made once its sale has ended does', async () => {
    vi.setSystemTime(START);
    const [page] = await lineOf(WINDOW);
    const [line] = await cartWith('/products/bar-scarf', WINDOW);
    expect(line).toBe(page?.replace('Made once the sale ends: arrives', 'Arrives'));
  });

  test('a shirt without a print arrives as its page says', async () => {
    goTo(MONDAY);
    expect(await cartWith(SHIRT)).toEqual(await lineOf(SHIRT));
  });
});

test('a shop where it is off, and one without an entry, have the same pages', async () => {
  const pages = async (env: Record<string, string>, shop = store) => {
    await open(env, shop);
    goTo(MONDAY);
    shop.control.clearRequests();
    const all: string[] = [];
    for (const path of [HOODIE, SHIRT, `${HOODIE}.md`, '/cart'])
      all.push((await worker.ask(path)).body.replaceAll(shop.url, ''));
    const asked = shop.control.requests().map(({operation}) => operation);
    return {all, asked};
  };
  const off = await pages({ARRIVAL: 'off'});
  const none = await pages({}, unset);
  expect(off.all.join()).not.toMatch(/arrival|Arrival/);
  expect(none.all).toEqual((await pages({ARRIVAL: 'off'}, unset)).all);
  expect(none.asked).not.toContain('CartArrival');
});
