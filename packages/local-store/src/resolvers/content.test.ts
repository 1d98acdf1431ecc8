import {describe, expect, it} from 'vitest';
import {createClubCatalogue} from '@quillhaven/club';
import {liveThemeId, themes} from '@quillhaven/club/theme';
import {createLargeCatalogue} from '@quillhaven/club/extremes';
import {createTestStore, testNow} from '../fixtures/test-store';

const {ask} = createTestStore({
  catalogue: createClubCatalogue(testNow),
  publicUrl: 'http://store.test',
  shopUrl: 'https://shop.test',
});

async function read<Data>(query: string): Promise<Data> {
  const {body} = await ask<Data>(query);
  expect(body.errors).toBeUndefined();
  return body.data;
}

describe('menus', () => {
  interface Item {
    title: string;
    type: string;
    url: string;
    resource: {handle: string} | null;
    items: Item[];
  }

  it('answer absolute URLs, types and resources, nested', async () => {
    const item =
      'title type url resource { ... on Page { handle } ... on Collection { handle } }';
    const {menu, footer, none} = await read<
      Record<string, {itemsCount: number; items: Item[]} | null>
    >(
      `{ menu(handle: "main-menu") { itemsCount items { ${item} items { ${item} } } }
         footer: menu(handle: "footer") { itemsCount items { ${item} } } none: menu(handle: "none") { id } }`,
    );
    expect(menu?.items.map(({title, url}) => [title, url])[1]).toEqual([
      'Shirts',
      'https://shop.test/shirts',
    ]);
    expect(menu?.items.at(-1)?.items[0]).toMatchObject({
      type: 'COLLECTION',
      resource: {handle: 'sweatshirts'},
    });
    expect(menu?.items.at(-1)?.type).toBe('COLLECTIONS');
    expect(footer?.items.map(({type}) => type)).toEqual([
      'PAGE',
      'SHOP_POLICY',
      'COLLECTIONS',
    ]);
    expect(menu?.itemsCount).toBe(12);
    expect(none).toBeNull();
  });
});

