import {describe, expect, it, test} from 'vitest';

import {footerGroups, linkOf, markOf, navigationOf, type StoreMenuItem} from './menus';

const context = {
  ownOrigins: ['https://club.myshopify.com', 'https://club.example'],
  storeOrigin: 'https://club.myshopify.com',
  tag: 'en',
};
const item = (title: string, rest: Partial<StoreMenuItem>): StoreMenuItem => ({
  title,
  type: 'HTTP',
  tags: [],
  ...rest,
});
const collection = (handle: string, items: StoreMenuItem[] = []) =>
  item(handle, {type: 'COLLECTION', resource: {handle}, items});
const urlOf = (rest: Partial<StoreMenuItem>) =>
  linkOf(item('Title', rest), context)?.url ?? null;

describe('an item of a menu', () => {
  it.each([
    [{type: 'FRONTPAGE'}, '/'],
    [{type: 'CATALOG'}, '/latest'],
    [{type: 'SEARCH'}, '/search'],
    [
      {type: 'COLLECTION', resource: {handle: 'caps & more'}},
      '/collections/caps%20%26%20more',
    ],
    [
      {type: 'COLLECTION', resource: {handle: 'caps'}, tags: ['wool']},
      '/collections/caps?filter.p.tag=wool',
    ],
    [{type: 'PRODUCT', resource: {handle: 'crest-tee'}}, '/products/crest-tee'],
    [
      {url: 'https://club.example/collections/caps?filter.v.availability=1#top'},
      '/collections/caps?filter.v.availability=1#top',
    ],
    [{url: '/collections/caps/products/bobble'}, '/products/bobble'],
    [{type: 'PAGE', resource: {handle: 'about'}}, '/pages/about'],
    [{type: 'SHOP_POLICY', url: '/policies/refund-policy'}, '/policies/refund-policy'],
    [{type: 'BLOG', resource: {handle: 'news'}}, '/blogs/news'],
    [
      {type: 'ARTICLE', resource: {handle: 'dawn', blog: {handle: 'news'}}},
      '/blogs/news/dawn',
    ],
    [{url: 'https://club.example/pages/about'}, '/pages/about'],
  ])('with %j links to %s', (rest, url) => expect(urlOf(rest)).toBe(url));

  it.each([
    {type: 'CATALOG'},
    {url: 'https://club.example/collections/all'},
    {type: 'COLLECTION', resource: {handle: 'all'}},
  ])(
    'with %j links to the collection of that handle, where the store has one',
    (rest) => {
      expect(linkOf(item('All', rest), {...context, hasAll: true})?.url).toBe(
        '/collections/all',
      );
      const main = [item('All', rest)];
      const menus = {main, footer: [], collections: []};
      expect(navigationOf(menus, {...context, hasAll: true}).main).toHaveLength(1);
      // Elsewhere it is the header's own link.
      expect(navigationOf(menus, context).main).toEqual([]);
    },
  );

  it.each([
    [
      {type: 'SHOP_POLICY', url: 'https://club.example/policies/legal-notice'},
      'https://club.myshopify.com/policies/legal-notice',
    ],
    [
      {url: 'https://club.example/apps/lookbook?a=1'},
      'https://club.myshopify.com/apps/lookbook?a=1',
    ],
    [{url: 'https://elsewhere.example/x'}, 'https://elsewhere.example/x'],
    [{url: 'mailto:shop@club.example'}, 'mailto:shop@club.example'],
  ])('with %j, which has no page here, links to %s', (rest, url) =>
    expect(urlOf(rest)).toBe(url),
  );

  it('never links to a blog without articles', () => {
    const resource = {handle: 'news', articles: {nodes: []}};
    expect(urlOf({type: 'BLOG', resource})).toBeNull();
  });

  it('never links to a collection without products', () => {
    const resource = {handle: 'caps', products: {nodes: []}};
    expect(urlOf({type: 'COLLECTION', resource})).toBeNull();
    expect(urlOf({url: '/collections/caps', resource})).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a@evil.example/',
    'http://',
  ])('never links to %s', (url) => expect(urlOf({url})).toBeNull());
});

