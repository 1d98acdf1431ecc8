/** The JSON Schema of a catalogue; the package ships it as `catalogue.schema.json`. It follows catalogue.ts. */
import type {JsonSchema} from './json-schema';

const text: JsonSchema = {type: 'string'};
const flag: JsonSchema = {type: 'boolean'};
const count: JsonSchema = {type: 'integer', minimum: 0};
const id: JsonSchema = {type: 'integer', minimum: 1};
const stock: JsonSchema = {anyOf: [{type: 'integer'}, {type: 'null'}]};
const instant: JsonSchema = {
  type: 'string',
  description: 'an ISO 8601 instant',
  pattern:
    '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$',
};
const handle: JsonSchema = {
  type: 'string',
  description: 'a handle: no spaces, slashes or question marks',
  pattern: '^[^\\s/?#]+$',
};
const list = (items: JsonSchema): JsonSchema => ({type: 'array', items});
const record = (
  required: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema => ({
  type: 'object',
  properties: {...required, ...optional},
  required: Object.keys(required),
  additionalProperties: false,
});

const image = record(
  {path: text, altText: {anyOf: [text, {type: 'null'}]}},
  {id, width: id, height: id},
);
const video = record(
  {
    path: text,
    altText: {anyOf: [text, {type: 'null'}]},
    mimeType: text,
    width: id,
    height: id,
    poster: image,
  },
  {place: count},
);
const linkedMedium = record(
  {
    kind: {enum: ['ExternalVideo', 'Model3d']},
    url: text,
    altText: {anyOf: [text, {type: 'null'}]},
    poster: {anyOf: [image, {type: 'null'}]},
  },
  {place: count},
);
const seo = record({}, {title: text, description: text});
const metafields = list(record({namespace: text, key: text, type: text, value: text}));
const variant = record(
  {id, optionValues: list(text), price: count, sku: text, stock},
  {
    compareAtPrice: count,
    barcode: text,
    oversell: flag,
    published: flag,
    image: count,
    weight: count,
    quantityRule: record({
      minimum: id,
      maximum: {anyOf: [id, {type: 'null'}]},
      increment: id,
    }),
    requiresShipping: flag,
    taxable: flag,
    components: list(record({variantId: id, quantity: id})),
    metafields,
    unitPrice: record({
      measuredType: text,
      quantity: {type: 'number'},
      unit: text,
      reference: count,
      referenceUnit: text,
      price: count,
    }),
  },
);
const product = record(
  {
    id,
    handle,
    title: text,
    vendor: text,
    productType: text,
    tags: list(text),
    descriptionHtml: text,
    options: list(
      record({name: text, values: list(record({name: text}, {swatch: text}))}),
    ),
    variants: list(variant),
    images: list(image),
    createdAt: instant,
    publishedAt: instant,
    updatedAt: instant,
  },
  {
    salesRank: count,
    seo,
    metafields,
    videos: list(video),
    linkedMedia: list(linkedMedium),
    sellingPlans: list(
      record({id, name: text}, {percentOff: count, percentAtCheckout: count}),
    ),
    requiresSellingPlan: flag,
    deliveredTo: list(text),
    unlisted: flag,
    giftCard: flag,
    combines: list(id),
  },
);
const collection = record(
  {
    id,
    handle,
    title: text,
    descriptionHtml: text,
    productIds: list(id),
    updatedAt: instant,
  },
  {image, seo, metafields},
);
const page = record(
  {id, handle, title: text, body: text, createdAt: instant, updatedAt: instant},
  {seo, metafields},
);
// Menus have at most three levels.
const item = (items?: JsonSchema): JsonSchema =>
  record({title: text, url: text}, items ? {items: list(items)} : {});
const article = record(
  {id, handle, title: text, contentHtml: text, publishedAt: instant},
  {excerptHtml: text, author: text, tags: list(text), image, seo, metafields},
);

export const catalogueSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Catalogue',
  description: 'What a local store sells. Prices are in minor units: 2500 is $25.00.',
  ...record(
    {
      shop: record(
        {
          id,
          name: text,
          description: text,
          currencyCode: {
            type: 'string',
            description: 'an ISO 4217 code',
            pattern: '^[A-Z]{3}$',
          },
          countryCode: {
            type: 'string',
            description: 'an ISO 3166 code of two letters',
            pattern: '^[A-Z]{2}$',
          },
        },
        {
          languageCode: {
            type: 'string',
            description:
              "a language of the Storefront API, such as DE; of the catalogue's texts",
            pattern: '^[A-Z]{2}(_[A-Z]{2})?$',
          },
          shipsTo: list(text),
          payment: record({cardBrands: list(text), digitalWallets: list(text)}),
          brand: record(
            {},
            {
              slogan: text,
              shortDescription: text,
              primaryColor: text,
              logo: image,
              squareLogo: image,
              coverImage: image,
            },
          ),
          metafields,
        },
      ),
      products: list(product),
    },
    {
      $schema: text,
      markets: list(
        record(
          {countryCode: text, currencyCode: text, rate: {type: 'number'}},
          {rounding: record({step: id, ending: count}), notSold: list(id)},
        ),
      ),
      translations: {
        type: 'object',
        additionalProperties: {type: 'object', additionalProperties: text},
      },
      collections: list(collection),
      menus: list(record({id, handle, title: text, items: list(item(item(item())))})),
      metaobjects: list(
        record({
          id,
          type: text,
          handle: text,
          fields: list(
            record({key: text, type: text, value: text}, {image, images: list(image)}),
          ),
          updatedAt: instant,
        }),
      ),
      redirects: list(record({id, path: text, target: text})),
      policies: list(record({id, handle, title: text, body: text})),
      pages: list(page),
      files: list(image),
      synonyms: list(list(text)),
      blogs: list(
        record({id, handle, title: text, articles: list(article)}, {seo, metafields}),
      ),
      delivery: list(
        record(
          {handle: text, title: text, description: text, price: count},
          {freeFrom: count},
        ),
      ),
      locations: list(
        record(
          {
            id,
            name: text,
            pickUpTime: text,
            address: record(
              {address1: text, city: text, zip: text, countryCode: text},
              {provinceCode: text, phone: text},
            ),
          },
          {
            latitude: {type: 'number'},
            longitude: {type: 'number'},
            notStocked: list(id),
            metafields,
          },
        ),
      ),
      discounts: list(
        record(
          {
            code: text,
            title: text,
            value: {
              anyOf: [
                record({
                  kind: {type: 'string', enum: ['percentage']},
                  percent: {type: 'number'},
                }),
                record({kind: {type: 'string', enum: ['fixed']}, amount: count}),
              ],
            },
          },
          {
            minimumSubtotal: count,
            productIds: list(id),
            startsAt: instant,
            endsAt: instant,
          },
        ),
      ),
      giftCards: list(record({id, code: text, balance: count})),
    },
  ),
};
