import type {ProductView} from './product-view';

/**
 * The product with this handle as its page shows it, `null` when there is none.
 * @param query what is chosen, as in a page's address: `Size=M&Color=Navy`, or empty
 * @throws when offline, aborted, or the store gives no answer
 */
export async function fetchProduct(
  handle: string,
  query: string,
  signal?: AbortSignal,
): Promise<ProductView | null> {
  const address = `/api/products/${encodeURIComponent(handle)}${query && `?${query}`}`;
  const response = await fetch(address, signal ? {signal} : {});
  if (response.status === 404) return null;
  if (!response.ok)
    throw new Error(`The product could not be loaded: ${response.status}`);
  // Our own resource route's answer: its shape is the view's.
  const body = (await response.json()) as {product: ProductView};
  return body.product;
}
