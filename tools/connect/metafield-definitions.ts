/** The metafield definitions that features need, through the Admin API. */
import type {AdminClient} from '../../app/server/admin-client';
import {
  CREATE_METAFIELD,
  CREATE_METAOBJECT,
  EXAMINE_METAFIELD,
  FIND_METAOBJECT,
} from './admin.documents';

/** A metafield `custom.KEY` of products or the shop, which the Storefront API may read. */
export interface Metafield {
  key: string;
  ofShop?: boolean;
  /** As merchants see it. */
  name: string;
  /** The API's name of its type. */
  type:
    | 'boolean'
    | 'date_time'
    | 'file_reference'
    | 'json'
    | 'metaobject_reference'
    | 'money'
    | 'multi_line_text_field'
    | 'number_integer'
    | 'single_line_text_field';
  /** What a metaobject reference is to. */
  refersTo?: MetaobjectDefinition;
  /** The type as people read it. */
  kind: string;
  /** The document that says how to make it by hand. */
  guide: string;
}

export const OPENING: Metafield = {
  key: 'available_from',
  name: 'Available from',
  type: 'date_time',
  kind: 'date and time',
  guide: 'docs/drops.md',
};

const line = 'single_line_text_field';
const lines = 'multi_line_text_field';

interface MetaobjectDefinition {
  type: string;
  name: string;
  displayNameKey?: string;
  access: {storefront: 'PUBLIC_READ'};
  fieldDefinitions: readonly {
    key: string;
    name: string;
    type: string;
    required?: boolean;
  }[];
}

/** Its fields, as `app/add-ons/disclosure` reads them. */
const MAKER_DEFINITION: MetaobjectDefinition = {
  type: 'maker',
  name: 'Maker',
  displayNameKey: 'name',
  access: {storefront: 'PUBLIC_READ'},
  fieldDefinitions: [
    {key: 'name', name: 'Name', type: line, required: true},
    {key: 'address', name: 'Postal address', type: lines},
    {key: 'contact', name: 'E-mail or web address', type: line},
    {key: 'responsible', name: 'Responsible person in the EU', type: lines},
    {key: 'responsible_contact', name: 'Their e-mail or web address', type: line},
    {key: 'warnings', name: 'Warnings on all of its products', type: lines},
  ],
};

/** Its fields, as `app/add-ons/personalization` reads them. */
const SQUAD_DEFINITION: MetaobjectDefinition = {
  type: 'squad',
  name: 'Squad',
  displayNameKey: 'name',
  access: {storefront: 'PUBLIC_READ'},
  fieldDefinitions: [
    {key: 'name', name: 'Name', type: line, required: true},
    {key: 'players', name: 'Players', type: 'json', required: true},
    {key: 'promise', name: 'If a player leaves', type: lines},
  ],
};

const PRINT: Metafield = {
  key: 'personalization',
  name: 'Personalization',
  type: 'json',
  kind: 'JSON',
  guide: 'docs/personalization.md',
};

/** What is printed on products. */
export const PRINTS: readonly Metafield[] = [
  PRINT,
  {
    key: 'squad',
    name: 'Squad',
    type: 'metaobject_reference',
    refersTo: SQUAD_DEFINITION,
    kind: 'reference to a squad',
    guide: PRINT.guide,
  },
];

/** Its fields, as `app/add-ons/arrival` reads them. */
const ARRIVAL_DEFINITION: MetaobjectDefinition = {
  type: 'arrival',
  name: 'Arrival',
  access: {storefront: 'PUBLIC_READ'},
  fieldDefinitions: [
    {key: 'time_zone', name: 'Time zone', type: line, required: true},
    {key: 'cut_off', name: 'Cut-off', type: line, required: true},
    {key: 'packing_days', name: 'Days of packing', type: line},
    {key: 'hand_over', name: 'Working days to hand over', type: line},
    {key: 'delivery', name: 'Days of delivery, by country', type: lines},
    {key: 'delivery_days', name: 'Weekdays of delivery, by country', type: lines},
    {key: 'holidays', name: 'Holidays', type: lines},
  ],
};

