/** Checks of what leads shoppers to goods, and of what they look for before they pay. It is kept in the store's admin; the shop does without each. */
import {nodesIn, recordsIn} from '../../store/probe';
import {isRecord} from '../../../app/lib/json';
import {richText} from '../../../app/content/rich-text.server';
import {ask, type Check, type Context, type Finding} from '../check';

const MENUS = `#graphql
  query DoctorMenus {
    main: menu(handle: "main-menu") { items { title } }
    footer: menu(handle: "footer") { items { title } }
  }`;

export const menus: Check = {
  name: 'menus',
  impact: 'Shoppers find less than the shop has.',
  needs: ['tokens'],
  async run({probe}) {
    const answer = await ask(probe, MENUS);
    if ('problem' in answer) return answer.problem;
    const {data} = answer;
    const titlesOf = (menu: unknown) =>
      isRecord(menu) ? recordsIn(menu.items).map(({title}) => String(title)) : [];
    return [
      menuFinding('main-menu', titlesOf(data.main), {
        impact:
          'The header shows Latest, Shirts and Hoodies, and below “Collections” every collection.',
      }),
      menuFinding('footer', titlesOf(data.footer), {
        impact: 'The footer shows the links of the theme alone.',
      }),
    ];
  },
};

function menuFinding(
  handle: string,
  titles: readonly string[],
  {impact}: {impact: string},
): Finding {
  if (titles.length > 0) return {status: 'ok', found: `${handle}: ${titles.join(', ')}`};
  return {
    status: 'note',
    found: `${handle} is not there, or empty`,
    impact,
    fix: `Make a menu with the handle ${handle} in the admin: Content → Menus.`,
  };
}

const FILTERS = `#graphql
  query DoctorFilters($id: ID!) {
    collection(id: $id) { products(first: 1) { filters { label } } }
  }`;

export const filters: Check = {
  name: 'filters',
  impact: 'Shirts, hoodies, collections and search can be sorted, not filtered.',
  needs: ['collection'],
  async run({probe, collectionId}) {
    const answer = await ask(probe, FILTERS, {id: collectionId});
    if ('problem' in answer) return answer.problem;
    const {collection} = answer.data;
    const products = isRecord(collection) ? collection.products : null;
    const labels = recordsIn(isRecord(products) ? products.filters : null).map(
      ({label}) => String(label),
    );
    if (labels.length > 0) return {status: 'ok', found: labels.join(', ')};
    return {
      status: 'note',
      found: 'the store offers none for the home collection',
      fix: 'Choose filters in the Search & Discovery app. A collection of more than 5,000 products has none.',
    };
  },
};

/** Products of the home collection that are looked at. */
const SAMPLED = 10;

const SAMPLED_PRODUCTS = `#graphql
  query DoctorSampled($id: ID!) {
    collection(id: $id) { products(first: ${SAMPLED}) { nodes { handle } } }
  }`;

/** The query for each product's complementary products, all in one. */
function complementsOf(handles: readonly string[]): string {
  const fields = handles.map(
    (handle, index) =>
      `of${index}: productRecommendations(productHandle: ${JSON.stringify(handle)}, intent: COMPLEMENTARY) { id }`,
  );
  return `query DoctorRecommendations { ${fields.join('\n')} }`;
}

export const recommendations: Check = {
  name: 'recommendations',
  impact:
    '“Wear it with” is absent from product pages and the cart. “You may also like” shows what the store finds alike.',
  needs: ['collection'],
  async run({probe, collectionId}) {
    const sampled = await ask(probe, SAMPLED_PRODUCTS, {id: collectionId});
    if ('problem' in sampled) return sampled.problem;
    const {collection} = sampled.data;
    const products = isRecord(collection) ? collection.products : null;
    const handles = nodesIn(products).map(({handle}) => String(handle));
    const answer = await ask(probe, complementsOf(handles));
    if ('problem' in answer) return answer.problem;
    const count = Object.values(answer.data).filter(
      (list) => recordsIn(list).length > 0,
    ).length;
    const found = `complementary: ${count} of the first ${handles.length} products have some`;
    if (count > 0) return {status: 'ok', found};
    return {
      status: 'note',
      found,
      fix: 'Choose complementary products in the Search & Discovery app: Recommendations.',
    };
  },
};

/** Products, pages and articles whose texts are read, and media of a product. */
const READ = 100;
const MEDIA = 10;

const TEXTS = `#graphql
  query DoctorTexts {
    products(first: ${READ}) {
      nodes {
        title
        html: descriptionHtml
        media(first: ${MEDIA}) {
          nodes { mediaContentType ... on Video { sources { url } } }
        }
      }
    }
    pages(first: ${READ}) { nodes { title html: body } }
    articles(first: ${READ}) { nodes { title html: contentHtml } }
    shop {
      privacyPolicy { ...Policy }
      refundPolicy { ...Policy }
      shippingPolicy { ...Policy }
      termsOfService { ...Policy }
    }
  }
  fragment Policy on ShopPolicy { title html: body }`;

