import {loadCollection, loadCollectionTiles} from '~/collection/index.server';
import {PAGE_RULES, type Card} from '~/collection';
import {loadPage, loadPolicies, loadPolicy} from '~/content/index.server';
import {numberIn} from '~/lib/global-id';
import {decimalsIn, type Money} from '~/lib/money';
import {hrefIn, pathFor, pathOfPage, ROOT_MARKET, type ShopPath} from '~/market';
import {loadMarkets} from '~/market/index.server';
import {
  arrivalSteps,
  availabilityOf,
  findProduct,
  isTitle,
  loadHelp,
  type LoadedProduct,
} from '~/product/index.server';
import type {Availability} from '~/seo';
import type {AppContext} from '~/server/context';

import {PROFILE_PATH, TOOLS_PATH} from './commerce.server';
import {blocks, list, markdownOf, plain, table} from './markdown.server';

export {AGENTS_IN_WORKER, forwardCommerce, PROFILE_PATH} from './commerce.server';
export {markdownAnswer} from './markdown.server';

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
export async function markdownPage(
  context: AppContext,
  url: string,
  handle: string,
): Promise<string | null> {
  const [, kind = ''] = /\/([a-z]+)\/[^/]+$/.exec(new URL(url).pathname) ?? [];
  return PAGES[kind]?.(context, handle, url) ?? null;
}

/** The URL of a page, in the market of the text or another. */
const urlIn = ({siteOrigin, market}: AppContext, path: ShopPath, place = market) =>
  (siteOrigin ?? '') + hrefIn(place, path);

const pageLink = (context: AppContext, title: string, path: ShopPath): string =>
  `[${plain(title)}](${urlIn(context, `${path}.md`)})`;

/** The shop's terms, a line each, and how long delivery takes in general. */
async function loadTermLines(context: AppContext) {
  const help = await loadHelp(context);
  const {delivery, terms = []} = help.terms;
  return {
    terms: [
      ...help.priceTerms.map(plain),
      ...terms.map(({text, path}) =>
        path ? pageLink(context, text, path as ShopPath) : plain(text),
      ),
    ],
    delivery: delivery ? [`Delivery: ${plain(delivery)}`] : [],
  };
}

const asMarkdown = ({siteOrigin}: AppContext, html: string): string =>
  markdownOf(html, (href) => (href.startsWith('/') ? (siteOrigin ?? '') + href : href));

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
  const [found, {terms, delivery}] = await Promise.all([
    findProduct(context, handle, new URLSearchParams()),
    loadTermLines(context),
  ]);
  if (!found || !('product' in found)) return null;
  const {product} = found;
  const {sizeGuide, variants} = product;
  const opens = opensAt(product);
  const isShown = product.options.map((option) => !isTitle(option));
  return blocks(
    `# ${plain(product.title)}`,
    list([
      `Page: ${urlIn(context, pathFor('product', handle))}`,
      ...factsOf(found),
      ...(product.arrival ? [] : delivery),
      ...terms,
    ]),
    '## Variants',
    `Cart link: \`${urlIn(context, `${pathFor('cart')}/NUMBER:QUANTITY`)}\``,
    table(
      [
        ...product.options.filter((_, at) => isShown[at]).map(({name}) => plain(name)),
        'Price',
        'Availability',
        'Number',
      ],
      variants.map((variant) => [
        ...variant.values.filter((_, at) => isShown[at]).map(plain),
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
    asMarkdown(context, product.descriptionHtml),
  );
}

const opensAt = (item: {opensAt?: number}) =>
  item.opensAt === undefined ? null : `opens at ${instant(item.opensAt)}`;

/** The facts of a product that a buyer needs, a line each. */
function factsOf({answer, product}: LoadedProduct): string[] {
  const {minVariantPrice: lowest, maxVariantPrice: highest} = answer.priceRange;
  const {endDate, shipsOn, rating, options, variants} = product;
  const range = [...new Set([priced(lowest), priced(highest)])].join(' to ');
  const facts = [
    `Price: ${variants.length > 0 || product.isListing ? range : priced(null)}`,
    `Availability: ${opensAt(product) ?? AVAILABILITY[availabilityOf(product)]}`,
  ];
  if (endDate !== null) facts.push(`Sold until ${instant(endDate)}`);
  if (shipsOn) facts.push(`Ships from ${shipsOn}`);
  const arrives = arrivalOf(product, false);
  const arrivesMade = arrivalOf(product, true);
  if (product.arrival && arrives)
    facts.push(`Arrives in ${product.arrival.country}: ${arrives}`);
  if (arrives && arrivesMade && arrivesMade !== arrives)
    facts.push(`With a print: ${arrivesMade}`);
  if (product.isPlanOnly) facts.push('Sold by subscription only, not here');
  if (product.isListing) facts.push('Each choice is a product with a page of its own');
  if (product.isPersonal && !answer.isGiftCard)
    facts.push(
      'Printed with texts: the person enters them on the page, a cart link cannot',
    );
  if (rating)
    facts.push(`Rated ${rating.value} of ${rating.best} in ${rating.count} reviews`);
  for (const option of options) {
    if (isTitle(option)) continue;
    const values = option.values.map((value, index) => {
      const color = option.swatches[index];
      return plain(value) + (color ? ` (${color})` : '');
    });
    facts.push(`${plain(option.name)}: ${values.join(', ')}`);
  }
  return facts;
}

/** When it arrives, `says` being whether something is printed on it; '' where nobody says. */
function arrivalOf(product: LoadedProduct['product'], says: boolean): string {
  const [step] = arrivalSteps(product, says);
  if (!step) return '';
  return `${step.from} to ${step.to}, ordered before ${instant(step.until)}`;
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
      asMarkdown(context, html),
    );
  };
}

