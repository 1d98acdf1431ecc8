import {expect, type BrowserContext, type Request} from '@playwright/test';

import type {CartReply} from '../../app/cart/cart';

/**
 * The cart of a browser, read and filled beside its pages. The worker ends a connection that is idle
 * for five seconds, perhaps as a request is sent by it, so none is kept. Browsers send such a request
 * again.
 */
const headers = {Connection: 'close'};

export async function heldCart(context: BrowserContext, origin = '') {
  const response = await context.request.get(`${origin}/api/cart`, {headers});
  return ((await response.json()) as CartReply).cart;
}

/** Titles and quantities that the store holds for a browser. */
export async function quantitiesHeldBy(
  context: BrowserContext,
): Promise<Record<string, number>> {
  const cart = await heldCart(context);
  return Object.fromEntries(
    (cart?.lines ?? []).map(({title, quantity}) => [title, quantity]),
  );
}

/** Whether a request posts this action of the cart. */
export const posts = (action: string) => (request: Request) =>
  new URLSearchParams(request.postData() ?? '').get('cartFormInput')?.includes(action) ??
  false;

/** Adds one of a variant. */
export async function fillCart(
  context: BrowserContext,
  origin: string,
  merchandiseId: string,
) {
  const inputs = {lines: [{merchandiseId, quantity: 1}]};
  const posted = await context.request.post(`${origin}/api/cart`, {
    headers: {...headers, Origin: origin},
    form: {cartFormInput: JSON.stringify({action: 'LinesAdd', inputs})},
  });
  expect(posted.status()).toBe(200);
}
