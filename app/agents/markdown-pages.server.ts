import {loadCollection} from '~/collection/index.server';
import {PAGE_RULES, type Card} from '~/collection';
import {loadPage, loadPolicy} from '~/content/index.server';
import {numberIn} from '~/lib/global-id';
import {decimalsIn, type Money} from '~/lib/money';
import {hrefIn, pathFor, pathOfPage, type ShopPath} from '~/market';
import {
  availabilityOf,
  findProduct,
  isTitle,
  loadHelp,
  type LoadedProduct,
} from '~/product/index.server';
import type {Availability} from '~/seo';
import type {AppContext} from '~/server/context';

import {blocks, list, markdownOf, plain, table} from './markdown.server';

type Loader = (
  context: AppContext,
  handle: string,
  url: string,
) => Promise<string | null>;

/** The pages that are there as Markdown, by the first part of their paths. */
const PAGES: Readonly<Record<string, Loader>> = {
  products: productMarkdown,
  collections: collectionMarkdown,
  policies: textMarkdown(loadPolicy, 'policy'),
  pages: textMarkdown(loadPage, 'page'),
};

/**
 * A page as Markdown, by its URL (`/products/HANDLE.md`): the facts that the page shows; null where
 * there is none. Labels are English in every market, for agents (decision 0155).
 * @throws what the store's client throws
 */
export function markdownPage(
  context: AppContext,
  url: string,
  handle: string,
): Promise<string | null> {
  const [, kind = ''] = /\/([a-z]+)\/[^/]+$/.exec(new URL(url).pathname) ?? [];
  return PAGES[kind]?.(context, handle, url) ?? Promise.resolve(null);
}

/** The URL of a page, in the market of the text or another. */
export const urlIn = (
  {siteOrigin, market}: AppContext,
  path: ShopPath,
  place = market,
): string => (siteOrigin ?? '') + hrefIn(place, path);

export const pageLink = (context: AppContext, title: string, path: ShopPath): string =>
  `[${plain(title)}](${urlIn(context, `${path}.md`)})`;

/** The shop's terms of delivery and returns, a line each. */
export async function loadTermLines(context: AppContext): Promise<string[]> {
  const {delivery, terms = []} = (await loadHelp(context)).terms;
  return [
    ...(delivery ? [`Delivery: ${plain(delivery)}`] : []),
    ...terms.map(({text, path}) =>
      path ? pageLink(context, text, path as ShopPath) : plain(text),
    ),
  ];
}

const linkIn =
  ({siteOrigin}: AppContext) =>
  (href: string) =>
    href.startsWith('/') ? (siteOrigin ?? '') + href : href;

const priced = (price: Money | null) =>
  price ? `${decimalsIn(price)} ${price.currencyCode}` : 'unknown';

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

const AVAILABILITY: Readonly<Record<Availability, string>> = {
  InStock: 'in stock',
  OutOfStock: 'sold out',
  PreOrder: 'pre-order',
  SoldOut: 'sold out',
};

async function productMarkdown(context: AppContext, handle: string) {
  const [found, terms] = await Promise.all([
    findProduct(context, handle, new URLSearchParams()),
    loadTermLines(context),
  ]);
  if (!found || !('product' in found)) return null;
  const {product} = found;
  const {sizeGuide, variants} = product;
  const opens = opensAt(product);
  const isShown = (_: unknown, index: number) => {
    const option = product.options[index];
    return option !== undefined && !isTitle(option);
  };
  return blocks(
    `# ${plain(product.title)}`,
    list([
      `Page: ${urlIn(context, pathFor('product', handle))}`,
      ...factsOf(found),
      ...terms,
    ]),
    '## Variants',
    `Cart link: \`${urlIn(context, `${pathFor('cart')}/NUMBER:QUANTITY`)}\``,
    table(
      [
        ...product.options.filter(isShown).map(({name}) => plain(name)),
        'Price',
        'Availability',
        'Number',
      ],
      variants.map((variant) => [
        ...variant.values.filter(isShown).map(plain),
        priced(variant.price),
        opens ?? AVAILABILITY[availabilityOf(product, variant)],
        numberIn(variant.id),
      ]),
    ),
    product.encoded
      ? `There are more variants than these ${variants.length}. Choose among them on the page, by its query: \`?OPTION=VALUE\`.`
      : null,
    sizeGuide && `## ${plain(sizeGuide.title)}, in centimeters`,
    sizeGuide &&
      table(
        ['', ...sizeGuide.columns.map(plain)],
        sizeGuide.rows.map(({size, centimeters}) => [
          plain(size),
          ...centimeters.map(String),
        ]),
      ),
    sizeGuide?.note ? plain(sizeGuide.note) : null,
    '## Description',
    markdownOf(product.descriptionHtml, linkIn(context)),
  );
}

