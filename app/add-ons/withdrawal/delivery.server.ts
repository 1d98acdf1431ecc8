import {createAdminClient} from '~/server/admin-client';
import type {AppConfig} from '~/server/config';
import {deliveryBy} from '~/server/delivery';

import {FIND_ORDERS, MARK_ORDER} from './admin.documents';
import type {Statement} from './statement';

const TYPE = 'withdrawal';

/** How statements reach the merchant; `null` where nothing but an e-mail address is configured. */
export const deliveryOf = (config: AppConfig) =>
  deliveryBy(config.withdrawal?.provider ?? null, config, {
    type: TYPE,
    name: 'Withdrawal from a contract',
    displayNameKey: 'order',
    fields: [
      {key: 'order', name: 'Order', type: 'single_line_text_field'},
      {key: 'name', name: 'Name', type: 'single_line_text_field'},
      {key: 'text', name: 'Statement', type: 'multi_line_text_field'},
    ],
    event: 'Withdrew from contract',
  });

/** The characters of an order number, none of which is search syntax. */
const ORDER_NAME = /^#?([\w.-]{1,40})$/;

/**
 * With Shopify: marks the order, where there is one with this number and address, by a tag and a
 * metafield. Tells nobody whether there is. Scopes: read_orders, write_orders.
 */
export async function markOrder(
  {withdrawal, admin: access}: AppConfig,
  {key, statement, text}: {key: string; statement: Statement; text: string},
): Promise<void> {
  const admin = withdrawal?.provider === 'shopify' ? createAdminClient(access) : null;
  const [, name] = ORDER_NAME.exec(statement.order) ?? [];
  if (!admin || !name) return;
  const {orders} = await admin.ask<{
    orders: {nodes: {id: string; name: string; email: string | null}[]};
  }>(FIND_ORDERS, {query: `name:"${name}" email:"${statement.email}"`});
  const lower = (each: string | null) => each?.toLowerCase();
  // The store's search is fuzzy: compare.
  const order = orders.nodes.find(
    (each) =>
      lower(each.name)?.replace(/^#/, '') === lower(name) &&
      lower(each.email) === lower(statement.email),
  );
  if (!order) return;
  const field = {namespace: TYPE, key, type: 'multi_line_text_field', value: text};
  await admin.ask(MARK_ORDER, {
    id: order.id,
    tags: [TYPE],
    metafields: [{ownerId: order.id, ...field}],
  });
}
