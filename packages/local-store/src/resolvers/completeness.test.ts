import {
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {createClubCatalogue} from '@quillhaven/club';
import {createTestStore, testNow} from '../fixtures/test-store';
import {wholeSelection} from '../fixtures/whole-selection';
import {schemaOf} from '../schema/schemas';
import type {ApiVersion} from '../schema/versions';

const {ask} = createTestStore({catalogue: createClubCatalogue(testNow)});

const versions: ApiVersion[] = ['2025-01', '2026-04', '2026-07', '2026-10'];

/** Root fields of the read side, and the type whose fields they answer. */
const reads: [root: string, type: string][] = [
  ['product(handle: "crest-hoodie")', 'Product'],
  ['product(handle: "throwback-hoodie-1908")', 'Product'],
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

describe.each(versions)('the read side of %s', (version) => {
  it.each(reads)('answers every field of %s', async (root, typeName) => {
    const schema = schemaOf(version);
    const type = schema.getType(typeName);
    if (!isCompositeType(type)) throw new Error(`${typeName} has no fields`);
    const {body} = await ask(`{ ${root} ${wholeSelection(schema, type, 4)} }`, {version});
    expect(body.errors ?? []).toEqual([]);
  });
});

/** The shortest text that is a value of a type. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{${required.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')}}`;
  }
  const scalars: Record<string, string> = {
    Boolean: 'true',
    Int: '1',
    ID: '"gid://shopify/Customer/1"',
    URL: '"https://shop.test"',
    Decimal: '"1.0"',
  };
  return scalars[type.name] ?? '"x"';
}

/** The mutations that answer NOT_IMPLEMENTED, each by its name. */
async function unanswered(version: ApiVersion): Promise<string[]> {
  const mutations = Object.values(schemaOf(version).getMutationType()?.getFields() ?? {});
  const refused: string[] = [];
  for (const {name, args} of mutations) {
    const given = args
      .filter(isRequiredArgument)
      .map((argument) => `${argument.name}: ${literal(argument.type)}`);
    const list = given.length > 0 ? `(${given.join(', ')})` : '';
    const {body} = await ask(`mutation { ${name}${list} { __typename } }`, {version});
    const [error] = body.errors ?? [];
    if (error?.extensions?.code !== 'NOT_IMPLEMENTED') {
      expect(error, name).toBeUndefined();
      continue;
    }
    expect(error.message).toBe(`The local store does not implement Mutation.${name}.`);
    refused.push(name);
  }
  return refused;
}

describe('what stays out', () => {
  const customers = [
    'customerAccessTokenCreate',
    'customerAccessTokenCreateWithMultipass',
    'customerAccessTokenDelete',
    'customerAccessTokenRenew',
    'customerActivate',
    'customerActivateByUrl',
    'customerAddressCreate',
    'customerAddressDelete',
    'customerAddressUpdate',
    'customerCreate',
    'customerDefaultAddressUpdate',
    'customerRecover',
    'customerReset',
    'customerResetByUrl',
    'customerUpdate',
  ];
  const payments = [
    'cartBillingAddressUpdate',
    'cartPaymentUpdate',
    'cartPrepareForCompletion',
    'cartSubmitForCompletion',
    'shopPayPaymentRequestSessionCreate',
    'shopPayPaymentRequestSessionSubmit',
  ];

  it.each(versions)(
    'is accounts and payments: each mutation of them answers by its name (%s)',
    async (version) => {
      expect((await unanswered(version)).sort()).toEqual(
        [...payments, ...customers].sort(),
      );
    },
  );

  it('is a customer, and how a payment went', async () => {
    for (const field of [
      'customer(customerAccessToken: "x") { id }',
      'cartCompletionAttempt(attemptId: "x") { __typename }',
    ]) {
      const {body} = await ask(`{ ${field} }`);
      expect(body.errors).toMatchObject([{extensions: {code: 'NOT_IMPLEMENTED'}}]);
    }
  });
});
