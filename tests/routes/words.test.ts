import {describe, expect, test, vi} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';
import {EDIT_LINE_ACTION} from '../../app/cart/cart';
import type {CollectionPage} from '~/collection/collection-page';
import {readMarkets, type Market} from '~/lib/market';
import {missingChoiceUrl, CHOICE_FIELD} from '~/product/choice-form';
import {roleOf, selectionIn} from '~/product/options';
import {printingOf} from '~/add-ons/personalization/personalization';
import type {Product} from '~/product/product';
import {loader as apiProduct} from '~/routes/api.product';
import {loader as recommendations} from '~/routes/api.recommendations';
import {loader as suggestions} from '~/routes/api.search';
import {loader as collection} from '~/routes/collection';
import {loader as home} from '~/routes/home';
import {loader as search} from '~/routes/search';
import {loader as ofType} from '~/routes/product-type';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';
import {isSoldOut} from '../../app/product/options';

/** Rules by words hold in the shop's own language, in every market (§10.26). */

const PREFIXES = 'de-de,fr-fr,ja-jp,en-gb';
const {markets} = readMarkets(PREFIXES);
const abroad = markets.filter(({language}) => language !== 'EN');
const env = {PUBLIC_MARKETS: PREFIXES, PERSONALIZATION: 'on'};

const store = suiteStore();
const catalogue = createClubCatalogue(new Date());
/** Whose rules of prints have a mistake. */
const broken = suiteStore({
  catalogue: {
    ...catalogue,
    products: catalogue.products.map((product) => ({
      ...product,
      metafields: product.metafields?.map((field) => ({
        ...field,
        value: field.value.replace('"length":12', '"length":"twelve"'),
      })),
    })),
  },
});

const operations = () => store.control.requests().map(({operation}) => operation);

async function productIn(
  market: Market | undefined,
  handle: string,
  from = store,
): Promise<Product> {
  const answer = await callRoute(from, apiProduct, {
    path: `/api/products/${handle}`,
    params: {handle},
    env,
    ...(market && {market}),
  });
  return ((await answer.json()) as {product: Product}).product;
}

type Loader = Parameters<typeof callRoute>[1];

async function cardsIn(market: Market | undefined, loader: Loader, path: string) {
  const [, handle = ''] = /^\/collections\/(.*)$/.exec(path) ?? [];
  const answer = await callRoute(store, loader, {
    path,
    params: {handle},
    env,
    ...(market && {market}),
  });
  return answer as Pick<CollectionPage, 'cards' | 'facets'>;
}

