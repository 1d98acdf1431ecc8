/** `ProductVariant`. */
import type {VariantRecord} from '../model/catalogue-records';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {isDeliveredTo} from '../model/delivery';
import {toGid} from '../model/global-id';
import {isSoldIn} from '../model/money';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {storeAvailability} from './location';
import {metafieldFields} from './metafield';
import {money, pricedFor, type Priced} from './money';
import {variantAllocations} from './selling-plan';

const defaultQuantityRule = {minimum: 1, maximum: null, increment: 1};

type PricedVariant = VariantRecord & Priced;

const isDelivered = ({destination, product}: PricedVariant) =>
  !destination || isDeliveredTo(product.data, destination);

const price = (variant: PricedVariant, _: unknown, context: StoreContext) =>
  money(context, context.inventory.price(variant), variant);

const compareAtPrice = (variant: PricedVariant, _: unknown, context: StoreContext) => {
  const amount = context.inventory.compareAtPrice(variant);
  return amount === null ? null : money(context, amount, variant);
};

/** The catalogue has no volume prices. */
const noItems = (_: VariantRecord, args: ConnectionArguments) => connectionOf([], args);

const facts: Resolvers[string] = {
  id: ({gid}: VariantRecord) => gid,
  title: ({title}: VariantRecord) => title,
  product: ({product, country}: PricedVariant) =>
    pricedFor(product, country, {
      get variants() {
        return product.variants.map((variant) => pricedFor(variant, country));
      },
    }),
  image: ({image, product}: VariantRecord) => image ?? product.media[0]?.image ?? null,
  selectedOptions: ({selectedOptions}: VariantRecord) => selectedOptions,
  sku: ({data}: VariantRecord) => data.sku,
  barcode: ({data}: VariantRecord) => data.barcode ?? null,
  weight: ({data}: VariantRecord) => data.weight ?? 0,
  weightUnit: () => 'GRAMS',
  requiresShipping: ({data}: VariantRecord) => data.requiresShipping ?? true,
  taxable: ({data}: VariantRecord) => data.taxable ?? true,
  quantityRule: ({data}: VariantRecord) => data.quantityRule ?? defaultQuantityRule,
};

const sale: Resolvers[string] = {
  price,
  priceV2: price,
  compareAtPrice,
  compareAtPriceV2: compareAtPrice,
  unitPrice: (variant: PricedVariant, _: unknown, context) =>
    variant.data.unitPrice ? money(context, variant.data.unitPrice.price, variant) : null,
  unitPriceMeasurement: ({data: {unitPrice}}: VariantRecord) =>
    unitPrice
      ? {
          measuredType: unitPrice.measuredType,
          quantityValue: unitPrice.quantity,
          quantityUnit: unitPrice.unit,
          referenceValue: unitPrice.reference,
          referenceUnit: unitPrice.referenceUnit,
        }
      : null,
  shopPayInstallmentsPricing: () => null,
  // A line's merchandise is that of the cart's country, whatever the request's.
  availableForSale: (variant: PricedVariant, _: unknown, {inventory, market, request}) =>
    inventory.isAvailable(variant) &&
    isDelivered(variant) &&
    isSoldIn(market(variant.country ?? request.country), variant.product.data.id),
  currentlyNotInStock: (variant: VariantRecord, _: unknown, {inventory}) => {
    const stock = inventory.stock(variant);
    return stock !== null && stock <= 0 && inventory.isAvailable(variant);
  },
  quantityAvailable: (variant: PricedVariant, _: unknown, {inventory}) =>
    isDelivered(variant) ? inventory.stock(variant) : 0,
};

const variantWith = (id: number, {catalogue}: StoreContext) =>
  catalogue.variant(toGid('ProductVariant', id));

export const variantResolvers: Resolvers = {
  ProductVariant: {
    ...facts,
    ...sale,
    ...metafieldFields,
    requiresComponents: ({data}: VariantRecord) => data.components !== undefined,
    components: ({data}: VariantRecord, args: ConnectionArguments, context) =>
      connectionOf(
        (data.components ?? []).flatMap(({variantId, quantity}) => {
          const productVariant = variantWith(variantId, context);
          return productVariant ? [{productVariant, quantity}] : [];
        }),
        args,
      ),
    groupedBy: (variant: VariantRecord, args: ConnectionArguments, context) =>
      connectionOf(
        context.catalogue.products.flatMap(({variants}) =>
          variants.filter(({data}) =>
            data.components?.some(({variantId}) => variantId === variant.data.id),
          ),
        ),
        args,
        ({gid}) => gid,
      ),
    quantityPriceBreaks: noItems,
    sellingPlanAllocations: variantAllocations,
    storeAvailability,
  },
};
