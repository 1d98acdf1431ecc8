/**
 * The terms of schema.org's vocabulary that the shop's structured data may use: each type's properties and the kinds of their values.
 * Taken from schema.org 30.0 of 2026-03-19 (schemaorg-current-https.jsonld), for the types and properties below. A term that is missing
 * here is a problem: look it up there, and add it.
 */
const THING = 'name:Text description:Text url:URL image:URL sameAs:URL';
const PRODUCT = `${THING} brand:Brand sku:Text gtin:Text color:Text size:Text material:Text pattern:Text category:Text aggregateRating:AggregateRating offers:Offer isVariantOf:ProductGroup`;
const OFFER = `${THING} priceCurrency:Text availability:ItemAvailability availabilityStarts:DateTime priceValidUntil:Date hasMerchantReturnPolicy:MerchantReturnPolicy shippingDetails:OfferShippingDetails`;
const SHIPPING = 'shippingRate:MonetaryAmount shippingDestination:DefinedRegion';
const LIST = 'itemListElement:ListItem numberOfItems:Number';

const TYPES: Readonly<Record<string, string>> = {
  Product: PRODUCT,
  ProductGroup: `${PRODUCT} hasVariant:Product variesBy:Text productGroupID:Text`,
  Offer: `${OFFER} price:Number`,
  AggregateOffer: `${OFFER} lowPrice:Number highPrice:Number offerCount:Number`,
  AggregateRating: 'ratingValue:Number reviewCount:Number bestRating:Number',
  Brand: THING,
  OfferShippingDetails: SHIPPING,
  MonetaryAmount: 'value:Number minValue:Number currency:Text',
  DefinedRegion: 'addressCountry:Text',
  MerchantReturnPolicy:
    'applicableCountry:Text returnPolicyCategory:MerchantReturnEnumeration merchantReturnDays:Number',
  ShippingService:
    'fulfillmentType:FulfillmentTypeEnumeration shippingConditions:ShippingConditions',
  ShippingConditions: `${SHIPPING} orderValue:MonetaryAmount`,
  Organization: `${THING} logo:URL hasMerchantReturnPolicy:MerchantReturnPolicy hasShippingService:ShippingService`,
  // `query-input` is Google's own.
  WebSite: `${THING} publisher:Organization potentialAction:SearchAction`,
  SearchAction: 'target:EntryPoint query-input:Text',
  EntryPoint: 'urlTemplate:Text',
  BreadcrumbList: `${THING} ${LIST}`,
  ItemList: `${THING} ${LIST}`,
  ListItem: `${THING} position:Number item:URL`,
  BlogPosting: `${THING} headline:Text datePublished:DateTime author:Person publisher:Organization`,
  Person: THING,
};

const SUBTYPES: Readonly<Record<string, string>> = {
  AggregateOffer: 'Offer',
  ProductGroup: 'Product',
};

const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  ItemAvailability: ['BackOrder', 'InStock', 'OutOfStock', 'PreOrder', 'SoldOut'],
  MerchantReturnEnumeration: [
    'MerchantReturnFiniteReturnWindow',
    'MerchantReturnNotPermitted',
    'MerchantReturnUnlimitedWindow',
  ],
  FulfillmentTypeEnumeration: ['FulfillmentTypeDelivery'],
};

const isAbsolute = (text: string) => /^https?:/.test(text) && URL.canParse(text);

const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && isAbsolute(value),
  Number: (value) =>
    typeof value === 'number' ||
    (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value),
};

export type Node = {[property: string]: unknown};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** What a document of structured data says against the vocabulary, a sentence each. */
export function vocabularyProblems(document: Node): string[] {
  const nodes = listOf(document['@graph']).filter(isNode);
  const ids = nodes.map((node) => node['@id']);
  const problems: string[] = [];
  const read = (node: Node, path: string) => {
    const type = String(node['@type']);
    const properties = TYPES[type];
    if (properties === undefined)
      return void problems.push(`${path} has no type ${type}`);
    const kinds = new Map(
      properties.split(' ').map((one) => one.split(':', 2) as [string, string]),
    );
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('@')) continue;
      const kind = kinds.get(name);
      if (kind === undefined) problems.push(`${path}: ${type} has no ${name}`);
      else for (const one of listOf(value)) readValue(one, kind, `${path}.${name}`);
    }
  };
  const readValue = (value: unknown, kind: string, path: string) => {
    const members = ENUMERATIONS[kind]?.map((name) => `https://schema.org/${name}`);
    const isRight = VALUES[kind] ?? members?.includes.bind(members);
    if (isRight) {
      if (!isRight(value as string))
        problems.push(`${path} is no ${kind}: ${String(value)}`);
    } else if (!isNode(value)) problems.push(`${path} is no ${kind}`);
    else if (Object.keys(value).join() === '@id') {
      if (!ids.includes(value['@id'])) problems.push(`${path} refers to nothing`);
    } else {
      const type = String(value['@type']);
      if (type !== kind && SUBTYPES[type] !== kind)
        problems.push(`${path} is no ${kind}`);
      read(value, path);
    }
  };
  for (const node of nodes) read(node, String(node['@type']));
  return problems;
}

/** Google's required properties, and the recommended ones that every product of a store can have (product variants, merchant listing). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ProductGroup: ['name', 'description', 'url', 'variesBy', 'productGroupID'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
  ],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  AggregateRating: ['ratingValue', 'reviewCount'],
};

/** What Google misses in a document of structured data, a sentence each. */
export function googleProblems(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(googleProblems);
  if (!isNode(value)) return [];
  const type = String(value['@type']);
  const missing = (REQUIRED[type] ?? [])
    .filter((name) => value[name] === undefined || value[name] === '')
    .map((name) => `${type} lacks ${name}`);
  const isBare =
    type === 'ProductGroup' && !value.hasVariant && !value.offers && !value['@id'];
  return [
    ...missing,
    ...(isBare ? ['ProductGroup lacks variants'] : []),
    ...Object.values(value).flatMap(googleProblems),
  ];
}