/** Pictures, players and frames of a text, by their URLs. */
const embedded = (html: string) =>
  Array.from(
    html.matchAll(
      /<(?:img|iframe|embed|source|video|object)\b[^>]*?\s(?:src|data)=(["'])(.*?)\1/gi,
    ),
    ([, , src = '']) => src,
  );

/** Media of a product that its page shows as a picture which leads to them. */
const LINKED: Record<string, string> = {
  EXTERNAL_VIDEO: 'a video of YouTube or Vimeo',
  MODEL_3D: 'a 3D model',
};

export const texts = {
  name: 'texts',
  impact: 'The text or the product is shown without it.',
  needs: ['tokens'],
  async run({probe, config}: Pick<Context, 'probe' | 'config'>): Promise<Finding> {
    const answer = await ask(probe, TEXTS);
    if ('problem' in answer) return answer.problem;
    const shown = richText({config, siteOrigin: config.siteOrigin, market: config.root});
    const {products, pages, articles, shop} = answer.data;
    const policies = isRecord(shop) ? Object.values(shop).filter(isRecord) : [];
    const linked: string[] = [];
    const lost: string[] = [];
    const examined = [...[products, pages, articles].flatMap(nodesIn), ...policies];
    for (const {title, html, media} of examined) {
      const named = (what: string) => `“${String(title)}”: ${what}`;
      const left = embedded(String(html))
        .filter((src) => shown(`<img src="${src}"><iframe src="${src}">`) === '')
        .map((src) => src.slice(0, MAX_SHOWN));
      const all = nodesIn(media);
      // One that the store is still preparing, or could not.
      if (all.some(({sources}) => Array.isArray(sources) && sources.length === 0))
        left.push('a video without a file');
      const kinds = all.flatMap(
        ({mediaContentType}) => LINKED[String(mediaContentType)] ?? [],
      );
      lost.push(...left.map(named));
      linked.push(...[...new Set(kinds)].map(named));
    }
    if (lost.length + linked.length === 0)
      return {status: 'ok', found: 'all pictures and videos are shown'};
    const listed = (what: string, list: readonly string[]) =>
      list.length > 0
        ? `${what}: ${list.slice(0, MAX_LOST).join(', ')}${list.length > MAX_LOST ? ' …' : ''}`
        : [];
    return {
      status: 'note',
      found: [listed('left out', lost), listed('only linked to', linked)]
        .flat()
        .join('; '),
      fix: 'Upload pictures and videos to the store (Content → Files) and use these. In a text, players of YouTube and Vimeo become links.',
    };
  },
} satisfies Check;

/** Most pictures that are named, and most of a URL. */
const MAX_LOST = 5;
const MAX_SHOWN = 100;

const SERVICE = `#graphql
  query DoctorService {
    shop {
      privacyPolicy { title }
      refundPolicy { title }
      shippingPolicy { title }
      termsOfService { title }
      paymentSettings { acceptedCardBrands supportedDigitalWallets }
    }
    pages(first: 20, query: "handle:contact OR handle:imprint OR handle:withdrawal OR handle:accessibility") {
      nodes { handle }
    }
  }`;

const POLICIES = ['privacyPolicy', 'refundPolicy', 'shippingPolicy', 'termsOfService'];
const SERVICE_PAGES = ['contact', 'imprint', 'withdrawal', 'accessibility'];

export const service: Check = {
  name: 'policies, payment, orders',
  impact: 'Shoppers leave before they pay: they look for returns, delivery and payment.',
  needs: ['tokens'],
  async run({probe, config}) {
    const answer = await ask(probe, SERVICE);
    if ('problem' in answer) return answer.problem;
    const {shop, pages} = answer.data;
    const facts = isRecord(shop) ? shop : {};
    const handles = nodesIn(pages).map(({handle}) => handle);
    const noPolicy = POLICIES.filter((policy) => !facts[policy]);
    const noPage = SERVICE_PAGES.filter((handle) => !handles.includes(handle));
    const {acceptedCardBrands: brands, supportedDigitalWallets: wallets} = isRecord(
      facts.paymentSettings,
    )
      ? facts.paymentSettings
      : {};
    const payment = [brands, wallets].flatMap((names) =>
      Array.isArray(names) ? names.map(String) : [],
    );
    return [
      missingFinding(
        'policies',
        noPolicy,
        'Write them in the admin: Settings → Policies.',
      ),
      missingFinding(
        'pages',
        noPage,
        'Some countries ask for them (docs/law.md). Write pages with these handles: Content → Pages.',
      ),
      payment.length > 0
        ? {status: 'ok', found: `payment: ${payment.join(', ')}`}
        : {
            status: 'note',
            found: 'payment: the store names no brand and no wallet',
            fix: 'Set PUBLIC_PAYMENT_MARKS to what the checkout takes.',
          },
      config.ordersUrl
        ? {
            status: 'ok',
            found: `orders: ${config.ordersUrl}; whether customers can sign in there cannot be seen from here`,
          }
        : {
            status: 'note',
            found: 'orders: no link',
            fix: 'Set SHOP_ID, or PUBLIC_ORDERS_URL to the page where customers see their orders.',
          },
    ];
  },
};

function missingFinding(what: string, missing: readonly string[], fix: string): Finding {
  return missing.length === 0
    ? {status: 'ok', found: `${what}: all are there`}
    : {status: 'note', found: `${what}: no ${missing.join(', ')}`, fix};
}
