import type {Catalogue, ProductData} from '@quillhaven/local-store';
import type {RunningStore} from '../../tools/store/club-store';

/** The products of a grid, in the specification's terms. */
interface Shelf {
  /** Product types; all, where none are named. */
  types?: readonly string[];
  /** Whether products for Youth are left out. */
  withoutYouth?: boolean;
}

export const homeShelf: Shelf = {withoutYouth: true};
export const shirtShelf: Shelf = {types: ['T-Shirt'], withoutYouth: true};
export const hoodieShelf: Shelf = {types: ['Hoodie', 'Sweatshirt']};

/**
 * Titles that a grid of the home collection must show, sorted (§2), without those past their end date (§4).
 * Computed from the catalogue, independently of the app.
 */
export function titlesOnSale(
  {catalogue, env}: RunningStore,
  {types, withoutYouth}: Shelf,
): string[] {
  const home = catalogue.collections.find(
    ({id}) => String(id) === env.PUBLIC_COLLECTION_ID,
  );
  return catalogue.products
    .filter(({id}) => home?.productIds.includes(id))
    .filter(({productType}) => !types || types.includes(productType))
    .filter(({title}) => !withoutYouth || !title.includes('Youth'))
    .filter(({tags}) => !hasEnded(tags))
    .map(({title}) => title)
    .sort();
}

/** A product in stock, with options to choose, that no rule of §4 keeps from being sold. */
export function ordinaryProduct({catalogue}: RunningStore): ProductData {
  const product = catalogue.products.find(
    ({title, tags, options, variants}) =>
      options.some(({name, values}) => name === 'Size' && values.length > 1) &&
      !/throwback|youth/i.test(title) &&
      !tags.some((tag) => /^(\d{4}-|pre-?order$)/.test(tag)) &&
      variants.every(({stock}) => stock === null || stock > 5),
  );
  if (!product) throw new Error('The catalogue has no ordinary product.');
  return product;
}

/** A product of any shop that can be bought at once: nothing has to be written, opens later or comes with a plan. */
export function sellable({products}: Catalogue): ProductData {
  const product = products.find(
    ({title, tags, variants, metafields, ...rest}) =>
      !/throwback|youth/i.test(title) &&
      !tags.some((tag) => /^(\d{4}-|pre-?order$)/.test(tag)) &&
      !metafields?.some(
        ({key}) => key === 'available_from' || key === 'personalization',
      ) &&
      !rest.giftCard &&
      !rest.unlisted &&
      !rest.requiresSellingPlan &&
      variants.length > 0 &&
      variants.every(({stock}) => stock === null || stock > 0),
  );
  if (!product)
    throw new Error('The shop has no product that is in stock in every size.');
  return product;
}

/** The catalogue's drops carry their end as a tag, an ISO date. */
function hasEnded(tags: readonly string[]): boolean {
  const dates = tags.filter((tag) => /^\d{4}-\d{2}-\d{2}/.test(tag));
  return dates.some((date) => Date.parse(date) <= Date.now());
}
