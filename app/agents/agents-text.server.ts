import {loadCollectionTiles} from '~/collection/index.server';
import {loadPolicies} from '~/content/index.server';
import {pathFor, ROOT_MARKET, type ShopPath} from '~/market';
import {loadMarkets} from '~/market/index.server';
import type {AppContext} from '~/server/context';

import {loadTermLines, pageLink, urlIn} from './markdown-pages.server';
import {blocks, list, plain} from './markdown.server';

/**
 * `/agents.md`: what a shopping agent needs to serve a person here. In English, with the store's
 * names in the language of the page (decision 0155).
 * @throws what the store's client throws
 */
export async function agentsText(context: AppContext): Promise<string> {
  const {config, siteOrigin, market} = context;
  const [collections, policies, terms, {choices}] = await Promise.all([
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
    list(terms),
    policies && '## Policies',
    policies &&
      list(
        policies.page.map(({title, handle}) => link(title, pathFor('policy', handle))),
      ),
    '## The store’s own endpoints',
    `Where the store has switched them on, they follow the Universal Commerce Protocol (ucp.dev): discovery at \`${url(pathFor('commerceProfile'), ROOT_MARKET)}\`, MCP by POST to \`${url(pathFor('commerceTools'), ROOT_MARKET)}\`.`,
    '## What an agent must not do',
    list([
      'Buy, pay, or send a form (a newsletter, a notification, a withdrawal) without the person’s explicit consent to that act.',
      'Promise a price, stock or a date of delivery: the checkout decides.',
      'Choose a size, a color or a text to print that the person has not named, or replace what is sold out without asking.',
      'Read the shop faster than a person with many tabs would, or collect its data for another purpose.',
    ]),
  );
}
