/** The metafield definitions of products that features need, through the Admin API. */
import type {AdminClient} from '../../app/server/admin-client';

const EXAMINE = `query MetafieldDefinition($key: String!) {
  metafieldDefinitions(ownerType: PRODUCT, namespace: "custom", key: $key, first: 1) {
    nodes { type { name } access { storefront } }
  }
}`;

const CREATE = `mutation CreateMetafieldDefinition($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) {
    createdDefinition { id }
    userErrors { code field message }
  }
}`;

/** A metafield `custom.KEY` of products, which the Storefront API may read. */
export interface ProductMetafield {
  key: string;
  /** As merchants see it. */
  name: string;
  /** The API's name of its type, and people's. */
  type: 'date_time' | 'json';
  kind: string;
  /** The document that tells how to make it by hand. */
  guide: string;
}

export const OPENING: ProductMetafield = {
  key: 'available_from',
  name: 'Available from',
  type: 'date_time',
  kind: 'date and time',
  guide: 'docs/drops.md',
};

export const PRINT: ProductMetafield = {
  key: 'personalization',
  name: 'Personalization',
  type: 'json',
  kind: 'JSON',
  guide: 'docs/personalization.md',
};

interface Found {
  metafieldDefinitions: {
    nodes: {type: {name: string}; access: {storefront: string}}[];
  };
}

/** The fault of the definition; '' for nothing, `null` where there is none. @throws AdminError */
export async function examineMetafield(
  admin: AdminClient,
  {key, type}: ProductMetafield,
): Promise<string | null> {
  const {metafieldDefinitions} = await admin.ask<Found>(EXAMINE, {key});
  const [found] = metafieldDefinitions.nodes;
  if (!found) return null;
  if (found.type.name !== type)
    return `custom.${key} is a ${found.type.name}, not a ${type}`;
  return found.access.storefront === 'PUBLIC_READ'
    ? ''
    : `the Storefront API may not read custom.${key}`;
}

/** Makes a definition that is not there. @throws AdminError */
export async function createMetafield(
  admin: AdminClient,
  {key, name, type}: ProductMetafield,
): Promise<void> {
  await admin.ask(CREATE, {
    definition: {
      ownerType: 'PRODUCT',
      namespace: 'custom',
      key,
      name,
      type,
      access: {storefront: 'PUBLIC_READ'},
    },
  });
}
