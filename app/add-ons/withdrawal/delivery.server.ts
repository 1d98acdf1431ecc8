import {AdminError, createAdminClient, type AdminClient} from '~/server/admin-client';
import type {AppConfig} from '~/server/config';
import {klaviyoPost, ProviderError} from '~/server/providers';

import {
  CREATE_STATEMENT,
  DEFINE_STATEMENTS,
  FIND_ORDERS,
  FIND_STATEMENT,
  MARK_ORDER,
} from './admin.documents';
import type {Statement} from './statement';

interface SentStatement {
  /** The same for a form that is posted twice, and different for other content. */
  key: string;
  statement: Statement;
  /** The statement in the shopper's language. */
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

interface Delivery {
  /** Whether the shopper gets a copy by e-mail. */
  sendsCopy: boolean;
  /**
   * Resolves, once the merchant has it, with the instant at which it first came.
   * @throws an error that `failureOf` explains
   */
  deliver(sent: SentStatement): Promise<number>;
  /**
   * Marks the order, where there is one with this number and address. Tells nobody whether there
   * is.
   */
  markOrder?(sent: SentStatement): Promise<void>;
}

/** Why a statement did not arrive, without anything of it; `null` for an error of our own. */
export function failureOf(error: unknown): string | null {
  if (error instanceof AdminError)
    return `${error.operation} ${error.kind} ${error.detail}`.trim();
  return error instanceof ProviderError ? error.message : null;
}

/** How statements reach the merchant; `null` where nothing but an e-mail address is configured. */
export function deliveryOf({withdrawal, klaviyo, admin}: AppConfig): Delivery | null {
  if (withdrawal?.provider === 'klaviyo') return klaviyoDelivery(klaviyo);
  const client = withdrawal?.provider === 'shopify' ? createAdminClient(admin) : null;
  return client && shopifyDelivery(client);
}

/*
 * Shopify: an entry for each statement, whether or not it names an order; the order gets a tag and
 * a metafield. Scopes: read_orders, write_orders, those of metaobjects.
 */

const TYPE = 'withdrawal';

const FIELDS = [
  {key: 'order', name: 'Order', type: 'single_line_text_field'},
  {key: 'name', name: 'Name', type: 'single_line_text_field'},
  {key: 'email', name: 'E-mail', type: 'single_line_text_field'},
  {key: 'text', name: 'Statement', type: 'multi_line_text_field'},
  {key: 'received_at', name: 'Received', type: 'date_time'},
] as const;

/** Private to the store's admin. */
const DEFINITION = {
  type: TYPE,
  name: 'Withdrawal from a contract',
  displayNameKey: 'order',
  access: {storefront: 'NONE'},
  fieldDefinitions: FIELDS,
};

/** The characters of an order number, none of which is search syntax. */
const ORDER_NAME = /^#?([\w.-]{1,40})$/;

function shopifyDelivery(admin: AdminClient): Delivery {
  return {
    sendsCopy: false,
    async deliver({key, statement: {order, name, email}, text, at}) {
      const known = await admin.ask<{
        metaobjectByHandle: {field: {value: string} | null} | null;
      }>(FIND_STATEMENT, {handle: {type: TYPE, handle: key}});
      const first = Date.parse(known.metaobjectByHandle?.field?.value ?? '');
      if (Number.isFinite(first)) return first;
      const values = {order, name, email, text, received_at: new Date(at).toISOString()};
      const fields = FIELDS.map((field) => ({key: field.key, value: values[field.key]}));
      const create = () =>
        admin.ask(CREATE_STATEMENT, {metaobject: {type: TYPE, handle: key, fields}});
      await create().catch(async (error: unknown) => {
        if (!(error instanceof AdminError) || error.kind !== 'setup') throw error;
        await admin.ask(DEFINE_STATEMENTS, {definition: DEFINITION});
        await create();
      });
      return at;
    },
    async markOrder({key, statement, text}) {
      const [, name] = ORDER_NAME.exec(statement.order) ?? [];
      if (!name) return;
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
    },
  };
}

/**
 * An event, with which a flow starts that writes to the merchant and to the shopper. Scope:
 * events:write.
 */
function klaviyoDelivery(access: AppConfig['klaviyo']): Delivery {
  return {
    sendsCopy: true,
    async deliver({key, statement, text, at}) {
      const {name, order, email, items} = statement;
      await klaviyoPost(access, 'events', {
        type: 'event',
        attributes: {
          unique_id: key,
          time: new Date(at).toISOString(),
          metric: {
            data: {type: 'metric', attributes: {name: 'Withdrew from contract'}},
          },
          profile: {data: {type: 'profile', attributes: {email}}},
          properties: {name, order, items, text},
        },
      });
      return at;
    },
  };
}
