/** Orders, as the Admin API finds and marks them. */
import type {Order} from '../model/order';
import type {MetafieldInput} from './admin-customers';

/** What the Admin API has added to an order. */
export interface OrderMarks {
  tags: string[];
  metafields: {namespace: string; key: string; type: string; value: string}[];
}

export type AdminOrders = ReturnType<typeof createAdminOrders>;

const gidOf = ({number}: Order) => `gid://shopify/Order/${number}`;

/** @param placed the orders of the store */
export function createAdminOrders(placed: () => readonly Order[]) {
  const marks = new Map<string, OrderMarks>();
  const byId = (id: string) => placed().find((order) => gidOf(order) === id);
  const marksOf = (id: string): OrderMarks => marks.get(id) ?? {tags: [], metafields: []};
  const gone = {field: ['id'], message: 'Order does not exist'};
  return {
    reset: () => marks.clear(),
    marksOf: (order: Order) => marksOf(gidOf(order)),

    /** The orders that fit Shopify's search syntax, as far as `name` and `email`; the newest first. */
    find(query: string) {
      const valueOf = (field: string) =>
        new RegExp(`\\b${field}:"([^"]*)"`).exec(query)?.[1]?.toLowerCase();
      const [name, email] = [valueOf('name')?.replace(/^#/, ''), valueOf('email')];
      return placed()
        .filter((order) => name === undefined || String(order.number) === name)
        .filter((order) => email === undefined || order.email?.toLowerCase() === email)
        .map((order) => ({
          id: gidOf(order),
          name: `#${order.number}`,
          email: order.email,
          tags: marksOf(gidOf(order)).tags,
        }))
        .reverse();
    },

    addTags(id: string, tags: readonly string[]) {
      if (!byId(id)) return {userErrors: [gone]};
      const known = marksOf(id);
      marks.set(id, {...known, tags: [...new Set([...known.tags, ...tags])]});
      return {userErrors: []};
    },

    setMetafields(inputs: readonly MetafieldInput[]) {
      if (!inputs.every(({ownerId}) => byId(ownerId)))
        return {metafields: null, userErrors: [gone]};
      for (const {ownerId, namespace, key, type, value} of inputs) {
        const field = {namespace: namespace ?? 'app', key, type: type ?? '', value};
        const known = marksOf(ownerId);
        const others = known.metafields.filter(
          (each) => each.namespace !== field.namespace || each.key !== key,
        );
        marks.set(ownerId, {...known, metafields: [...others, field]});
      }
      return {metafields: inputs.map(({key}) => ({key})), userErrors: []};
    },
  };
}
