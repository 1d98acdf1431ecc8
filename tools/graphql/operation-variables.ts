import type {Samples} from '../store/samples';

export type Variables = Record<string, unknown>;

/** The variables with which each operation of the app is tried, as the app itself would send them. */
const variablesOf: Record<string, (samples: Samples) => Variables> = {
  collection: ({collectionId}) => ({id: collectionId, productsFirst: 50}),
  Product: ({handle}) => ({
    handle,
    imagesFirst: 250,
    variantsFirst: 250,
    personalization: true,
  }),
  ProductVariant: ({handle, selectedOptions}) => ({handle, selectedOptions}),
  ProductHelp: () => ({sizes: 'sizes-and-fit', shipping: 'shipping-and-returns'}),
  SitemapIndex: () => ({blogsFirst: 100}),
  SitemapPolicies: () => ({}),
  SitemapBlogs: () => ({blogsFirst: 100}),
  SitemapArticles: () => ({handle: 'tideline', first: 250}),
  Policies: () => ({}),
  Policy: () => ({refund: true}),
  Page: () => ({handle: 'contact'}),
  Blog: () => ({handle: 'tideline', first: 12}),
  Article: () => ({blog: 'tideline', handle: 'a-name-on-the-back'}),
  SitemapPage: () => ({type: 'PRODUCT', page: 1}),
  Theme: () => ({}),
  ThemeEntries: () => ({first: 50}),
  Search: () => ({words: 'hoodie', searches: true, first: 24}),
  Suggestions: () => ({words: 'hood'}),
  StartingPoints: () => ({}),
  PopularProducts: () => ({first: 12}),
  Recommendations: ({handle}) => ({handle}),
  Markets: () => ({}),
  Originals: ({variantId}) => ({ids: [variantId]}),
  Navigation: () => ({
    collectionsFirst: 24,
    servicePages: 'handle:contact OR handle:imprint',
  }),
  CollectionTiles: () => ({first: 24}),
  SectionChoices: () => ({collections: 100, products: 24, words: null, pinned: []}),
  Sections: ({collectionId}) => ({featured: [collectionId], others: [], first: 16}),
  UrlRedirect: () => ({search: 'path:"/old-hoodie"'}),
  ChosenVariant: ({handle, selectedOptions}) => ({handle, selectedOptions}),
  GetCart: ({cartId}) => ({id: cartId}),
  GetCartLines: ({cartId, lineCursor}) => ({id: cartId, after: lineCursor}),
  NotifyVariant: ({variantId}) => ({id: variantId}),
  Openings: ({variantId}) => ({ids: [variantId]}),
  LinkedVariants: ({variantId}) => ({ids: [variantId]}),
  PrintedVariants: ({variantId}) => ({
    ids: [variantId],
    imagesFirst: 250,
    withPictures: true,
  }),
  cartDiscountCodesUpdate: ({cartId}) => ({cartId, discountCodes: ['HERON10']}),
  cartGiftCardCodesUpdate: ({cartId}) => ({cartId, giftCardCodes: ['UNKNOWN']}),
  cartGiftCardCodesRemove: ({cartId}) => ({
    cartId,
    appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/1'],
  }),
  cartNoteUpdate: ({cartId}) => ({cartId, note: 'Ring twice.'}),
  Health: () => ({}),
  cartBuyerIdentityUpdate: ({cartId}) => ({cartId, buyerIdentity: {countryCode: 'US'}}),
  cartCreate: () => ({}),
  cartLinesAdd: ({cartId, variantId}) => ({
    cartId,
    lines: [{merchandiseId: variantId, quantity: 1}],
  }),
  cartLinesUpdate: ({cartId, lineId}) => ({cartId, lines: [{id: lineId, quantity: 2}]}),
  cartLinesRemove: ({cartId, lineId}) => ({cartId, lineIds: [lineId]}),
};

/** @throws for an operation without a row in the table above */
export function variablesFor(operation: string, samples: Samples): Variables {
  const make = variablesOf[operation];
  if (!make) throw new Error(`Describe the variables of ${operation} in this table.`);
  return make(samples);
}
