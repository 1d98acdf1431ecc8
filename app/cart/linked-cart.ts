import type {Money} from '~/lib/money';

/** What a link to a cart would add, as the page that asks shows it. */
export interface LinkedCart {
  items: LinkedItem[];
  /** How many of the link's variants are not to be had. */
  missing: number;
  discountCodes: string[];
}

export interface LinkedItem {
  merchandiseId: string;
  quantity: number;
  title: string;
  /** Null where there was nothing to choose. */
  variantTitle: string | null;
  /** Of one. */
  price: Money;
  /** Address of a picture, without a size; null for none. */
  picture: string | null;
}
