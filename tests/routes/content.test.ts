import {describe, expect, test, vi} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {loader as content} from '~/routes/content';
import {loader as product} from '~/routes/product';
import {loader as sitemap} from '~/routes/sitemap';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';

const env = {PUBLIC_SITE_ORIGIN: 'https://shop.example'};

const store = suiteStore();
const empty = {id: 4_900, handle: 'silent', title: 'Silent', articles: []};
const bare = suiteStore({
  catalogue: {
    ...createClubCatalogue(new Date()),
    ...{pages: [], policies: [], blogs: [empty]},
  },
});

/** A route's answer, and the structured data of its document. */
async function read<Route extends Parameters<typeof callRoute>[1]>(
  route: Route,
  path: string,
  params: Record<string, string>,
  more: Record<string, string> = {},
) {
  let structuredData: object | null = null;
  const answer = await callRoute(store, route, {
    path,
    params,
    env: {...env, ...more},
    observe: ({document}) => (structuredData = document.structuredData),
  });
  return {answer, structuredData};
}

test('a page of the merchant’s is shown, safe, with its own head', async () => {
  const handle = 'shipping-and-returns';
  const {answer, structuredData} = await read(content, `/pages/${handle}`, {handle});
  expect(answer).toMatchObject({
    page: {
      title: 'Shipping & Returns',
      html: expect.stringContaining('href="/policies/refund-policy"'),
    },
    head: {path: `/pages/${handle}`, description: expect.stringContaining('before noon')},
  });
  expect(structuredData).toMatchObject({
    '@graph': [{'@type': 'BreadcrumbList'}],
  });
});

test('policies are listed, and each has its page, whatever the case of its path', async () => {
  const {answer} = await read(content, '/policies', {});
  const handles = ['shipping', 'refund', 'terms-of-service', 'privacy'];
  expect(answer).toMatchObject({
    page: handles.map((name) => ({handle: expect.stringContaining(name)})),
  });
  for (const {handle} of (answer as {page: {handle: string}[]}).page) {
    const {answer: one} = await read(content, `/Policies/${handle}`, {policy: handle});
    expect(one).toMatchObject({page: {html: expect.stringContaining('<p>')}});
  }
});

test('a blog lists its articles, the newest first', async () => {
  const {answer} = await read(content, '/blogs/tideline', {blog: 'tideline'});
  expect(answer).toMatchObject({
    page: {
      title: 'The Tideline',
      articles: [
        {handle: 'a-name-on-the-back', summary: expect.stringContaining('player')},
        {handle: 'washing-a-shirt', picture: null},
        {handle: 'five-in-the-morning'},
      ],
      next: null,
    },
    head: {noindex: false},
  });
});

test('an article is shown with its author, also to search engines', async () => {
  const handle = 'a-name-on-the-back';
  const path = `/blogs/tideline/${handle}`;
  const {answer, structuredData} = await read(content, path, {blog: 'tideline', handle});
  expect(answer).toMatchObject({
    page: {
      title: 'A name on the back',
      author: 'Maud Penrose',
      blog: {handle: 'tideline', title: 'The Tideline'},
      html: expect.stringContaining('<table tabindex="0">'),
      others: [{handle: 'washing-a-shirt'}, {handle: 'five-in-the-morning'}],
    },
    head: {type: 'article', path},
  });
  expect(structuredData).toMatchObject({
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: 'A name on the back',
        url: `https://shop.example${path}`,
        author: {name: 'Maud Penrose'},
      },
      {'@type': 'BreadcrumbList'},
    ],
  });
});

