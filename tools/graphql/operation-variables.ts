import {
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type VariableDefinitionNode,
} from 'graphql';

import type {Samples} from '../store/samples';
import {schemaOf} from './schemas';

type Variables = Record<string, unknown>;

/** Values for arguments: those of `Type.field.argument`, or of an argument anywhere. */
const valuesOf = (samples: Samples): Variables => ({
  cartId: samples.cartId,
  'QueryRoot.cart.id': samples.cartId,
  'Cart.lines.after': samples.lineCursor,
  'Mutation.cartLinesAdd.lines': [{merchandiseId: samples.variantId, quantity: 1}],
  'Mutation.cartLinesUpdate.lines': [{id: samples.lineId, quantity: 2}],
  lineIds: [samples.lineId],
  discountCodes: ['HERON10'],
  giftCardCodes: ['UNKNOWN'],
  appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/1'],
  note: 'Ring twice.',
  'Mutation.cartAttributesUpdate.attributes': [{key: 'source', value: 'mail'}],
  buyerIdentity: {countryCode: 'US'},
  'QueryRoot.collection.id': samples.collectionId,
  'QueryRoot.collection.handle': 'latest',
  'QueryRoot.node.id': samples.variantId,
  'QueryRoot.nodes.ids': [samples.collectionId, samples.variantId],
  'QueryRoot.product.id': samples.productId,
  'QueryRoot.product.handle': samples.handle,
  productHandle: samples.handle,
  selectedOptions: samples.selectedOptions,
  'Product.metafields.identifiers': [{namespace: 'reviews', key: 'rating'}],
  'QueryRoot.page.handle': 'contact',
  'QueryRoot.blog.handle': 'tideline',
  'Blog.articleByHandle.handle': 'a-name-on-the-back',
  'QueryRoot.search.query': 'hoodie',
  'QueryRoot.predictiveSearch.query': 'hoodie',
  'QueryRoot.pages.query': 'handle:contact OR handle:imprint',
  'QueryRoot.urlRedirects.query': 'path:"/old-hoodie"',
  'QueryRoot.sitemap.type': 'PRODUCT',
  'Sitemap.resources.page': 1,
});

/** Values for other variables that an operation requires. */
const OF_TYPE: Variables = {'Int!': 10, 'Boolean!': true};

/**
 * The variables with which an operation is tried, by what it uses them for. Optional parts are asked
 * for; other variables that it does not require are left out.
 * @throws for a required variable whose argument has no value above
 */
export function variablesFor(document: DocumentNode, samples: Samples): Variables {
  const values = valuesOf(samples);
  const uses = usesIn(document);
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? [])
      : [],
  );
  return Object.fromEntries(
    definitions.flatMap((definition) => {
      const name = definition.variable.name.value;
      const value = valueFor(definition, uses.get(name) ?? [], values);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function valueFor(
  {type, defaultValue}: VariableDefinitionNode,
  uses: readonly string[],
  values: Variables,
): unknown {
  if (uses.includes('include.if')) return true;
  const known = uses
    .flatMap((use) => [values[use], values[use.replace(/.*\./, '')]])
    .find((value) => value !== undefined);
  if (known !== undefined) return known;
  if (type.kind !== Kind.NON_NULL_TYPE || defaultValue) return undefined;
  const fallback = OF_TYPE[print(type)];
  if (fallback === undefined)
    throw new Error(`No value for ${uses.join()}: add one to this file.`);
  return fallback;
}

/** The use of each variable: `QueryRoot.product.handle`, or `include.if` of a directive. */
function usesIn(document: DocumentNode): Map<string, string[]> {
  const info = new TypeInfo(schemaOf('2025-01'));
  const uses = new Map<string, string[]>();
  visit(
    document,
    visitWithTypeInfo(info, {
      Variable({name: {value: name}}) {
        const argument = info.getArgument()?.name;
        if (!argument) return;
        const place =
          info.getDirective()?.name ??
          `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
        uses.set(name, [...(uses.get(name) ?? []), `${place}.${argument}`]);
      },
    }),
  );
  return uses;
}
