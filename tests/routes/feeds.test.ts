import {InMemoryCache} from '@shopify/hydrogen';
import {describe, expect, test, vi} from 'vitest';

import {startStore} from '../../tools/store/club-store';
import {loader as collectionPage} from '~/routes/collection';
import {loader as contentPage} from '~/routes/content';
import {loader as notFound} from '~/routes/not-found';
import {loader as productPage} from '~/routes/product';
import {loader as robots} from '~/routes/robots';
import {loader as search} from '~/routes/search';
import {loader as sitemap} from '~/routes/sitemap';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';

const env = {PUBLIC_SITE_ORIGIN: 'https://shop.example'};

const store = suiteStore();

const page = (type: string, file: string) =>
  callRoute(store, sitemap, {
    path: `/sitemap/${type}/${file}`,
    params: {type, file},
    env,
  });

describe('a sitemap', () => {
  test.each([
    ['__proto__', '1.xml'],
    ['articles', '1.xml'],
    ['blogs', '9.xml'],
    ['policies', '2.xml'],
    ['products', 'abc'],
    ['products', '999.xml'],
    ['routes', '2.xml'],
  ])('%s/%s is not found, uncacheable', async (type, file) => {
    const answer = await page(type, file);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('of a large shop is walked to by cursors, which are kept', async () => {
    const [first] = store.catalogue.products;
    if (!first) throw new Error('The club sells nothing.');
    const products = Array.from({length: 501}, (_, index) => ({
      ...first,
      id: 90_000_000 + index,
      handle: `many-${index}`,
      variants: first.variants.map((variant, at) => ({
        ...variant,
        id: 900_000_000 + index * 100 + at,
      })),
    }));
    const collections = store.catalogue.collections.map((collection) => ({
      ...collection,
      productIds: [],
    }));
    const shop = await startStore({
      catalogue: {...store.catalogue, products, collections},
    });
    try {
      const storeCache = new InMemoryCache();
      const ask = (file: string) =>
        callRoute(shop, sitemap, {
          path: `/sitemap/products/${file}`,
          params: {type: 'products', file},
          env,
          storeCache,
        });
      expect(await (await ask('3.xml')).text()).toContain('/products/many-500<');
      const calls = () => shop.control.requests().map(({operation}) => operation);
      expect(calls()).toEqual(['SitemapCursors', 'SitemapCursors', 'SitemapList']);
      expect((await ask('2.xml')).status).toBe(200);
      expect((await ask('4.xml')).status).toBe(404);
      expect(calls().slice(3)).toEqual(['SitemapList', 'SitemapCursors', 'SitemapIndex']);
    } finally {
      await shop.stop();
    }
  });

  test('that the index names is never missing or empty: at least it lists home', async () => {
    // The pages that the store counts may hold fewer products than ours.
    const count = {pagesCount: {count: 3}};
    const data = {products: count, collections: count, shop: {}};
    store.control.addFault({
      operation: 'SitemapIndex',
      fault: {kind: 'status', status: 200, body: JSON.stringify({data})},
    });
    const index = await callRoute(store, sitemap, {path: '/sitemap.xml', env});
    expect(await index.text()).toContain('/sitemap/products/3.xml<');
    const answer = await page('products', '3.xml');
    expect(answer.status).toBe(200);
    expect((await answer.text()).match(/<loc>.*<\/loc>/g)).toEqual([
      '<loc>https://shop.example/</loc>',
    ]);
    expect((await page('products', '4.xml')).status).toBe(404);
  });

  test('of a failing store is a 503, uncacheable, rather than empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store.control.addFault({fault: {kind: 'status', status: 503}});
    for (const answer of [
      await page('products', '1.xml'),
      await callRoute(store, sitemap, {path: '/sitemap.xml', env}),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    }
  });

  test('has nothing that the merchant hides, and no product that has ended (§10.4)', async () => {
    const hide = {namespace: 'seo', key: 'hidden', type: 'number_integer', value: '1'};
    const hidden = store.catalogue.collections.find(({handle}) => handle !== 'latest');
    const shop = await startStore({
      catalogue: {
        ...store.catalogue,
        products: store.catalogue.products.map((product) =>
          product.handle === 'crest-tee' ? {...product, metafields: [hide]} : product,
        ),
        collections: store.catalogue.collections.map((collection) =>
          collection === hidden ? {...collection, metafields: [hide]} : collection,
        ),
        pages: store.catalogue.pages.map((text) =>
          text.handle === 'shipping-and-returns' ? {...text, metafields: [hide]} : text,
        ),
        blogs: store.catalogue.blogs?.map((blog) => ({
          ...blog,
          articles: blog.articles.map((article) =>
            article.handle === 'a-name-on-the-back'
              ? {...article, metafields: [hide]}
              : article,
          ),
        })),
      },
    });
    try {
      const xmlOf = async (type: string) => {
        const asked = {
          path: `/sitemap/${type}/1.xml`,
          params: {type, file: '1.xml'},
          env,
        };
        return (await callRoute(shop, sitemap, asked)).text();
      };
      const products = await xmlOf('products');
      expect(products).toContain('/products/bar-scarf<');
      expect(products).not.toContain('/products/crest-tee<');
      expect(products).not.toContain('/products/tide-table-sweatshirt<');
      expect(await xmlOf('collections')).not.toContain(`/collections/${hidden?.handle}<`);
      const path = '/search?q=crest+tee';
      const found = await callRoute(shop, search, {path});
      if (found instanceof Response) throw new Error(`Answered ${found.status}.`);
      expect(found.cards.map(({handle}) => handle)).not.toContain('crest-tee');
      const page = await callRoute(shop, productPage, {
        path: '/products/crest-tee',
        params: {handle: 'crest-tee'},
      });
      expect(page).toMatchObject({head: {noindex: true}});
      const handle = hidden?.handle ?? '';
      const grid = await callRoute(shop, collectionPage, {
        path: `/collections/${handle}`,
        params: {handle},
      });
      expect(grid).toMatchObject({isHidden: true});

      expect(await xmlOf('pages')).toContain('/pages/contact<');
      expect(await xmlOf('pages')).not.toContain('/pages/shipping-and-returns<');
      const articles = await xmlOf('blogs');
      expect(articles).toContain('/blogs/tideline<');
      expect(articles).not.toContain('/blogs/tideline/a-name-on-the-back<');
      const text = await callRoute(shop, contentPage, {
        path: '/pages/shipping-and-returns',
        params: {handle: 'shipping-and-returns'},
      });
      expect(text).toMatchObject({head: {noindex: true}});
      const article = await callRoute(shop, contentPage, {
        path: '/blogs/tideline/a-name-on-the-back',
        params: {blog: 'tideline', handle: 'a-name-on-the-back'},
      });
      expect(article).toMatchObject({head: {noindex: true}});
      const texts = await callRoute(shop, search, {path: '/search?q=name+on+the+back'});
      expect(JSON.stringify(texts)).not.toContain('a-name-on-the-back');
    } finally {
      await shop.stop();
    }
  });

  test('has no page without goods, which is not indexed either', async () => {
    const products = store.catalogue.products.filter(
      ({productType}) => productType !== 'T-Shirt',
    );
    const sold = new Set(products.map(({id}) => id));
    const shop = await startStore({
      catalogue: {
        ...store.catalogue,
        products,
        collections: store.catalogue.collections.map((collection) => ({
          ...collection,
          productIds: collection.productIds.filter(
            (id) => sold.has(id) && collection.handle !== 'headwear',
          ),
        })),
      },
    });
    try {
      const listed = async (type: string) => {
        const params = {type, file: '1.xml'};
        const asked = {path: `/sitemap/${type}/1.xml`, params, env};
        return (await callRoute(shop, sitemap, asked)).text();
      };
      expect(await listed('routes')).toContain('/hoodies<');
      expect(await listed('routes')).not.toContain('/shirts<');
      expect(await listed('collections')).toContain('/collections/latest<');
      expect(await listed('collections')).not.toContain('/collections/headwear<');
      const headOf = (handle: string) =>
        callRoute(shop, collectionPage, {
          path: `/collections/${handle}`,
          params: {handle},
        });
      expect(await headOf('headwear')).toMatchObject({head: {noindex: true}});
      expect(await headOf('latest')).toMatchObject({head: {noindex: false}});
    } finally {
      await shop.stop();
    }
  });

  test('is never made of a visitor’s Host header', async () => {
    const answer = await callRoute(store, sitemap, {
      path: 'https://evil.example/sitemap.xml',
    });
    expect(answer.status).toBe(404);
    const text = await (
      await callRoute(store, robots, {path: 'https://evil.example/robots.txt'})
    ).text();
    expect(text).not.toContain('evil.example');
  });
});

describe('a path without a page', () => {
  const ask = (path: string) => callRoute(store, notFound, {path, env});

  test.each([
    ['/old-hoodie', '/products/crest-hoodie'],
    ['/collections/tees', '/shirts'],
    ['/megastore', '/'],
    ['/help', 'https://help.quillhavenherons.example/'],
  ])('%s redirects where the merchant says: %s', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(location);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  test.each(['/nowhere', '/old', '/old-hoodie/x', '/" OR path:/old-hoodie'])(
    '%s is not found',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Location')).toBeNull();
    },
  );

  test('is not found, either, while the store is down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store.control.addFault({fault: {kind: 'status', status: 503}});
    expect((await ask('/old-hoodie')).status).toBe(404);
  });
});