describe('the navigation', () => {
  const collections = [
    {handle: 'caps', title: 'Caps', products: {nodes: [{}]}},
    {handle: 'to-come', title: 'To come', products: {nodes: []}},
  ];

  it('leaves out the header’s own links, and has two levels', () => {
    const main = [
      item('Home', {type: 'FRONTPAGE'}),
      item('Hoodies', {url: '/hoodies'}),
      collection('headwear', [collection('caps', [collection('bobble-hats')])]),
    ];
    const navigation = navigationOf({main, footer: [], collections}, context);
    expect(navigation.main).toEqual([
      {
        title: 'headwear',
        url: '',
        items: [
          {title: 'All headwear', url: '/collections/headwear'},
          {title: 'caps', url: '/collections/caps'},
          {title: 'bobble-hats', url: '/collections/bobble-hats'},
        ],
      },
    ]);
  });

  it('lists every collection that has products where no menu item does', () => {
    const {main} = navigationOf({main: [], footer: [], collections}, context);
    expect(main).toEqual([
      {title: 'Collections', url: '', items: [{title: 'Caps', url: '/collections/caps'}]},
    ]);
    const footer = [collection('caps')];
    expect(navigationOf({main: [], footer, collections}, context).main).toEqual([]);
  });
});

describe('the footer’s groups', () => {
  const link = (title: string, url = `/pages/${title}`) => ({title, url});
  const privacy = link('Privacy', '/policies/privacy-policy');
  const orders = link('Orders');
  const imprint = link('Imprint');
  const groupsOf = (groups: Parameters<typeof footerGroups>[0]['groups']) =>
    footerGroups({
      groups,
      service: [orders],
      legal: [imprint],
      title: 'Orders & policies',
    });

  it('are one where they share a title, in the place of the first', () => {
    const groups = [
      {title: 'Help', links: [link('a')]},
      {title: 'Legal', links: [privacy]},
      {title: 'Help', links: [link('b'), link('a')]},
    ];
    expect(groupsOf(groups)).toEqual([
      {title: 'Help', links: [link('a'), link('b'), link('a'), orders]},
      {title: 'Legal', links: [privacy, imprint]},
    ]);
  });

  it('have the law’s links beside the store’s policies, and the orders elsewhere', () => {
    expect(groupsOf([{title: 'Legal', links: [privacy]}])).toEqual([
      {title: 'Legal', links: [privacy, orders, imprint]},
    ]);
    expect(groupsOf([{title: 'Shop', links: [link('a')]}])).toEqual([
      {title: 'Shop', links: [link('a'), orders]},
      {title: 'Orders & policies', links: [imprint]},
    ]);
    expect(groupsOf([])).toEqual([
      {title: 'Orders & policies', links: [orders, imprint]},
    ]);
  });

  it('name a page once', () => {
    const groups = [{title: 'Legal', links: [privacy, link('Imprint', '/pages/x')]}];
    expect(groupsOf(groups)[0]?.links.map(({title}) => title)).toEqual([
      'Privacy',
      'Imprint',
      'Orders',
    ]);
  });

  it('have no search, which the header has', () => {
    const search = item('Search', {type: 'SEARCH'});
    const footer = [search, item('Help', {url: '/pages/help'})];
    const {footer: shown} = navigationOf({main: [], footer, collections: []}, context);
    expect(shown.map(({title}) => title)).toEqual(['Help']);
  });
});

test.each([
  ['https://www.youtube.com/@club', 'play'],
  ['https://club.example/pages/videos', 'play'],
  ['https://www.instagram.com/club', 'camera'],
  ['https://bsky.app/profile/club', 'speech'],
])('the mark of %s is %s', (url, mark) => expect(markOf(url)).toBe(mark));
