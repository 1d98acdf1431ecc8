import type {Page} from '@playwright/test';

import type {ProductData} from '@quillhaven/local-store';
import {choose} from '../../tools/browser/choose';
import type {RunningStore} from '../../tools/store/club-store';

/** Chooses the variant's options, wherever there is a choice. */
export async function chooseOptions(
  page: Page,
  {options, variants}: ProductData,
): Promise<void> {
  const chosen = variants[0]?.optionValues ?? [];
  for (const [index, {name, values}] of options.entries()) {
    if (name === 'Title' || values.length < 2) continue;
    await choose(page, {[name]: chosen[index] ?? ''});
  }
}

/** The amount that `quantity` of a product's first variant costs, as the store's checkout shows it. */
export function costOf({variants}: ProductData, quantity: number): string {
  return (((variants[0]?.price ?? 0) * quantity) / 100).toFixed(2);
}

/** Checkout URLs are the store's own, one for each cart. */
export function checkoutUrl({url}: RunningStore): RegExp {
  return new RegExp(`^${url.replaceAll('.', '\\.')}/cart/c/`);
}
