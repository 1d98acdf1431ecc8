/** Choosing among a product's variants: options, selections and encoded combinations. */
import type {OptionValueData} from '../catalogue';
import {encodeCombinations} from '../model/catalogue-encoding';
import type {ProductRecord, VariantRecord} from '../model/catalogue-records';
import {
  adjacentVariants,
  findVariant,
  firstSelectable,
  selectedOrFirstAvailable,
  type SelectedOption,
  type SelectionRules,
} from '../model/catalogue-selection';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {toGid} from '../model/global-id';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

/** The source of a `ProductOption`. */
interface OptionRecord {
  product: ProductRecord;
  /** Position among the product's options. */
  at: number;
  id: string;
  name: string;
  values: OptionValueData[];
}

/** The source of a `ProductOptionValue`. */
interface OptionValueRecord {
  option: OptionRecord;
  at: number;
  data: OptionValueData;
}

interface SelectionArguments extends SelectionRules {
  selectedOptions?: SelectedOption[] | null;
}

const available =
  ({inventory}: StoreContext) =>
  (variant: VariantRecord) =>
    inventory.isAvailable(variant);

/** The product whose options and variants a shopper chooses among: its combined listing's, if any. */
const listingOf = (product: ProductRecord) => product.listing ?? product;

function optionsOf(product: ProductRecord): OptionRecord[] {
  return product.data.options.map(({name, values}, at) => ({
    product,
    at,
    // As a text: the digits of both do not fit a number.
    id: `${product.data.id}${at + 1}`,
    name,
    values,
  }));
}

const selections: Resolvers[string] = {
  selectedOrFirstAvailableVariant: (
    product: ProductRecord,
    args: SelectionArguments,
    context,
  ) =>
    selectedOrFirstAvailable(
      listingOf(product),
      args.selectedOptions ?? [],
      args,
      available(context),
    ) ?? null,
  variantBySelectedOptions: (product: ProductRecord, args: SelectionArguments) =>
    findVariant(listingOf(product), args.selectedOptions ?? [], args) ?? null,
  adjacentVariants: (product: ProductRecord, args: SelectionArguments, context) =>
    adjacentVariants(
      listingOf(product),
      args.selectedOptions ?? [],
      args,
      available(context),
    ),
};

export const productOptionResolvers: Resolvers = {
  Product: {
    ...selections,
    options: (product: ProductRecord, {first}: {first?: number | null}) =>
      optionsOf(listingOf(product)).slice(0, first ?? undefined),
    variants: (product: ProductRecord, args: ConnectionArguments) =>
      connectionOf(listingOf(product).variants, args, ({gid}) => gid),
    variantsCount: (product: ProductRecord) => ({
      count: listingOf(product).variants.length,
      precision: 'EXACT',
    }),
    encodedVariantExistence: (product: ProductRecord) =>
      encodeCombinations(
        listingOf(product).variants.map(({optionIndexes}) => optionIndexes),
      ),
    encodedVariantAvailability: (product: ProductRecord, _: unknown, context) =>
      encodeCombinations(
        listingOf(product)
          .variants.filter(available(context))
          .map(({optionIndexes}) => optionIndexes),
      ),
  },
  ProductOption: {
    id: ({id}: OptionRecord) => toGid('ProductOption', id),
    name: ({name}: OptionRecord) => name,
    values: ({values}: OptionRecord) => values.map(({name}) => name),
    optionValues: (option: OptionRecord) =>
      option.values.map((data, at): OptionValueRecord => ({option, at, data})),
  },
  ProductOptionValue: {
    id: ({option, at}: OptionValueRecord) =>
      toGid('ProductOptionValue', `${option.id}${at + 1}`),
    name: ({data}: OptionValueRecord) => data.name,
    swatch: ({data}: OptionValueRecord) =>
      data.swatch ? {color: data.swatch, image: null} : null,
    firstSelectableVariant: ({option, at}: OptionValueRecord) =>
      firstSelectable(option.product, option.at, at) ?? null,
  },
};