describe('metaobjects and metafields', () => {
  /** Whichever banner the merchant has put first. */
  const liveBanner = themes
    .find(({handle}) => handle === 'live')
    ?.fields.find(({key}) => key === 'banners')?.images?.[0]?.path;

  interface Theme {
    handle: string;
    accent: {value: string};
    banners: {value: string; references: {nodes: {id: string; image: {url: string}}[]}};
    icon: {reference: {image: {url: string}}};
  }

  it('are reached from the shop’s metafield that names the live theme', async () => {
    const {shop} = await read<{
      shop: {metafield: {value: string; reference: {handle: string}}};
    }>(
      '{ shop { metafield(namespace: "storefront", key: "theme") { value reference { ... on Metaobject { handle } } } } }',
    );
    expect(shop.metafield).toEqual({
      value: `gid://shopify/Metaobject/${liveThemeId}`,
      reference: {handle: 'live'},
    });
  });

  it('answer files by id, as references with pictures', async () => {
    const {metaobject} = await read<{metaobject: Theme}>(
      `{ metaobject(handle: {type: "storefront_theme", handle: "live"}) { handle
        accent: field(key: "accent_color") { value }
        banners: field(key: "banners") { value references(first: 5) { nodes { ... on MediaImage { id image { url } } } } }
        icon: field(key: "icon") { reference { ... on MediaImage { image { url } } } } } }`,
    );
    expect(metaobject.accent.value).toMatch(/^#[0-9a-f]{6}$/);
    const {value, references} = metaobject.banners;
    expect(JSON.parse(value)).toEqual(references.nodes.map(({id}) => id));
    expect(references.nodes[0]?.image.url).toBe(
      `http://store.test/cdn/shop/files/${liveBanner}`,
    );
    expect(metaobject.icon.reference.image.url).toContain('/brand/icon.webp');
  });

  it('are listed by type, by id or date', async () => {
    const {metaobjects, none} = await read<Record<string, {nodes: {handle: string}[]}>>(
      `{ metaobjects(type: "storefront_theme", first: 10, sortKey: "updated_at", reverse: true) { nodes { handle } }
         none: metaobjects(type: "nothing", first: 10) { nodes { handle } } }`,
    );
    expect(metaobjects?.nodes.map(({handle}) => handle)).toEqual([
      'spring-tide',
      'winter-nights',
      'live',
    ]);
    expect(none?.nodes).toEqual([]);
  });
});

describe('urlRedirects', () => {
  it('are found by path', async () => {
    const {urlRedirects} = await read<{
      urlRedirects: {edges: {node: {target: string}}[]};
    }>(
      '{ urlRedirects(first: 1, query: "path:/old-hoodie") { edges { node { target } } } }',
    );
    expect(urlRedirects.edges).toEqual([{node: {target: '/products/crest-hoodie'}}]);
  });

  it.each(['path:/nowhere', 'path:/old'])('none for %s', async (query) => {
    const {urlRedirects} = await read<{urlRedirects: {edges: unknown[]}}>(
      `{ urlRedirects(first: 1, query: "${query}") { edges { node { target } } } }`,
    );
    expect(urlRedirects.edges).toEqual([]);
  });
});

describe('sitemap', () => {
  const large = createTestStore({catalogue: createLargeCatalogue(600, testNow)});

  interface Sitemap {
    sitemap: {
      pagesCount: {count: number};
      resources: {hasNextPage: boolean; items: {handle: string}[]};
    };
  }

  it.each([
    [1, 250, true],
    [3, 100, false],
    [4, 0, false],
  ])('page %i holds %i products', async (page, count, hasNextPage) => {
    const {body} = await large.ask<Sitemap>(
      `{ sitemap(type: PRODUCT) { pagesCount { count } resources(page: ${page}) { hasNextPage items { handle } } } }`,
    );
    expect(body.data.sitemap.pagesCount.count).toBe(3);
    expect(body.data.sitemap.resources.items).toHaveLength(count);
    expect(body.data.sitemap.resources.hasNextPage).toBe(hasNextPage);
  });

  it('has no page 0', async () => {
    const {body} = await large.ask(
      '{ sitemap(type: PAGE) { resources(page: 0) { hasNextPage } } }',
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({code: 'INVALID_FIELD_ARGUMENTS'});
  });
});

describe('pictures (§3: transformedSrc, width at most 1600)', () => {
  it('carry the transform in their URL', async () => {
    const {product} = await read<{product: {featuredImage: Record<string, unknown>}}>(
      `{ product(handle: "crest-tee") { featuredImage { width height altText url
        transformedSrc(maxWidth: 1600)
        crop: url(transform: {maxWidth: 150, maxHeight: 150, crop: CENTER, scale: 2, preferredContentType: WEBP}) } } }`,
    );
    const url = 'http://store.test/cdn/shop/files/products/crest-tee/petrol-front.webp';
    expect(product.featuredImage).toEqual({
      width: 1280,
      height: 1600,
      altText: 'Crest Tee in Petrol, front',
      url,
      transformedSrc: `${url}?width=1600`,
      crop: `${url}?width=300&height=300&crop=center&format=webp`,
    });
  });
});

describe('shop and localization', () => {
  it('answers name, domain, policies and where it ships', async () => {
    const {shop} = await read<{shop: Record<string, unknown>}>(
      `{ shop { name primaryDomain { url host sslEnabled } privacyPolicy { url } refundPolicy { handle }
         subscriptionPolicy { title } shipsToCountries moneyFormat brand { slogan colors { primary { background } } } } }`,
    );
    expect(shop).toMatchObject({
      name: 'Quillhaven Herons',
      primaryDomain: {url: 'https://shop.test', host: 'shop.test', sslEnabled: true},
      privacyPolicy: {url: 'http://store.test/68190800/policies/6001.html?locale=en'},
      subscriptionPolicy: null,
      shipsToCountries: ['US', 'CA', 'DE', 'FR', 'GB', 'IE', 'JP'],
      moneyFormat: '${{amount}}',
      brand: {colors: {primary: [{background: '#0f4c4f'}]}},
    });
  });

  it('answers the country that is asked for, if the shop sells there', async () => {
    const country = async (code: string) =>
      (
        await read<{localization: {country: {isoCode: string; name: string}}}>(
          `query @inContext(country: ${code}) { localization { country { isoCode name } } }`,
        )
      ).localization.country;
    expect(await country('GB')).toEqual({isoCode: 'GB', name: 'United Kingdom'});
    expect(await country('BR')).toEqual({isoCode: 'US', name: 'United States'});
  });

  it('finds nodes of every kind by id, and none for ids of nothing', async () => {
    const ids = [
      'gid://shopify/Page/7003',
      `gid://shopify/Metaobject/${liveThemeId}`,
      'gid://shopify/Menu/5001',
      'gid://shopify/Product/1',
    ];
    const {nodes} = await read<{nodes: ({__typename: string} | null)[]}>(
      `{ nodes(ids: ${JSON.stringify(ids)}) { __typename } }`,
    );
    expect(nodes.map((node) => node?.__typename)).toEqual([
      'Page',
      'Metaobject',
      'Menu',
      undefined,
    ]);
  });
});

describe('blogs', () => {
  it('are found by a search and while typing, beside pages', async () => {
    const {search, predictiveSearch} = await read<{
      search: {nodes: {__typename: string; handle: string}[]};
      predictiveSearch: {articles: {handle: string; trackingParameters: string}[]};
    }>(
      `{ search(query: "player", first: 5, types: [PAGE, ARTICLE]) { nodes { __typename ... on Article { handle } } }
         predictiveSearch(query: "player", types: [ARTICLE]) { articles { handle trackingParameters } } }`,
    );
    expect(search.nodes).toEqual([{__typename: 'Article', handle: 'a-name-on-the-back'}]);
    expect(predictiveSearch.articles).toEqual([
      {
        handle: 'a-name-on-the-back',
        trackingParameters: expect.stringContaining('_psq=player'),
      },
    ]);
  });

  it('have sitemaps of their own, and of their articles', async () => {
    const {blogs, articles} = await read<
      Record<string, {resources: {items: {handle: string; updatedAt: string}[]}}>
    >(
      `{ blogs: sitemap(type: BLOG) { resources(page: 1) { items { handle updatedAt } } }
         articles: sitemap(type: ARTICLE) { resources(page: 1) { items { handle updatedAt } } } }`,
    );
    expect(blogs?.resources.items.map(({handle}) => handle)).toEqual(['tideline']);
    expect(articles?.resources.items[0]).toEqual({
      handle: 'a-name-on-the-back',
      updatedAt: blogs?.resources.items[0]?.updatedAt,
    });
  });
});
