/** Checks of what the store holds: the home collection, the product types that pages list, and themes. */
import type {ThemeEntriesQuery} from 'storefrontapi.generated';

import {isRecord} from '../../../app/lib/json';
import {typedRule} from '../../../app/collection/collection-page';
import {ruleName} from '../../../app/product/option-words.server';
import {
  configuredTexts,
  entryOf,
  liveEntryOf,
} from '../../../app/theme/entry-texts.server';
import {resolveTheme, type ThemeEntry} from '../../../app/theme/resolve-theme';
import {THEME_ENTRIES_QUERY} from '../../../app/theme/theme.documents';
import {listCollections, sizeText} from '../../store/facts';
import {nodesIn, recordsIn, type StoreProbe} from '../../store/probe';
import {
  ask,
  EXAMINED,
  reach,
  titlesOf,
  type Check,
  type Context,
  type Finding,
} from '../check';

/** Products of one page. */
const PAGE_SIZE = 50;

const COLLECTION = `#graphql
  query DoctorCollection($id: ID!, $filters: [ProductFilter!]) {
    collection(id: $id) {
      title
      products(first: ${PAGE_SIZE}, filters: $filters) { nodes { productType } }
    }
  }`;

interface Listed {
  title: string;
  types: readonly string[];
}

async function list(context: Context, productType?: string): Promise<Listed | null> {
  const reply = await context.probe.ask(COLLECTION, {
    id: context.collectionId,
    ...(productType && {filters: [{productType}]}),
  });
  const collection = reply.kind === 'answer' ? reply.data?.collection : null;
  if (!isRecord(collection) || !isRecord(collection.products)) return null;
  const types = nodesIn(collection.products).map(({productType: type}) => String(type));
  return {title: String(collection.title), types};
}

/** How many collections are named where the configured one is missing. */
const MAX_NAMED = 10;

export const collection: Check = {
  name: 'collection',
  impact: 'The home page is the not-found page, or empty.',
  needs: ['tokens'],
  async run(context) {
    const found = await list(context);
    const number = context.config.collectionId;
    if (!found) return noCollection(context.env.PUBLIC_COLLECTION_ID, context.probe);
    if (found.types.length === 0)
      return {
        status: 'fault',
        found: `“${found.title}” (${number}) has no products`,
        fix: 'Add products to it, and publish them to the channel.',
      };
    return {
      status: 'ok',
      found: `“${found.title}”, ${sizeText(found.types.length)}`,
    };
  },
};

/** The collection is not set, or not there: the finding lists those that there are. */
async function noCollection(
  configured: string | undefined,
  probe: StoreProbe,
): Promise<Finding> {
  const found = configured
    ? `there is no collection ${configured} that the token may see`
    : 'PUBLIC_COLLECTION_ID is not set';
  const collections = await listCollections(probe, 1);
  if (collections.length === 0)
    return {
      status: 'fault',
      found: `${found}, nor any other`,
      fix: 'Make a collection in the Shopify admin, and publish it and its products to the channel of the token.',
    };
  const named = collections
    .slice(0, MAX_NAMED)
    .map(({number, title, size}) => `${number} “${title}” (${size})`);
  return {
    status: 'fault',
    found,
    fix: `Set PUBLIC_COLLECTION_ID to one of these: ${named.join(', ')}${collections.length > MAX_NAMED ? ' …' : ''}. One that is missing is not published to the channel.`,
  };
}

const pagesOf = ({config}: Context) =>
  (['shirts', 'hoodies'] as const).map((page) => ({
    path: `/${page}`,
    types: typedRule(page, config).productTypes,
  }));

export const productTypes: Check = {
  name: 'product types',
  impact: 'A page of the navigation is empty.',
  needs: ['collection'],
  run: async (context) => [
    ...(await Promise.all(pagesOf(context).map((page) => checkPage(context, page)))),
    ...(await unlistedTypes(context)),
  ],
};

const TYPES = `#graphql
  query DoctorTypes {
    products(first: ${EXAMINED}) {
      nodes { productType collections(first: 2) { nodes { id } } }
    }
  }`;