/** When an order arrives. */
export const ARRIVAL: readonly Metafield[] = [
  {
    key: 'arrival',
    ofShop: true,
    name: 'Arrival',
    type: 'metaobject_reference',
    refersTo: ARRIVAL_DEFINITION,
    kind: 'reference to an arrival',
    guide: 'docs/arrival.md',
  },
  {
    key: 'making_days',
    name: 'Working days to make it',
    type: 'number_integer',
    kind: 'integer',
    guide: 'docs/arrival.md',
  },
  {
    key: 'made_after_end',
    name: 'Made once its sale has ended',
    type: 'boolean',
    kind: 'true or false',
    guide: 'docs/arrival.md',
  },
];

const guide = 'docs/law.md';
const MAKER = {
  key: 'maker',
  name: 'Maker',
  type: 'metaobject_reference',
  refersTo: MAKER_DEFINITION,
  kind: 'reference to a maker',
  guide,
} as const;

/** What the law of the EU and the United Kingdom wants said of products. */
export const DISCLOSURES: readonly Metafield[] = [
  MAKER,
  {...MAKER, ofShop: true},
  {
    key: 'fibers',
    name: 'Fiber composition',
    type: 'single_line_text_field',
    kind: 'single-line text',
    guide,
  },
  {
    key: 'model',
    name: 'Model',
    type: 'single_line_text_field',
    kind: 'single-line text',
    guide,
  },
  {
    key: 'warnings',
    name: 'Warnings',
    type: 'multi_line_text_field',
    kind: 'multi-line text',
    guide,
  },
  {
    key: 'guarantee_label',
    name: 'Label of the guarantee',
    type: 'file_reference',
    kind: 'file',
    guide,
  },
  {
    key: 'lowest_price_30_days',
    name: 'Lowest price of the last 30 days',
    type: 'money',
    kind: 'money',
    guide,
  },
];

const ownerOf = ({ofShop}: Metafield) => (ofShop ? 'SHOP' : 'PRODUCT');

interface Found {
  metafieldDefinitions: {
    nodes: {type: {name: string}; access: {storefront: string | null}}[];
  };
}

/** The fault of the definition; '' for nothing, `null` where there is none. @throws AdminError */
export async function examineMetafield(
  admin: AdminClient,
  metafield: Metafield,
): Promise<string | null> {
  const {key, type} = metafield;
  const {metafieldDefinitions} = await admin.ask<Found>(EXAMINE_METAFIELD, {
    key,
    owner: ownerOf(metafield),
  });
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
  metafield: Metafield,
): Promise<void> {
  const {key, name, type, refersTo} = metafield;
  const validations = refersTo
    ? [{name: 'metaobject_definition_id', value: await definitionOf(admin, refersTo)}]
    : [];
  await admin.ask(CREATE_METAFIELD, {
    definition: {
      ownerType: ownerOf(metafield),
      namespace: 'custom',
      key,
      name,
      type,
      access: {storefront: 'PUBLIC_READ'},
      ...(validations.length > 0 && {validations}),
    },
  });
}

/** Id of a definition; made where there is none. */
async function definitionOf(
  admin: AdminClient,
  definition: MetaobjectDefinition,
): Promise<string> {
  const {metaobjectDefinitionByType: found} = await admin.ask<{
    metaobjectDefinitionByType: {id: string} | null;
  }>(FIND_METAOBJECT, {type: definition.type});
  if (found) return found.id;
  const {metaobjectDefinitionCreate: made} = await admin.ask<{
    metaobjectDefinitionCreate: {metaobjectDefinition: {id: string}};
  }>(CREATE_METAOBJECT, {definition});
  return made.metaobjectDefinition.id;
}
