import {expect, it} from 'vitest';

import {
  breadcrumbList,
  itemList,
  jsonLdGraph,
  organization,
  webSite,
} from './structured-data';

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
  const facts = {
    origin: 'https://shop.example',
    base: 'https://shop.example',
    name: 'Herons',
    description: 'A shop.',
    logo: 'https://shop.example/icon.png',
    sameAs: ['https://video.example/'],
    terms: null,
  };
  expect(jsonLdGraph([organization(facts), webSite(facts)])).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {'@id': 'https://shop.example/#organization'},
      {publisher: {'@id': 'https://shop.example/#organization'}},
    ],
  });
});