describe.each(abroad.map((market) => [market.prefix, market] as const))(
  'in %s',
  (_, market) => {
    test('a page asks for size and color, whatever they are called', async () => {
      const [own, root] = [
        await productIn(market, 'crest-hoodie'),
        await productIn(undefined, 'crest-hoodie'),
      ];
      expect(own.options.map(({name}) => name)).not.toContain('Size');
      expect(own.options.map(roleOf)).toEqual(root.options.map(roleOf));
      expect(selectionIn(new URLSearchParams(), own)).toEqual([null, null]);
      expect(selectionIn(new URLSearchParams(), own, 'dialog')).toEqual([
        null,
        own.options[1]?.values[0],
      ]);
    });

    test('pictures stand with the color that they show', async () => {
      const [own, root] = [
        await productIn(market, 'crest-tee'),
        await productIn(undefined, 'crest-tee'),
      ];
      const positions = ({options, media}: Product) =>
        media.map(({colors}) => colors.map((name) => options[1]?.values.indexOf(name)));
      expect(positions(own)).toEqual(positions(root));
    });

    test('a throwback hoodie is sold out, on its page and on its card', async () => {
      const throwback = await productIn(market, 'throwback-hoodie-1908');
      expect(throwback.title).not.toMatch(/throwback hoodie/i);
      expect(isSoldOut(throwback)).toBe(true);
      const {cards} = await cardsIn(market, home, '/latest');
      const card = cards.find(({handle}) => handle === 'throwback-hoodie-1908');
      expect(card?.ribbons).toContain('SOLD OUT');
    });

    test.each([
      ['home', home, '/'],
      ['a collection', collection, '/collections/hoodies'],
      ['a search', search, '/search?q=1908'],
    ] as [string, Loader, string][])(
      'cards have the ribbons, colors and choices of the root: %s',
      async (name, loader, path) => {
        const facts = async (where: Market | undefined) => {
          const {cards} = await cardsIn(where, loader, path);
          return new Map(
            cards.map(({handle, ribbons, colors, swatches, hasChoice}) => [
              handle,
              {ribbons, colors, swatches: swatches.length, hasChoice},
            ]),
          );
        };
        const [own, root] = [await facts(market), await facts(undefined)];
        expect(own.size, name).toBeGreaterThan(0);
        for (const [handle, fact] of own)
          if (root.has(handle)) expect(fact, handle).toEqual(root.get(handle));
      },
    );

    test('filters count what the page shows: no Youth', async () => {
      const countsIn = async (where: Market | undefined) => {
        const {facets, cards} = await cardsIn(where, ofType, '/shirts');
        const counts = facets?.flatMap((facet) =>
          facet.kind === 'list' ? facet.values.map(({count}) => count) : [],
        );
        return {counts: counts?.sort(), handles: cards.map(({handle}) => handle).sort()};
      };
      expect(await countsIn(market)).toEqual(await countsIn(undefined));
    });

    test('a throwback hoodie is no starting point of a search, nor recommended', async () => {
      for (const [loader, path, params] of [
        [suggestions, '/api/search?q=', {}],
        [recommendations, '/api/recommendations/crest-hoodie', {handle: 'crest-hoodie'}],
      ] as const) {
        const answer = await callRoute(store, loader, {path, params, env, market});
        expect(JSON.stringify(await answer.json())).not.toContain('throwback-hoodie');
      }
      expect(operations().filter((one) => one === 'OriginalNames')).toHaveLength(2);
    });

    test('a form without scripts is led to the size before the color', async () => {
      const {options} = await productIn(market, 'crest-hoodie');
      const form = new FormData();
      form.set('handle', 'crest-hoodie');
      for (const {name, original = ''} of options.toReversed())
        form.set(CHOICE_FIELD + name, original);
      expect(missingChoiceUrl(form)).toBe(
        `/products/crest-hoodie#option-${encodeURIComponent(options[0]?.name ?? '')}`,
      );
    });

    test('a print is sold, by the words of its page', async () => {
      const shirt = await productIn(market, 'match-shirt');
      const [size, color, printing] = shirt.options;
      expect(printing?.name).not.toBe('Printing');
      expect(shirt.variants.every(({availableForSale}) => availableForSale)).toBe(true);
      const chosen = (at: 0 | 1) => [
        size?.values[2] ?? '',
        color?.values[0] ?? '',
        printing?.values[at] ?? '',
      ];
      expect(printingOf(shirt, chosen(0))?.print).toBeNull();
      const printed = printingOf(shirt, chosen(1));
      expect(printed?.print?.fields.map(({label}) => label)).toEqual(['Name', 'Number']);
      expect(shirt.media[printed?.view?.place ?? -1]?.url).toContain('petrol-back');
    });

    test('a print is checked on every way into the cart: form, script, link and edit', async () => {
      const shirt = await productIn(market, 'match-shirt');
      const values = shirt.options.map(
        ({values}, at) => values[[2, 0, 1][at] ?? 0] ?? '',
      );
      const id = shirt.variants.find((one) => one.values.join() === values.join())?.id;
      const options = shirt.options.map(
        ({name}, at) => [`option:${name}`, values[at] ?? ''] as [string, string],
      );
      const lines = [{merchandiseId: id, quantity: 1}];
      const visitor = new CartVisitor(store, env, market);
      const form = (name: string) =>
        visitor.change('LinesAdd', {}, [
          ['handle', 'match-shirt'],
          ['quantity', '1'],
          ...options,
          ['personal:Name', name],
          ['personal:Number', '9'],
        ]);
      const attributes = (name: string) => [
        {key: 'Name', value: name},
        {key: 'Number', value: '9'},
      ];
      for (const refused of [
        await form('王'),
        await visitor.change('LinesAdd', {lines}),
        await visitor.change('LinesAdd', {
          lines: lines.map((line) => ({...line, attributes: attributes('Marrow')})),
        }),
        await visitor.change('CustomLink', {lines}),
      ])
        expect(refused.reply.status).toBe('refused');
      const {reply} = await form('Okafor');
      const [line] = reply.cart?.lines ?? [];
      expect(line?.attributes.map(({value}) => value)).toEqual(['OKAFOR', '9']);
      expect(line?.image).toHaveProperty('lettering');
      const edit = (name: string) =>
        visitor.change(EDIT_LINE_ACTION, {
          lineId: line?.id,
          attributes: attributes(name),
        });
      expect((await edit('王')).reply.status).toBe('refused');
      const edited = await edit('Ruiz');
      expect(edited.reply.cart?.lines[0]?.attributes[0]?.value).toBe('RUIZ');
    });

    test('a print whose rules are mistaken is not sold, and the plain one is', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const shirt = await productIn(market, 'match-shirt', broken);
      const [plain, printed] = shirt.options[2]?.values ?? [];
      const isSold = (asked = '') =>
        shirt.variants.some(
          ({values, availableForSale}) => values[2] === asked && availableForSale,
        );
      expect([isSold(plain), isSold(printed)]).toEqual([true, false]);
    });
  },
);

test('one query more for a page in another language; none at the root, nor where its language is spoken', async () => {
  const [german] = markets;
  const british = markets.find(({language}) => language === 'EN');
  await productIn(undefined, 'crest-hoodie');
  await productIn(british, 'crest-hoodie');
  expect(operations()).toEqual(['Product', 'Product']);
  store.control.clearRequests();
  await productIn(german, 'crest-hoodie');
  expect(operations()).toEqual(['Product', 'OriginalProduct']);
});