/** Product types that neither a page of the navigation nor a collection beside home's lists. */
async function unlistedTypes(context: Context): Promise<Finding[]> {
  const answer = await ask(context.probe, TYPES);
  if ('problem' in answer) return [answer.problem];
  const products = nodesIn(answer.data.products);
  const listed = new Set(pagesOf(context).flatMap(({types}) => types));
  const home = context.collectionId;
  for (const {productType, collections} of products)
    if (nodesIn(collections).some(({id}) => id !== home)) listed.add(String(productType));
  const types = [...new Set(products.map(({productType}) => String(productType)))];
  const unlisted = types.filter((type) => !listed.has(type));
  if (unlisted.length === 0) return [];
  return [
    {
      status: 'note',
      found: `no page lists the product types ${unlisted.map((type) => `“${type}”`).join(', ')}`,
      impact: 'Shoppers find these products on the home page or by search alone.',
      fix: 'Put them into a collection, spell the type as a page does, or name it in PRODUCT_TYPES.',
    },
  ];
}

const OPTIONS = `#graphql
  query DoctorOptions {
    products(first: ${EXAMINED}) { nodes { title options { name optionValues { name } } } }
  }`;

/** Values that sizes have in every language. */
const SIZE = /^(?:x{0,3}s|m|x{0,4}l|[2-6]xl|one size)$/i;

export const sizes: Check = {
  name: 'sizes',
  impact: 'The first size is bought by everybody who does not change it.',
  needs: ['collection'],
  async run({probe}) {
    const answer = await ask(probe, OPTIONS);
    if ('problem' in answer) return answer.problem;
    const products = nodesIn(answer.data.products);
    const names = new Set<string>();
    const mistaken = products.filter(({options}) =>
      recordsIn(options).some(({name, optionValues}) => {
        const values = recordsIn(optionValues).map((value) => String(value.name).trim());
        const isMistaken =
          ruleName(String(name)).toLowerCase() !== 'size' &&
          values.filter((value) => SIZE.test(value)).length > 1;
        if (isMistaken) names.add(String(name));
        return isMistaken;
      }),
    );
    if (names.size === 0)
      return {status: 'ok', found: 'every option with sizes is known as one'};
    return {
      status: 'fault',
      found: `not taken for a size: ${[...names].map((name) => `“${name}”`).join(', ')} of ${titlesOf(mistaken)}`,
      fix: 'Name the option Size, or its word in the shop’s language: Größe, Taille, サイズ.',
    };
  },
};

async function checkPage(
  context: Context,
  {path, types}: ReturnType<typeof pagesOf>[number],
): Promise<Finding> {
  const lists = await Promise.all(types.map((type) => list(context, type)));
  const found = lists.flatMap((one) => one?.types ?? []);
  const unrelated = found.filter((type) => !types.includes(type));
  if (unrelated.length > 0)
    return {
      status: 'fault',
      found: `asked for ${types.join(' and ')}, the store also listed ${[...new Set(unrelated)].slice(0, 3).join(', ')}`,
      impact: `${path} is short: most of each 50 products are filtered out after they were fetched.`,
      fix: 'In the Search & Discovery app, switch on the filter “Product type”.',
    };
  if (found.length > 0)
    return {status: 'ok', found: `${path}: ${found.length} of ${types.join(', ')}`};
  return {
    status: 'fault',
    found: `${path}: no product of the collection has the type ${types.join(' or ')}`,
    impact: `${path} is empty.`,
    fix: `Give products the product type ${types.join(' or ')}, spelt like this, or name your own in PRODUCT_TYPES.`,
  };
}

const GOODS = `#graphql
  query DoctorGoods($id: ID!) {
    collection(id: $id) {
      products(first: ${EXAMINED}) {
        nodes {
          title
          featuredImage { url }
          priceRange { minVariantPrice { amount } }
        }
      }
    }
  }`;

export const goods: Check = {
  name: 'goods',
  impact: 'Shoppers see a card without a picture, or one that costs nothing.',
  needs: ['collection'],
  async run(context) {
    const answer = await ask(context.probe, GOODS, {id: context.collectionId});
    if ('problem' in answer) return answer.problem;
    const {collection} = answer.data;
    const listed = nodesIn(isRecord(collection) ? collection.products : null);
    const bare = listed.filter(({featuredImage}) => !featuredImage);
    const free = listed.filter(({priceRange}) => {
      const lowest = isRecord(priceRange) ? priceRange.minVariantPrice : null;
      return isRecord(lowest) && Number(lowest.amount) === 0;
    });
    const found = [
      ...(bare.length > 0 ? [`without a picture: ${titlesOf(bare)}`] : []),
      ...(free.length > 0 ? [`at $0.00: ${titlesOf(free)}`] : []),
    ];
    if (found.length === 0)
      return {status: 'ok', found: 'each product has a picture and a price'};
    return {
      status: 'note',
      found: found.join('; '),
      fix: 'Give them pictures and prices in the admin, or take them out of the channel.',
    };
  },
};

