/**
 * Who makes the club's goods: metaobjects of type `maker`. The shop names one in its metafield `custom.maker`, and products of another
 * maker name theirs.
 */
import type {ImageData, MetafieldData, MetaobjectData} from '@quillhaven/local-store';
import type {ProductSpec} from './product-spec';

const CLUB = 12_101;
const MILL = 12_102;

const makerField = (id: number): MetafieldData => ({
  namespace: 'custom',
  key: 'maker',
  type: 'metaobject_reference',
  value: `gid://shopify/Metaobject/${id}`,
});

/** The maker of everything that names no other. */
export const shopMaker = makerField(CLUB);

const responsible = 'Heron Imports GmbH\nHafenstraße 8\n20457 Hamburg\nGermany';

export const makers: MetaobjectData[] = [
  {
    id: CLUB,
    handle: 'quillhaven-herons',
    fields: {
      name: 'Quillhaven Herons Football Club Ltd.',
      address: 'The Boathouse, 3 Rope Walk\nQuillhaven',
      contact: 'safety@quillhavenherons.example',
    },
  },
  {
    id: MILL,
    handle: 'saltworks-mill',
    fields: {
      name: 'Saltworks Mill',
      address: '1 Brine Lane\nQuillhaven',
      contact: 'hello@saltworksmill.example',
    },
  },
].map(({id, handle, fields}) => ({
  id,
  type: 'maker',
  handle,
  fields: Object.entries({
    ...fields,
    responsible,
    responsible_contact: 'safety@heronimports.example',
  }).map(([key, value]) => ({
    key,
    type: value.includes('\n') ? 'multi_line_text_field' : 'single_line_text_field',
    value,
  })),
  updatedAt: '2026-07-20T14:10:00Z',
}));

/** By the names of Regulation (EU) 1007/2011, annex I. */
const fibers: Readonly<Record<string, string>> = {
  Cotton: '100% cotton',
  Wool: '100% wool',
  Polyester: '100% polyester',
  'Recycled nylon': '100% polyamide, recycled',
  'Recycled polyester': '100% polyester, recycled',
};

/** Where a real shop has the official label of a guarantee of durability, which nobody may redraw. */
export const guaranteeLabel: ImageData = {
  id: 33_001,
  path: 'brand/crest-square.webp',
  altText: 'Guaranteed to last five years by Quillhaven Herons',
  width: 1024,
  height: 1024,
};

/** What the law of some markets wants said of a product. */
export function disclosuresOf({material, vendor, handle}: ProductSpec): MetafieldData[] {
  const text = (key: string, value: string): MetafieldData => ({
    namespace: 'custom',
    key,
    type: 'single_line_text_field',
    value,
  });
  return [
    text('fibers', fibers[material] ?? material),
    ...(vendor ? [makerField(MILL)] : []),
    ...(handle === 'harbour-wall-jacket'
      ? [
          text('model', 'HWJ-26'),
          text('warnings', 'Keep the cords away from moving machinery.'),
          {
            ...{namespace: 'custom', key: 'guarantee_label', type: 'file_reference'},
            value: `gid://shopify/MediaImage/${guaranteeLabel.id}`,
          },
        ]
      : []),
  ];
}
