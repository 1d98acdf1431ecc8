import type {AppLoadContext} from '@shopify/remix-oxygen';

import {
  HOME_RULE,
  HOODIES_RULE,
  SHIRTS_RULE,
  WHOLE_COLLECTION_RULE,
  type CollectionRule,
} from './page-rules';

import type {CollectionPage} from './collection-page';
import {loadCollection} from './collection.server';

/** What the grids of the shop's own collection show, by path (spec §2). */
const OWN_GRIDS = new Map<string, CollectionRule>([
  ['/', HOME_RULE],
  ['/latest', HOME_RULE],
  ['/products', HOME_RULE],
  ['/shirts', SHIRTS_RULE],
  ['/hoodies', HOODIES_RULE],
]);
const COLLECTION = /^\/collections\/([^/]+)$/;

/**
 * One page of the grid that `?grid=PATH` names, `?after=CURSOR`; null for what is no grid, or none any more.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadGrid(
  context: AppLoadContext,
  url: string,
): Promise<CollectionPage | null> {
  const path = new URL(url).searchParams.get('grid') ?? '';
  const rule = OWN_GRIDS.get(path);
  if (rule) return loadCollection(context, {rule, url});
  const handle = handleIn(path);
  return handle === null
    ? null
    : loadCollection(context, {handle, rule: WHOLE_COLLECTION_RULE, url});
}

function handleIn(path: string): string | null {
  const [, encoded] = COLLECTION.exec(path) ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : null;
  } catch {
    return null;
  }
}