export const theme: Check = {
  name: 'theme',
  impact: 'The look comes from environment variables alone.',
  needs: ['tokens'],
  async run({probe, config}) {
    const answer = await ask(probe, THEME_ENTRIES_QUERY);
    if ('problem' in answer) return answer.problem;
    // The app's own document: the schema holds the store to its shape.
    const themes = answer.data as unknown as ThemeEntriesQuery;
    const entries = themes.metaobjects.nodes.map(entryOf);
    const shown = liveEntryOf(themes);
    const missing = await missingPictures(shown, config);
    if (entries.length === 0)
      return [
        {
          status: 'note',
          found: 'no metaobject of type storefront_theme',
          fix: 'docs/theme-metaobject.md says how to make one. Nothing is broken without it.',
        },
        ...missing,
      ];
    return [
      live(shown, entries.length),
      ...ignoredValues(entries, config.store.imageOrigin),
      ...missing,
    ];
  },
};

function live(entry: ThemeEntry | null, count: number): Finding {
  const all = count === 1 ? 'one theme' : `${count} themes`;
  if (entry) return {status: 'ok', found: `${all}; shoppers see “${entry.handle}”`};
  return {
    status: 'note',
    found: `${all}, but none that shoppers see`,
    fix: 'Give one the handle “live”, or name it in the shop’s metafield storefront.theme.',
  };
}

/** Banners and the icon, of the theme or the configuration, that do not answer. */
async function missingPictures(
  entry: ThemeEntry | null,
  {public: configured, root, store: {imageOrigin}}: Context['config'],
): Promise<Finding[]> {
  const {theme: shown} = resolveTheme(
    [
      ...(entry ? [{name: entry.handle, texts: entry.texts}] : []),
      {name: 'the configuration', texts: configuredTexts(configured, root.tag)},
    ],
    {imageOrigin},
  );
  const pictures = [...shown.banners, shown.icon, shown.logo].filter((url) =>
    URL.canParse(url),
  );
  const answers = await Promise.all(
    pictures.map(async (url) => {
      const found = await reach(url, {method: 'HEAD'});
      return found?.ok ? [] : [`${url} (${found?.status ?? 'no answer'})`];
    }),
  );
  const missing = answers.flat();
  if (missing.length === 0) return [];
  return [
    {
      status: 'fault',
      found: `a banner, the icon or the logo is not there: ${missing.join(', ')}`,
      impact:
        'The home page begins with an empty frame, or a shared link has no picture.',
      fix: 'Upload it again, and correct the theme, or PUBLIC_BANNERS, PUBLIC_ICON_URL or PUBLIC_LOGO_URL.',
    },
  ];
}

/** Values that the shop ignores, a row for each cause. It falls back to its default, so only the merchant notices. */
function ignoredValues(entries: readonly ThemeEntry[], imageOrigin: string): Finding[] {
  const keysByCause = new Map<string, Set<string>>();
  for (const {handle, texts} of entries) {
    const {reports} = resolveTheme([{name: handle, texts}], {imageOrigin});
    for (const {key, problem} of reports) {
      // All pictures have one cause: where the shop expects them to come from.
      const cause = problem.includes('picture')
        ? `: the pictures do not come from ${imageOrigin} (PUBLIC_IMAGE_ORIGIN)`
        : ` ${problem}`;
      const keys = keysByCause.get(cause) ?? new Set();
      keysByCause.set(cause, keys.add(`${key} of “${handle}”`));
    }
  }
  return [...keysByCause].map(([cause, keys]) => ({
    status: 'note',
    found: `${[...keys].join(', ')}${cause}`,
    impact: 'The shop ignores the value, and uses the configured one.',
    fix: 'Correct it in the admin: Content → Metaobjects → Storefront theme.',
  }));
}
