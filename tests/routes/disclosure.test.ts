import {describe, expect, test} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {addLanguages} from '~/languages/index.server';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {loader as home} from '~/routes/home';
import {loader as productPage} from '~/routes/product';
import {loadRoot} from '~/shell/index.server';
import {callRoute} from '../support/route-call';
import {captureConsole, suiteStore} from '../support/suite';

addLanguages();

const catalogue = createClubCatalogue(new Date());
const club = suiteStore();
const irish = suiteStore({
  catalogue: {
    ...catalogue,
    shop: {...catalogue.shop, currencyCode: 'EUR', countryCode: 'IE'},
  },
});
captureConsole('info', 'warn', 'error');

const {markets} = readMarkets('de-de,fr-fr,en-gb,ja-jp');
const shopMarkets = {root: ROOT_MARKET, markets};
const POLICY = '/policies/shipping-policy';
const NOTICE = '/pages/legal-guarantee';

async function root(
  prefix: string,
  env: Record<string, string> = {},
  store: RunningStore = club,
) {
  const answer = await callRoute(store, ({context}) => loadRoot(context), {
    market: marketAt(prefix, shopMarkets),
    env,
  });
  if (answer instanceof Response) throw new Error(`${answer.status}`);
  return answer;
}

async function page(
  handle: string,
  {
    prefix = '',
    env = {},
    store = club,
  }: {prefix?: string; env?: Record<string, string>; store?: RunningStore} = {},
) {
  const answer = await callRoute(store, productPage, {
    path: `${prefix}/products/${handle}`,
    params: {handle},
    market: marketAt(prefix, shopMarkets),
    env,
  });
  if (answer instanceof Response || !('product' in answer)) throw new Error('no page');
  return answer;
}

const topic = async (id: string, ...asked: Parameters<typeof page>) =>
  (await page(...asked)).help.topics.find((each) => each.id === id);

describe('beside prices', () => {
  test('markets in the EU say that VAT is in them, what delivery adds, and where the notice is', async () => {
    const {disclosure, navigation} = await root('/de-de');
    expect(disclosure).toEqual({
      law: {
        all: 'Alle Preise',
        vat: 'inkl. MwSt.,',
        vatAlone: 'inkl. MwSt.',
        delivery: {title: 'zzgl. Versand', url: POLICY},
      },
      vatOfTotal: 'Darin MwSt.',
      guarantee: {title: 'Deine gesetzlichen Gewährleistungsrechte', url: NOTICE},
      lowestOnly: true,
    });
    expect(navigation.legal).toContainEqual(disclosure?.guarantee);
    expect((await root('/fr-fr')).disclosure).toMatchObject({
      law: {vat: 'TTC,', delivery: {title: 'hors frais de livraison'}},
    });
  });

  test('a store whose own country is in the EU says it at the root', async () => {
    expect((await root('', {}, irish)).disclosure).toMatchObject({
      law: {vat: 'incl. VAT,', vatAlone: 'incl. VAT'},
      lowestOnly: true,
    });
  });

  test('the United Kingdom has prices alone, others nothing', async () => {
    const {disclosure, navigation} = await root('/en-gb');
    expect(disclosure).toEqual({
      law: {
        all: 'All prices',
        vat: 'incl. VAT,',
        vatAlone: 'incl. VAT',
        delivery: {title: 'plus delivery', url: POLICY},
      },
      vatOfTotal: 'Including VAT',
    });
    for (const prefix of ['', '/ja-jp'])
      expect(await root(prefix)).not.toHaveProperty('disclosure');
    const urls = navigation.service.map(({url}) => url);
    expect(urls).not.toContain(NOTICE);
  });

  test('a seller who charges no VAT says nothing of it', async () => {
    const {disclosure} = await root('/de-de', {PRICES_INCLUDE_VAT: 'off'});
    expect(disclosure).toMatchObject({
      law: {vat: '', delivery: {title: 'zzgl. Versand'}},
    });
    expect(disclosure).not.toHaveProperty('vatOfTotal');
  });

  test('it is said during an outage too, without links', async () => {
    club.control.addFault({fault: {kind: 'status', status: 503}});
    expect((await root('/de-de')).disclosure).toMatchObject({
      law: {vat: 'inkl. MwSt.,', vatAlone: 'inkl. MwSt.', delivery: {url: null}},
    });
  });
});

