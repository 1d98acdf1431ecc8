/**
 * Size guides: metaobjects of type `size_guide`, which a product names in its metafield `custom.size_guide`. Measurements are
 * JSON in centimeters; a shop shows them in inches too.
 */
import type {MetafieldData, MetaobjectData} from '@quillhaven/local-store';
import type {ProductSpec} from './product-spec';

type Row = readonly [size: string, ...centimeters: number[]];

interface Guide {
  id: number;
  handle: string;
  title: string;
  note: string;
  columns: readonly string[];
  rows: readonly Row[];
}

const adults = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];
const ages = ['5–6', '7–8', '9–10', '11–12', '13–14'];

/** One row a size, from the smallest garment's measures and what each size adds. */
function graded(
  sizes: readonly string[],
  first: readonly number[],
  steps: readonly number[],
) {
  return sizes.map((size, index): Row => [
    size,
    ...first.map((length, column) => length + index * (steps[column] ?? 0)),
  ]);
}

const top = ['Chest, half', 'Length', 'Sleeve'];

const guides = {
  shirt: {
    id: 12_001,
    handle: 'shirts',
    title: 'T-shirt sizes',
    note: 'Lay your favorite shirt flat and measure it, then find it here. Between two sizes, take the larger.',
    columns: ['Chest, half', 'Length'],
    rows: graded(adults, [47, 66], [3.5, 3]),
  },
  fleece: {
    id: 12_002,
    handle: 'fleece',
    title: 'Hoodie and sweatshirt sizes',
    note: 'Cut to go over a shirt. Measured flat; the sleeve from the shoulder seam.',
    columns: top,
    rows: graded(adults, [53, 65, 58], [3.5, 2.5, 1.5]),
  },
  jacket: {
    id: 12_003,
    handle: 'jackets',
    title: 'Jacket sizes',
    note: 'Room for a hoodie underneath. Measured flat, closed.',
    columns: top,
    rows: graded(adults.slice(1, 6), [58, 70, 62], [3.5, 2.5, 1.5]),
  },
  shorts: {
    id: 12_004,
    handle: 'shorts',
    title: 'Shorts sizes',
    note: 'The waist is measured relaxed; it gives by a hand’s width.',
    columns: ['Waist, half', 'Inseam'],
    rows: graded(adults.slice(1, 6), [36, 18], [3, 0.5]),
  },
  youth: {
    id: 12_005,
    handle: 'youth',
    title: 'Youth sizes',
    note: 'Sizes are ages. Herons grow fast, so we cut them long.',
    columns: ['Height, up to', 'Chest, half', 'Length'],
    rows: graded(ages, [116, 35, 46], [12, 3, 4.5]),
  },
  socks: {
    id: 12_006,
    handle: 'socks',
    title: 'Sock sizes',
    note: 'The length of your foot, from heel to toe.',
    columns: ['Foot'],
    rows: [
      ['36–40', 25],
      ['41–46', 29],
    ],
  },
} satisfies Record<string, Guide>;

const guideOfType: Partial<Record<string, keyof typeof guides>> = {
  'T-Shirt': 'shirt',
  'Long Sleeve': 'shirt',
  Hoodie: 'fleece',
  Sweatshirt: 'fleece',
  Jacket: 'jacket',
  Shorts: 'shorts',
  Socks: 'socks',
};

/** A product's reference to its guide; none for what has no sizes. */
export function sizeGuideOf({productType, sizes}: ProductSpec): MetafieldData[] {
  if (sizes.length < 2) return [];
  const name = sizes.includes(ages[0] ?? '') ? 'youth' : guideOfType[productType];
  if (!name) return [];
  return [
    {
      namespace: 'custom',
      key: 'size_guide',
      type: 'metaobject_reference',
      value: `gid://shopify/Metaobject/${guides[name].id}`,
    },
  ];
}

export const sizeGuides: MetaobjectData[] = Object.values(guides).map(
  ({id, handle, title, note, columns, rows}) => ({
    id,
    type: 'size_guide',
    handle,
    fields: [
      {key: 'title', type: 'single_line_text_field', value: title},
      {key: 'note', type: 'multi_line_text_field', value: note},
      {key: 'measurements', type: 'json', value: JSON.stringify({columns, rows})},
    ],
    updatedAt: '2026-07-20T14:10:00Z',
  }),
);
