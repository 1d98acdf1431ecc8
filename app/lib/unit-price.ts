import type {Money} from './money';

/** A price for a measure. */
export interface UnitPrice {
  price: Money;
  /** The measure: `kg`, `100 ml`. */
  per: string;
}

/** Units whose sign is not the API's name in small letters. */
const SIGNS: Readonly<Record<string, string>> = {M2: 'm²', M3: 'm³', FT2: 'ft²'};

/** A variant as the store answers it. */
export interface MeasuredVariant {
  unitPrice?: Money | null;
  unitPriceMeasurement?: {referenceValue: number; referenceUnit?: string | null} | null;
}

/** A variant's price for a measure (docs/law.md); undefined where the store has none, or one that the API does not know. */
export function unitPriceOf({
  unitPrice,
  unitPriceMeasurement: measurement,
}: MeasuredVariant): UnitPrice | undefined {
  const {referenceValue, referenceUnit} = measurement ?? {};
  if (!unitPrice || !referenceUnit || referenceUnit === 'UNKNOWN') return undefined;
  const unit = SIGNS[referenceUnit] ?? referenceUnit.toLowerCase();
  return {
    price: unitPrice,
    per: referenceValue === 1 ? unit : `${referenceValue} ${unit}`,
  };
}
