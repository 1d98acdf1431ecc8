import {expect, it} from 'vitest';

import {ROOT_MARKET} from '~/lib/market';

import {breadcrumbList, homeStructuredData, itemList} from './index.server';

it('numbers the steps of a breadcrumb and the items of a list from 1', () => {
  const pages = ['a', 'b'].map((name) => ({name, url: `https://shop.example/${name}`}));
  expect(breadcrumbList(pages).itemListElement).toMatchObject([
    {position: 1, name: 'a', item: 'https://shop.example/a'},
    {position: 2, name: 'b', item: 'https://shop.example/b'},
  ]);
  const products = [{handle: 'a'}, {handle: 'b'}];
  const url = 'https://shop.example/products/b';
  expect(itemList('https://shop.example', 'Latest', products)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [{position: 1}, {position: 2, url}],
  });
});

it('links the site to its organization in one graph', () => {
  const links = {video: 'https://video.example/', microblog: ''};
  const facts = {storeName: 'Herons', storeDescription: 'A shop.', links};
  const context = {
    config: {public: facts},
    siteOrigin: 'https://shop.example',
    market: ROOT_MARKET,
  } as unknown as Parameters<typeof homeStructuredData>[0];
  const pictures = {logo: '', icon: '/icon.png'};
  expect(homeStructuredData(context, [], pictures, null)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@id': 'https://shop.example/#organization',
        logo: 'https://shop.example/icon.png',
        sameAs: ['https://video.example/'],
      },
      {publisher: {'@id': 'https://shop.example/#organization'}},
      {numberOfItems: 0},
    ],
  });
});
