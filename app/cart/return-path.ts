import {localPath} from '~/lib/local-path';

/** Where a form leads that names no place to return to. */
export const CART_PATH = '/cart';

/** The path to return to after a form was posted: `asked` when it is a path of this origin, otherwise `/cart`. */
export function returnPath(asked: unknown): string {
  return localPath(asked) ?? CART_PATH;
}
