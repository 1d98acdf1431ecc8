/** Limits of Shopify's connections (shopify.dev/docs/api/usage/limits). */
import {invalidFieldArguments} from '../server/errors';

/** Most items that one page may ask for. */
const maxPageSize = 250;
/** Furthest item that paging reaches. */
export const maxPagedItems = 25_000;

/**
 * Checks the arguments of a connection, in graphql-ruby's order.
 * @throws GraphQLError when neither or both of `first` and `last` are given, or one is out of range
 */
export function checkPaging(args: Record<string, unknown>): void {
  const {first, last} = args;
  if (first == null && last == null) {
    throw invalidFieldArguments('you must provide one of first or last');
  }
  if (first != null && last != null) {
    throw invalidFieldArguments('providing both first and last is not supported');
  }
  for (const [name, value] of [
    ['first', first],
    ['last', last],
  ] as const) {
    if (typeof value !== 'number') continue;
    if (value < 0) throw invalidFieldArguments(`${name} cannot be negative`);
    if (value > maxPageSize) {
      throw invalidFieldArguments(`${name} cannot exceed ${maxPageSize}`);
    }
  }
}