describe('import duties', () => {
  const env = {DUTIES_INCLUDED: 'US, GB', DUTIES_DUE: 'JP,DE'};

  test('are said where the merchant says who pays them, beside what the law wants', async () => {
    expect((await root('', env)).disclosure).toEqual({duties: 'Import duties included'});
    expect((await root('/ja-jp', env)).disclosure).toEqual({
      duties: '関税はお届け時に別途',
    });
    expect((await root('/de-de', env)).disclosure).toMatchObject({
      duties: 'Einfuhrabgaben bei Lieferung fällig',
      law: {vat: 'inkl. MwSt.,'},
    });
    expect((await root('/fr-fr', env)).disclosure).not.toHaveProperty('duties');
  });

  test.each([
    [{DUTIES_INCLUDED: 'USA'}, 'DUTIES_INCLUDED must be countries like US,GB'],
    [{DUTIES_INCLUDED: 'US', DUTIES_DUE: 'us'}, 'DUTIES_INCLUDED has US as well'],
  ])('%j is refused', async (mistaken, problem) => {
    await expect(root('', mistaken)).rejects.toThrow(problem);
  });
});

describe('product safety', () => {
  test('names composition, maker, responsible person and warnings in the language of the market', async () => {
    const asked = ['harbour-wall-jacket', {prefix: '/de-de'}] as const;
    const found = await topic('product-safety', ...asked);
    expect(found?.title).toBe('Produktsicherheit');
    const text = found?.html ?? '';
    expect(text).toContain('<h3>Materialzusammensetzung</h3>');
    expect(text).toContain('100 % Polyamid, recycelt');
    expect(text).toContain('Quillhaven Herons Football Club Ltd.<br');
    expect(text).toContain('href="mailto:safety@quillhavenherons.example"');
    expect(text).toContain('Heron Imports GmbH');
    expect(text).toContain('HWJ-26');
    expect(text).toContain('Halte die Kordeln von laufenden Maschinen fern.');
  });

  test('a product may name a maker of its own', async () => {
    const asked = {prefix: '/de-de'};
    expect((await topic('product-safety', 'bar-scarf', asked))?.html).toContain(
      'Saltworks Mill',
    );
  });

  test('is said in the United Kingdom too, and elsewhere not at all', async () => {
    expect(await topic('product-safety', 'bar-scarf', {prefix: '/en-gb'})).toBeDefined();
    for (const prefix of ['', '/ja-jp'])
      expect(await topic('product-safety', 'bar-scarf', {prefix})).toBeUndefined();
  });

  test('stays without the shop’s own maker where its help cannot be asked for', async () => {
    club.control.addFault({
      operation: 'ProductHelp',
      fault: {kind: 'status', status: 503},
    });
    const {help} = await page('bar-scarf', {prefix: '/de-de'});
    expect(help.topics.map(({id}) => id)).toEqual(['product-safety']);
  });

  test('the merchant’s text is text', async () => {
    const hostile = createClubCatalogue(new Date());
    const scarf = hostile.products.find(({handle}) => handle === 'bar-scarf');
    const fibers = scarf?.metafields?.find(({key}) => key === 'fibers');
    if (fibers) fibers.value = '<img src=x onerror=alert(1)> & wool';
    const own = await startStore({catalogue: hostile});
    const found = await topic('product-safety', 'bar-scarf', {
      store: own,
      prefix: '/de-de',
    });
    await own.stop();
    expect(found?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; wool');
  });
});

test('the label of a guarantee is shown first and unfolded, in the EU alone', async () => {
  const jacket = 'harbour-wall-jacket';
  const [found] = (await page(jacket, {prefix: '/de-de'})).help.topics;
  expect(found).toMatchObject({title: 'Garantie des Herstellers', isOpen: true});
  expect(found?.html).toContain('<img src="');
  expect(await topic('guarantee', jacket, {prefix: '/en-gb'})).toBeUndefined();
  expect(await topic('guarantee', 'bar-scarf', {prefix: '/de-de'})).toBeUndefined();
});

test('beside a rating stands how reviews are checked: the merchant’s words, or that they are not', async () => {
  const handle = 'strike-once-tee';
  const plain = await page(handle, {prefix: '/de-de'});
  expect(plain.product).toHaveProperty('rating');
  expect(plain.help.reviewsChecked).toContain('Wir prüfen nicht');
  const env = {REVIEWS_CHECKED: 'Buyers only.;;;de: Nur wer gekauft hat.'};
  expect((await page(handle, {prefix: '/de-de', env})).help.reviewsChecked).toBe(
    'Nur wer gekauft hat.',
  );
  expect((await page(handle)).help).not.toHaveProperty('reviewsChecked');
});

test('cards and products carry the lowest price of a reduction', async () => {
  const answer = await callRoute(irish, home, {});
  if (answer instanceof Response) throw new Error(`${answer.status}`);
  const cards = 'cards' in answer ? answer.cards : [];
  const card = cards.find(({handle}) => handle === 'strike-once-tee');
  expect(card).toMatchObject({
    compareAt: {amount: '32.0'},
    lowest: {amount: '28.00'},
  });
  const others = cards.filter(({handle}) => handle !== 'strike-once-tee');
  for (const other of others) expect(other).not.toHaveProperty('lowest');
});
