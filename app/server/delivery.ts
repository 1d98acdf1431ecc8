import {AdminError, createAdminClient, type AdminClient} from './admin-client';
import type {AppConfig} from './config';
import {CREATE_ENTRY, DEFINE_ENTRIES, FIND_ENTRY} from './delivery.documents';
import {klaviyoPost, ProviderError} from './providers';

/** What a shopper sends to the merchant by a form. */
interface Sent {
  /** The same for a form that is posted twice, and different for other content. */
  key: string;
  email: string;
  /** What the form says besides, by name; `text` is all of it in the shopper's language. */
  values: Readonly<Record<string, string>> & {readonly text: string};
  /** Epoch milliseconds. */
  at: number;
}

/** How a kind of form reaches the merchant. */
interface Kind {
  /**
   * Shopify: the metaobject with an entry for each, private to the store's admin. Beside these
   * fields an entry has `email` and `received_at`.
   */
  type: string;
  name: string;
  displayNameKey: string;
  fields: readonly {key: string; name: string; type: string}[];
  /** Klaviyo: the event, with which a flow starts that writes to merchant and shopper. */
  event: string;
}

interface Delivery {
  /** Whether the shopper gets a copy by e-mail. */
  sendsCopy: boolean;
  /**
   * Resolves, once the merchant has it, with the instant at which it first came.
   * @throws an error that `failureOf` explains
   */
  deliver(sent: Sent): Promise<number>;
}

/** Why a form did not arrive, without anything of it; `null` for an error of our own. */
export function failureOf(error: unknown): string | null {
  if (error instanceof AdminError)
    return `${error.operation} ${error.kind} ${error.detail}`.trim();
  return error instanceof ProviderError ? error.message : null;
}

/** The id of what has these texts: lower case, as a handle of the store's is. */
export async function idOf(...texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(texts.join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** How forms of a kind reach the merchant; `null` where only an e-mail address is configured. */
export function deliveryBy(
  provider: 'shopify' | 'klaviyo' | null,
  {klaviyo, admin}: Pick<AppConfig, 'klaviyo' | 'admin'>,
  kind: Kind,
): Delivery | null {
  if (provider === 'klaviyo') return klaviyoDelivery(klaviyo, kind);
  const client = provider === 'shopify' ? createAdminClient(admin) : null;
  return client && shopifyDelivery(client, kind);
}

/** Scopes: those of metaobjects. */
function shopifyDelivery(admin: AdminClient, kind: Kind): Delivery {
  const {type, name, displayNameKey} = kind;
  const fields = [
    ...kind.fields,
    {key: 'email', name: 'E-mail', type: 'single_line_text_field'},
    {key: 'received_at', name: 'Received', type: 'date_time'},
  ];
  const definition = {
    ...{type, name, displayNameKey},
    access: {storefront: 'NONE'},
    fieldDefinitions: fields,
  };
  return {
    sendsCopy: false,
    async deliver({key: handle, email, values, at}) {
      const known = await admin.ask<{
        metaobjectByHandle: {field: {value: string} | null} | null;
      }>(FIND_ENTRY, {handle: {type, handle}});
      const first = Date.parse(known.metaobjectByHandle?.field?.value ?? '');
      if (Number.isFinite(first)) return first;
      const all: Record<string, string> = {
        ...values,
        email,
        received_at: new Date(at).toISOString(),
      };
      const entry = fields.map(({key}) => ({key, value: all[key] ?? ''}));
      const create = () =>
        admin.ask(CREATE_ENTRY, {metaobject: {type, handle, fields: entry}});
      await create().catch(async (error: unknown) => {
        if (!(error instanceof AdminError) || error.kind !== 'setup') throw error;
        await admin.ask(DEFINE_ENTRIES, {definition});
        await create();
      });
      return at;
    },
  };
}

/** Scope: events:write. */
function klaviyoDelivery(access: AppConfig['klaviyo'], kind: Kind): Delivery {
  return {
    sendsCopy: true,
    async deliver({key, email, values, at}) {
      await klaviyoPost(access, 'events', {
        type: 'event',
        attributes: {
          unique_id: key,
          time: new Date(at).toISOString(),
          metric: {data: {type: 'metric', attributes: {name: kind.event}}},
          profile: {data: {type: 'profile', attributes: {email}}},
          properties: values,
        },
      });
      return at;
    },
  };
}
