/** Recently viewed products: newest first, stored in the browser and sent nowhere. */

export interface ViewedProduct {
  handle: string;
  title: string;
  /** Address of a picture, without a size; null for none. */
  picture: string | null;
}

const MAX_VIEWED = 12;
const MAX_TEXT = 1000;

/** The list in a stored text; empty for anything else. */
export function parseViewed(text: string | null): ViewedProduct[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isViewedProduct).slice(0, MAX_VIEWED) : [];
  } catch {
    return [];
  }
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const {handle, title, picture} = value as Record<string, unknown>;
  const isText = (one: unknown) => typeof one === 'string' && one.length <= MAX_TEXT;
  const isPicture =
    picture === null || (isText(picture) && /^https?:\/\//.test(String(picture)));
  return isText(handle) && handle !== '' && isText(title) && isPicture;
}

/** `list` with `product` first, once. */
export function withViewed(
  list: readonly ViewedProduct[],
  product: ViewedProduct,
): ViewedProduct[] {
  const others = list.filter(({handle}) => handle !== product.handle);
  return [product, ...others].slice(0, MAX_VIEWED);
}
