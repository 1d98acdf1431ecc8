import type {DocumentNode, FragmentDefinitionNode, SelectionSetNode} from 'graphql';
import {describe, expect, test} from 'vitest';

import {CART_LINES_PAGE_SIZE} from '../../app/cart/limits';
import {loadAppDocuments} from '../../tools/graphql/app-documents';

/** The fields of a server cart (§3), in the words of the Storefront API. */
const cartFields = [
  'appliedGiftCards.amountUsed.amount appliedGiftCards.balance.amount appliedGiftCards.lastCharacters',
  'attributes.key attributes.value',
  'buyerIdentity.countryCode buyerIdentity.email buyerIdentity.phone',
  'buyerIdentity.customer.addresses.nodes.address1 buyerIdentity.preferences.delivery.deliveryMethod',
  'buyerIdentity.preferences.wallet buyerIdentity.purchasingCompany.company.id',
  'checkoutUrl createdAt updatedAt id note totalQuantity',
  'cost.checkoutChargeAmount.amount cost.subtotalAmount.amount cost.totalAmount.currencyCode',
  'cost.totalDutyAmount.amount cost.totalTaxAmount.amount cost.subtotalAmountEstimated',
  'cost.totalAmountEstimated cost.totalDutyAmountEstimated cost.totalTaxAmountEstimated',
  'delivery.addresses.address.city delivery.addresses.id delivery.addresses.oneTimeUse',
  'delivery.addresses.selected discountAllocations.discountedAmount.amount',
  'discountCodes.code discountCodes.applicable',
].join(' ');

const lineFields = [
  'attributes.key cost.amountPerQuantity.amount cost.compareAtAmountPerQuantity.amount',
  'cost.subtotalAmount.amount cost.totalAmount.amount discountAllocations.discountedAmount.amount',
  'id quantity merchandise.id',
].join(' ');

const variantFields = [
  'availableForSale barcode compareAtPrice.amount currentlyNotInStock id image.url price.amount',
  'quantityAvailable quantityRule.increment quantityRule.minimum quantityRule.maximum requiresShipping',
  'sku taxable title unitPrice.amount unitPriceMeasurement.measuredType weight weightUnit product.title',
].join(' ');

const addressFields =
  'address1 address2 city company country firstName lastName name phone province zip latitude longitude';

/** The fields of a product (§3), in the same words. */
const productFields = [
  'id title handle description descriptionHtml productType tags availableForSale totalInventory',
  'options.id options.name options.optionValues.name images.nodes.id images.nodes.url',
].join(' ');

const productVariantFields =
  'id title price.amount quantityAvailable weight availableForSale sku image.id selectedOptions.name selectedOptions.value';

const documents = await loadAppDocuments();

const operationsNamed = (pattern: RegExp) =>
  documents.filter(({operation}) => pattern.test(operation));

const cartOperations = operationsNamed(/^(GetCart|cart\w+)$/);

describe.each(cartOperations)('$operation reads', ({ast}) => {
  const paths = pathsBelow(cartSelectionOf(ast), fragmentsOf(ast));

  test('every field of a server cart, its lines, variants and addresses (§3)', () => {
    const line = 'lines.edges.node.';
    const expected = [
      ...cartFields.split(' '),
      ...lineFields.split(' ').map((field) => line + field),
      ...variantFields.split(' ').map((field) => `${line}merchandise.${field}`),
      ...addressFields
        .split(' ')
        .map((field) => `buyerIdentity.customer.addresses.nodes.${field}`),
    ];
    expect(expected.filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe.each(cartOperations)('$operation asks for', ({ast}) => {
  test('250 lines and 20 addresses at a time (§9)', () => {
    const text = ast.loc?.source.body ?? '';
    expect(text).toContain(`lines(first: ${CART_LINES_PAGE_SIZE})`);
    expect(text).toContain('addresses(first: 20)');
  });
});

test.each(operationsNamed(/^Product$/))(
  '$operation reads every field of a product and its variants (§3)',
  ({ast}) => {
    const fragments = fragmentsOf(ast);
    const paths = pathsBelow(fragments.get('ProductPage')?.selectionSet, fragments);
    const expected = [
      ...productFields.split(' '),
      ...productVariantFields.split(' ').map((field) => `variants.nodes.${field}`),
    ];
    expect(expected.filter((path) => !paths.has(path))).toEqual([]);
  },
);

const cartMutations = cartOperations.filter(({operation}) => operation !== 'GetCart');

test.each(cartMutations)(
  '$operation asks for the field and message of userErrors (§7)',
  ({ast}) => {
    const fragments = fragmentsOf(ast);
    const errors = fragments.get('CartUserErrorFields')?.selectionSet;
    expect([...pathsBelow(errors, fragments)]).toEqual(
      expect.arrayContaining(['field', 'message']),
    );
  },
);

/** The selection of the cart: its fragment's, or that of the query's only field. */
function cartSelectionOf(ast: DocumentNode): SelectionSetNode | undefined {
  const whole = fragmentsOf(ast).get('Cart')?.selectionSet;
  if (whole) return whole;
  const query = ast.definitions.find(({kind}) => kind === 'OperationDefinition');
  const [cart] = query && 'selectionSet' in query ? query.selectionSet.selections : [];
  return cart?.kind === 'Field' ? cart.selectionSet : undefined;
}

function fragmentsOf({definitions}: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition'
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  );
}

/** Paths of all leaves below a selection, fragments followed. */
function pathsBelow(
  set: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  prefix = '',
): Set<string> {
  const found = new Set<string>();
  for (const node of set?.selections ?? []) {
    const isField = node.kind === 'Field';
    const below =
      node.kind === 'FragmentSpread'
        ? fragments.get(node.name.value)?.selectionSet
        : node.selectionSet;
    const path = isField ? `${prefix}${node.name.value}` : prefix;
    if (isField && !below) found.add(path);
    for (const leaf of pathsBelow(below, fragments, isField ? `${path}.` : prefix))
      found.add(leaf);
  }
  return found;
}
