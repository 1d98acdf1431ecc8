/** How many of a variant one line may hold: the merchant's rule, apart from stock. */
import type {QuantityRuleData} from '../catalogue';
import type {VariantRecord} from './catalogue-records';
import type {UserError} from './cart';

/** Shopify's rule for a variant that has none. */
const defaultQuantityRule: QuantityRuleData = {
  minimum: 1,
  maximum: null,
  increment: 1,
};

/** Largest quantity that is read at all. An assumption: no source tells Shopify's. */
const maxQuantity = 1_000_000;

/** The rule of a variant. */
function quantityRuleOf(variant: VariantRecord): QuantityRuleData {
  return variant.data.quantityRule ?? defaultQuantityRule;
}

/** Why a number cannot be a quantity, or null when it can. */
export function quantityError(quantity: number, field: string[]): UserError | null {
  if (quantity < 0) {
    const message = 'The quantity must be greater than or equal to 0.';
    return {code: 'INVALID', field, message};
  }
  if (quantity <= maxQuantity) return null;
  const message = `The quantity must be less than or equal to ${maxQuantity}.`;
  return {code: 'LESS_THAN', field, message};
}

/** The error of a line's quantity that breaks its variant's rule, or null. Quantity 0 breaks none. */
export function quantityRuleError(
  variant: VariantRecord,
  quantity: number,
  field: string[],
): UserError | null {
  const {minimum, maximum, increment} = quantityRuleOf(variant);
  if (quantity === 0) return null;
  if (quantity < minimum) {
    return {
      code: 'MINIMUM_NOT_MET',
      field,
      message: `The quantity must be greater than or equal to ${minimum}.`,
    };
  }
  if (maximum !== null && quantity > maximum) {
    return {
      code: 'MAXIMUM_EXCEEDED',
      field,
      message: `The quantity must be less than or equal to ${maximum}.`,
    };
  }
  if (quantity % increment !== 0) {
    return {
      code: 'INVALID_INCREMENT',
      field,
      message: `The quantity must be a multiple of ${increment}.`,
    };
  }
  return null;
}

/** The largest quantity up to `limit` that keeps the rule; 0 when there is none. */
export function largestAllowed(variant: VariantRecord, limit: number): number {
  const {minimum, increment} = quantityRuleOf(variant);
  const rounded = Math.floor(Math.max(0, limit) / increment) * increment;
  return rounded < minimum ? 0 : rounded;
}
