import {isCompositeType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {createClubCatalogue} from '@quillhaven/club';
import {createTestStore, testNow} from '../fixtures/test-store';
import {wholeSelection} from '../fixtures/whole-selection';
import {schemaOf} from '../schema/schemas';
import type {ApiVersion} from '../schema/versions';

const {ask} = createTestStore({catalogue: createClubCatalogue(testNow)});

/** Root fields of the read side, and the type whose fields they answer. */
const reads: [root: string, type: string][] = [
  ['product(handle: "crest-hoodie")', 'Product'],
  ['product(handle: "centenary-blazer")', 'Product'],
  ['products(first: 2)', 'ProductConnection'],
  ['collection(handle: "latest")', 'Collection'],
  ['collections(first: 1)', 'CollectionConnection'],
  ['productRecommendations(productHandle: "crest-tee")', 'Product'],
  ['productTags(first: 3)', 'StringConnection'],
  ['productTypes(first: 3)', 'StringConnection'],
  ['search(query: "heron", first: 5)', 'SearchResultItemConnection'],
  ['predictiveSearch(query: "ho")', 'PredictiveSearchResult'],
  ['shop', 'Shop'],
  ['paymentSettings', 'PaymentSettings'],
  ['localization', 'Localization'],
  ['menu(handle: "main-menu")', 'Menu'],
  ['page(handle: "contact")', 'Page'],
  ['pages(first: 2)', 'PageConnection'],
  ['metaobject(handle: {type: "storefront_theme", handle: "live"})', 'Metaobject'],
  ['metaobjects(type: "storefront_theme", first: 3)', 'MetaobjectConnection'],
  ['sitemap(type: PRODUCT)', 'Sitemap'],
  ['urlRedirects(first: 2)', 'UrlRedirectConnection'],
  ['blogs(first: 1)', 'BlogConnection'],
  ['articles(first: 1)', 'ArticleConnection'],
  ['locations(first: 1)', 'LocationConnection'],
  ['publicApiVersions', 'ApiVersion'],
];

describe.each<ApiVersion>(['2025-01', '2026-04'])('the read side of %s', (version) => {
  it.each(reads)('answers every field of %s', async (root, typeName) => {
    const schema = schemaOf(version);
    const type = schema.getType(typeName);
    if (!isCompositeType(type)) throw new Error(`${typeName} has no fields`);
    const {body} = await ask(`{ ${root} ${wholeSelection(schema, type, 4)} }`, {version});
    expect(body.errors ?? []).toEqual([]);
  });
});