/**
 * `/agents.md`: what a shopping agent needs to serve a person here. In English, with the store's
 * names in the language of the page (decision 0155).
 * @throws what the store's client throws
 */
export async function agentsText(context: AppContext): Promise<string> {
  const {config, siteOrigin, market} = context;
  const [collections, policies, {terms, delivery}, {choices}] = await Promise.all([
    loadCollectionTiles(context),
    loadPolicies(context),
    loadTermLines(context),
    loadMarkets(context),
  ]);
  const url = (path: ShopPath, place = market) => urlIn(context, path, place);
  const link = (title: string, path: ShopPath) => pageLink(context, title, path);
  const {storeName, storeDescription, tagline} = config.public;
  return blocks(
    `# ${plain(storeName)}`,
    `> ${plain(storeDescription)}`,
    plain(tagline),
    'This text is for agents that shop for a person. It is made from the store, and so are all pages that it links to.',
    '## What the shop sells',
    `All products: ${url(pathFor('products'))}. Collections, as Markdown:`,
    list(
      collections.map(({title, handle}) => link(title, pathFor('collection', handle))),
    ),
    '## How to find a product',
    list([
      `Read a collection above, or search: \`${url(pathFor('search'))}?q=WORDS\` (HTML). Words may be a kind of product, a color or a name.`,
      `Add \`.md\` to the path of a product, a collection, a policy or a page to read it as Markdown: \`${url(pathFor('product', 'HANDLE'))}.md\`. A product’s has its options, each variant with price and availability, and sizes in centimeters where the shop has them.`,
      'Colors have the store’s own names. A product’s text has the code of each color that has a swatch, such as `#8f999f`: where the nearest color is not the one that the person named, say so.',
      ...(siteOrigin ? [`Every page is listed in ${siteOrigin}/sitemap.xml.`] : []),
    ]),
    '## Countries',
    ...(choices.length > 0
      ? [
          'The shop sells to these countries:',
          list(
            choices.map(
              ({country, language, currency, prefix, countryCode}) =>
                `${country} (${countryCode}), ${language}, prices in ${currency}: ${url(pathFor('home'), {...market, prefix})}`,
            ),
          ),
          'Begin every path with the prefix of the country that the goods go to. Prices, availability and names differ between countries; the numbers of variants are the same.',
        ]
      : ['The shop sells in one country and currency.']),
    '## How to build a cart link',
    [
      '1. Read the product as Markdown, in the country that the goods go to. Where several products or colors fit, name them and ask the person.',
      '2. Take the number of the variant from its table. Never guess a number.',
      `3. Build \`${url(`${pathFor('cart')}/NUMBER:QUANTITY`)}\`. Several variants stand between commas: \`NUMBER:1,NUMBER:2\`. A discount code goes behind it: \`?discount=CODE\`.${choices.length > 0 ? ' The country’s prefix stands before `/cart`, as in the product’s text of that country.' : ''}`,
      '4. Give the link to the person. It shows what would be added; only the person’s press on its button adds it. Checkout is the person’s, too.',
    ].join('\n'),
    '## Delivery and returns',
    list([...delivery, ...terms]),
    policies && '## Policies',
    policies &&
      list(
        policies.page.map(({title, handle}) => link(title, pathFor('policy', handle))),
      ),
    '## The store’s own endpoints',
    'Where the store has switched them on, they follow the Universal Commerce Protocol (ucp.dev): ' +
      `discovery at \`${url(PROFILE_PATH, ROOT_MARKET)}\`, ` +
      `MCP by POST to \`${url(TOOLS_PATH, ROOT_MARKET)}\`.`,
    '## What an agent must not do',
    list([
      'Buy, pay, or send a form (a newsletter, a notification, a question, a withdrawal) without the person’s explicit consent to that act.',
      'Promise a price, stock or a date of delivery: the checkout decides.',
      'Choose a size, a color or a text to print that the person has not named, or replace what is sold out without asking.',
      'Read the shop faster than a person with many tabs would, or collect its data for another purpose.',
    ]),
  );
}
