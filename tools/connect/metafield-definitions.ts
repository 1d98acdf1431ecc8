/** The metafield definition of drops (docs/drops.md), through the Admin API. */
import type {AdminClient} from '../../app/staff/admin-client.server';

const EXAMINE = `query OpeningDefinition {
  metafieldDefinitions(ownerType: PRODUCT, namespace: "custom", key: "available_from", first: 1) {
    nodes { type { name } access { storefront } }
  }
}`;

const CREATE = `mutation CreateOpeningDefinition($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) {
    createdDefinition { id }
    userErrors { code field message }
  }
}`;

const TYPE = 'date_time';

interface Found {
  metafieldDefinitions: {
    nodes: {type: {name: string}; access: {storefront: string}}[];
  };
}

/** What is wrong with the definition; '' for nothing, `null` where there is none. @throws AdminError */
export async function examineOpening(admin: AdminClient): Promise<string | null> {
  const {metafieldDefinitions} = await admin.ask<Found>(EXAMINE);
  const [found] = metafieldDefinitions.nodes;
  if (!found) return null;
  if (found.type.name !== TYPE)
    return `custom.available_from is a ${found.type.name}, not a ${TYPE}`;
  return found.access.storefront === 'PUBLIC_READ'
    ? ''
    : 'the Storefront API may not read custom.available_from';
}

/** Makes the definition where there is none. Changes nothing that is there. @throws AdminError */
export async function createOpening(admin: AdminClient): Promise<void> {
  if ((await examineOpening(admin)) !== null) return;
  await admin.ask(CREATE, {
    definition: {
      ownerType: 'PRODUCT',
      namespace: 'custom',
      key: 'available_from',
      name: 'Available from',
      type: TYPE,
      access: {storefront: 'PUBLIC_READ'},
    },
  });
}
