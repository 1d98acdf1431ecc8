/** Relay connections over a list that is already in order. */
import {maxPagedItems} from '../schema/paging';
import {invalidFieldArguments} from '../server/errors';

export interface ConnectionArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

export interface Connection<Item> {
  edges: {cursor: string; node: Item}[];
  nodes: Item[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  /** Items on all pages, as the schema's `UnsignedInt64` is written. */
  totalCount: string;
}

/**
 * One page of a list.
 * @param items all items, in the order before `reverse`
 * @param idOf a text that tells an item from all others, so that a cursor stays true while
 * items come and go; without it the cursor is the item's position
 * @throws GraphQLError for a cursor that is none, and beyond the item that paging may reach
 */
export function connectionOf<Item>(
  items: readonly Item[],
  args: ConnectionArguments,
  idOf?: (item: Item) => string,
): Connection<Item> {
  const ordered = args.reverse ? [...items].reverse() : items;
  const cursorAt = (index: number) => encodeCursor(index, idOf?.(ordered[index] as Item));
  let start = 0;
  let end = ordered.length;
  if (args.after != null) start = positionOf(args.after, ordered, idOf).next;
  if (args.before != null) end = Math.min(end, positionOf(args.before, ordered, idOf).at);
  if (args.first != null) end = Math.min(end, start + args.first);
  if (args.last != null) start = Math.max(start, end - args.last);
  if (end > start && start >= maxPagedItems) {
    throw invalidFieldArguments(`Paging beyond ${maxPagedItems} items is not supported`);
  }
  const nodes = ordered.slice(start, Math.max(start, end));
  const edges = nodes.map((node, offset) => ({node, cursor: cursorAt(start + offset)}));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: end < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: String(items.length),
  };
}

function encodeCursor(index: number, id: string | undefined): string {
  return Buffer.from(JSON.stringify(id === undefined ? {index} : {index, id})).toString(
    'base64',
  );
}

/** Where a cursor points to, and where the items after it begin: there, when its item is gone. */
function positionOf<Item>(
  cursor: string,
  ordered: readonly Item[],
  idOf: ((item: Item) => string) | undefined,
): {at: number; next: number} {
  const {index, id} = decodeCursor(cursor);
  if (id === undefined || !idOf) return {at: index, next: index + 1};
  const found = ordered.findIndex((item) => idOf(item) === id);
  return found < 0 ? {at: index, next: index} : {at: found, next: found + 1};
}

function decodeCursor(cursor: string): {index: number; id?: string} {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'));
    if (isCursor(read)) return read;
  } catch {
    // Not JSON: the same answer as for JSON that is no cursor.
  }
  throw invalidFieldArguments('Invalid cursor for current pagination sort.');
}

function isCursor(value: unknown): value is {index: number; id?: string} {
  return (
    typeof value === 'object' &&
    value !== null &&
    'index' in value &&
    Number.isSafeInteger(value.index) &&
    (!('id' in value) || typeof value.id === 'string')
  );
}