const opensAt = (item: {opensAt?: number}) =>
  item.opensAt === undefined ? null : `opens at ${instant(item.opensAt)}`;

/** The facts of a product that a buyer needs, a line each. */
function factsOf({answer, product}: LoadedProduct): string[] {
  const {minVariantPrice: lowest, maxVariantPrice: highest} = answer.priceRange;
  const {endDate, shipsOn, rating, options, variants} = product;
  const range = [...new Set([priced(lowest), priced(highest)])].join(' to ');
  const own = options.filter((option) => !isTitle(option));
  const choices = own.map(({name, values, swatches}) => {
    const shown = values.map((value, index) => {
      const color = swatches[index];
      return plain(value) + (color ? ` (${color})` : '');
    });
    return `${plain(name)}: ${shown.join(', ')}`;
  });
  return [
    `Price: ${variants.length > 0 || product.isListing ? range : priced(null)}`,
    `Availability: ${opensAt(product) ?? AVAILABILITY[availabilityOf(product)]}`,
    endDate !== null && `Sold until ${instant(endDate)}`,
    shipsOn && `Ships from ${shipsOn}`,
    product.isPlanOnly && 'Sold by subscription only, not here',
    product.isListing && 'Each choice is a product with a page of its own',
    product.personalization &&
      'Printed with texts: the person enters them on the page, a cart link cannot',
    rating && `Rated ${rating.value} of ${rating.best} in ${rating.count} reviews`,
    ...choices,
  ].flatMap((fact) => fact || []);
}

function stateOf(card: Card): string {
  const {ribbons} = card;
  if (ribbons.includes('SOLD OUT')) return AVAILABILITY.SoldOut;
  const sold = ribbons.includes('PRE-ORDER') ? 'PreOrder' : 'InStock';
  return opensAt(card) ?? AVAILABILITY[sold];
}

async function collectionMarkdown(context: AppContext, handle: string, url: string) {
  const page = await loadCollection(context, {handle, rule: PAGE_RULES.all, url});
  if (!page) return null;
  const path = pathFor('collection', handle);
  const lines = page.cards.map((card) => {
    const link = pageLink(context, card.title, pathFor('product', card.handle));
    const names = card.swatches.map(({name}) => plain(name)).join(', ');
    const colors =
      card.colors > 1 ? `, ${card.colors} colors${names && `: ${names}`}` : '';
    const end = card.endDate === null ? '' : `, until ${instant(card.endDate)}`;
    return `${link}: ${priced(card.price)}, ${stateOf(card)}${colors}${end}`;
  });
  return blocks(
    `# ${plain(page.title)}`,
    plain(page.description),
    `- Page: ${urlIn(context, path)}`,
    '## Products',
    list(lines) || 'There are none now.',
    page.next &&
      `More products: ${urlIn(context, pathOfPage(`${path}.md`, page.next) as ShopPath)}`,
  );
}

function textMarkdown(load: typeof loadPage, place: 'page' | 'policy'): Loader {
  return async (context, handle) => {
    const loaded = await load(context, handle);
    if (!loaded) return null;
    const {title, html} = loaded.page;
    return blocks(
      `# ${plain(title)}`,
      `- Page: ${urlIn(context, pathFor(place, handle))}`,
      markdownOf(html, linkIn(context)),
    );
  };
}