test('articles have the day that it was in the shop’s time zone', async () => {
  const catalogue = createClubCatalogue(new Date());
  const articles = catalogue.blogs?.flatMap((blog) => blog.articles) ?? [];
  for (const article of articles) article.publishedAt = '2026-11-27T23:30:00Z';
  const shop = await startStore({catalogue});
  const daysIn = async (zone: string) => {
    const zoned = {env: {PUBLIC_TIME_ZONE: zone}};
    const blog = await callRoute(shop, content, {
      ...{path: '/blogs/tideline', params: {blog: 'tideline'}, ...zoned},
    });
    const article = await callRoute(shop, content, {
      path: '/blogs/tideline/washing-a-shirt',
      params: {blog: 'tideline', handle: 'washing-a-shirt'},
      ...zoned,
    });
    const text = JSON.stringify([blog, article]);
    return new Set(text.match(/"publishedOn":"[^"]+"/g));
  };
  const days = [
    await daysIn('Europe/Berlin'),
    await daysIn('America/Toronto'),
    await daysIn(''),
  ];
  await shop.stop();
  expect(days).toEqual([
    new Set(['"publishedOn":"2026-11-28"']),
    new Set(['"publishedOn":"2026-11-27"']),
    // UTC, unless the shop says otherwise.
    new Set(['"publishedOn":"2026-11-27"']),
  ]);
});

describe('a text that does not exist', () => {
  test.each([
    ['a page', content, '/pages/none', {handle: 'none'}],
    ['a policy', content, '/policies/none', {policy: 'none'}],
    ['a blog', content, '/blogs/none', {blog: 'none'}],
    ['an article', content, '/blogs/tideline/none', {blog: 'tideline', handle: 'none'}],
    [
      'an article of another blog',
      content,
      '/blogs/none/washing-a-shirt',
      {blog: 'none', handle: 'washing-a-shirt'},
    ],
  ])('%s is not found', async (_name, route, path, params) => {
    const answer = await callRoute<unknown>(store, route, {path, params, env});
    expect(answer).toHaveProperty('status', 404);
  });

  test.each([
    ['policies', content, '/policies', {}],
    ['a blog without articles', content, '/blogs/silent', {blog: 'silent'}],
  ])('%s: not found', async (_name, route, path, params) => {
    const answer = await callRoute<unknown>(bare, route, {path, params, env});
    expect(answer).toHaveProperty('status', 404);
  });
});

test('a store that fails is an error, never a page that is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store.control.addFault({fault: {kind: 'status', status: 503}});
  await expect(read(content, '/pages/contact', {handle: 'contact'})).rejects.toThrow();
});

describe('the sitemap', () => {
  const urls = async (from: RunningStore, type: string, file = '1.xml') => {
    const answer = await callRoute(from, sitemap, {
      path: `/sitemap/${type}/${file}`,
      params: {type, file},
      env,
    });
    const text = answer.status === 200 ? await answer.text() : '';
    return Array.from(
      text.matchAll(/<loc>https:\/\/shop\.example([^<]*)/g),
      ([, path]) => path,
    );
  };

  test('has the pages, policies, blogs and articles', async () => {
    expect(await urls(store, 'pages')).toContain('/pages/imprint');
    expect(await urls(store, 'policies')).toEqual([
      '/policies',
      '/policies/shipping-policy',
      '/policies/refund-policy',
      '/policies/terms-of-service',
      '/policies/privacy-policy',
    ]);
    expect(await urls(store, 'blogs')).toEqual([
      '/blogs/tideline',
      '/blogs/tideline/a-name-on-the-back',
      '/blogs/tideline/washing-a-shirt',
      '/blogs/tideline/five-in-the-morning',
    ]);
  });

  test('names none that the shop has nothing for', async () => {
    const index = await callRoute(bare, sitemap, {path: '/sitemap.xml', env});
    expect(await index.text()).not.toMatch(/sitemap\/(?:pages|policies|blogs)/);
    for (const type of ['pages', 'policies', 'blogs'])
      expect(await urls(bare, type)).toEqual([]);
  });
});

test('links in a product’s texts lead to this shop’s own pages', async () => {
  const handle = 'bar-scarf';
  // Otherwise the terms say what the page does, which is left out then.
  const noTerms = {PUBLIC_RETURN_DAYS: ''};
  const {answer} = await read(product, `/products/${handle}`, {handle}, noTerms);
  expect(answer).toMatchObject({
    help: {
      topics: expect.arrayContaining([
        expect.objectContaining({
          html: expect.stringContaining('href="/policies/refund-policy"'),
        }),
      ]),
    },
  });
});
