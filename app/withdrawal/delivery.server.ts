import {klaviyoPost, ProviderError} from '~/notify/index.server';
import {AdminError, createAdminClient, type AdminClient} from '~/server/admin-client';
import type {AppConfig} from '~/server/config';

import type {Statement} from './statement';

interface SentStatement {
  /** The same for a form that is posted twice. */
  key: string;
  statement: Statement;
  /** The statement in the shopper's language. */
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface Delivery {
  /** Whether the shopper gets a copy by e-mail. */
  sendsCopy: boolean;
  /**
   * Resolves, once the merchant has it, with the instant at which it first came.
   * @throws {DeliveryError}
   */
  deliver(sent: SentStatement): Promise<number>;
  /**
   * Marks the order, where there is one with this number and address. Tells nobody whether there
   * is.
   */
  markOrder?(sent: SentStatement): Promise<void>;
}

/** Why a statement did not arrive. Holds nothing of it. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}

/** How statements reach the merchant; `null` where nothing but an e-mail address is configured. */
export function deliveryOf({withdrawal, notify, admin}: AppConfig): Delivery | null {
  if (withdrawal.provider === 'klaviyo') return klaviyoDelivery(notify.klaviyo);
  const client = withdrawal.provider === 'shopify' ? createAdminClient(admin) : null;
  return client && shopifyDelivery(client);
}

/*
 * Shopify: an entry for each statement, whether or not it names an order; the order gets a tag and
 * a metafield. Scopes: read_orders, write_orders, those of metaobjects.
 */

const TYPE = 'withdrawal';

const FIND = `query WithdrawalEntry($handle: MetaobjectHandleInput!) {
  metaobjectByHandle(handle: $handle) { field(key: "received_at") { value } }
}`;
const CREATE = `mutation WithdrawalCreate($metaobject: MetaobjectCreateInput!) {
  metaobjectCreate(metaobject: $metaobject) { userErrors { code field message elementKey } }
}`;
const DEFINE = `mutation WithdrawalDefinition($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) { userErrors { code field message } }
}`;
const ORDERS = `query WithdrawalOrders($query: String!) {
  orders(first: 5, query: $query) { nodes { id name email } }
}`;
/** The text first: a tag starts what the merchant has automated. */
const MARK = `mutation WithdrawalOrder($id: ID!, $tags: [String!]!, $metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { code field message } }
  tagsAdd(id: $id, tags: $tags) { userErrors { field message } }
}`;

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
  async function create({key, statement, text, at}: SentStatement): Promise<void> {
    const values: Readonly<Record<(typeof FIELDS)[number]['key'], string>> = {
      order: statement.order,
      name: statement.name,
      email: statement.email,
      text,
      received_at: new Date(at).toISOString(),
    };
    const fields = Object.entries(values).map(([field, value]) => ({key: field, value}));
    const metaobject = {type: TYPE, handle: key, fields};
    try {
      await admin.ask(CREATE, {metaobject});
    } catch (error) {
      if (!(error instanceof AdminError) || error.kind !== 'setup') throw error;
      await admin.ask(DEFINE, {definition: DEFINITION});
      await admin.ask(CREATE, {metaobject});
    }
  }

  return {
    sendsCopy: false,
    deliver: (sent) =>
      translated(async () => {
        const known = await admin.ask<{
          metaobjectByHandle: {field: {value: string} | null} | null;
        }>(FIND, {handle: {type: TYPE, handle: sent.key}});
        const first = Date.parse(known.metaobjectByHandle?.field?.value ?? '');
        if (Number.isFinite(first)) return first;
        await create(sent);
        return sent.at;
      }),
    markOrder: ({key, statement, text}) =>
      translated(async () => {
        const [, name] = ORDER_NAME.exec(statement.order) ?? [];
        if (!name) return;
        const {orders} = await admin.ask<{
          orders: {nodes: {id: string; name: string; email: string | null}[]};
        }>(ORDERS, {query: `name:"${name}" email:"${statement.email}"`});
        const lower = (each: string | null) => each?.toLowerCase();
        // The store's search is fuzzy: compare.
        const order = orders.nodes.find(
          (each) =>
            lower(each.name)?.replace(/^#/, '') === lower(name) &&
            lower(each.email) === lower(statement.email),
        );
        if (!order) return;
        const field = {namespace: TYPE, key, type: 'multi_line_text_field', value: text};
        await admin.ask(MARK, {
          id: order.id,
          tags: [TYPE],
          metafields: [{ownerId: order.id, ...field}],
        });
      }),
  };
}

/**
 * An event, with which a flow starts that writes to the merchant and to the shopper. Scope:
 * events:write.
 */
function klaviyoDelivery(settings: AppConfig['notify']['klaviyo']): Delivery {
  return {
    sendsCopy: true,
    deliver: ({key, statement, text, at}) =>
      translated(async () => {
        const {name, order, email, items} = statement;
        await klaviyoPost(settings, 'events', {
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
      }),
  };
}

async function translated<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AdminError)
      throw new DeliveryError(`${error.operation} ${error.kind} ${error.detail}`.trim());
    if (error instanceof ProviderError)
      throw new DeliveryError(`${error.kind} ${error.detail}`.trim());
    throw error;
  }
}
