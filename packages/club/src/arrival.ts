/** When the club's parcels arrive: an entry of the metaobject `arrival`, which the shop names in its metafield `custom.arrival`. */
import type {MetafieldData, MetaobjectData} from '@quillhaven/local-store';

const id = 12_301;

export const shopArrival: MetafieldData = {
  namespace: 'custom',
  key: 'arrival',
  type: 'metaobject_reference',
  value: `gid://shopify/Metaobject/${id}`,
};

/** As the page on shipping says. The club packs in Maine. */
const texts = {
  time_zone: 'America/New_York',
  cut_off: '14:00',
  packing_days: 'Mon-Fri',
  hand_over: '0-1',
  delivery: [
    'US Standard: 3-5',
    'US Express: 1',
    'DE Standard: 5-8',
    'DE Express: 2-3',
    'FR Standard: 5-8',
    'FR Express: 2-3',
    'GB Standard: 4-7',
    'JP Standard: 6-9',
    '* Standard: 7-12',
  ].join('\n'),
  delivery_days: 'US Mon-Sat\nDE Mon-Sat\nFR Mon-Sat\nGB Mon-Sat\nJP Mon-Sun',
  holidays: [
    '01-01',
    '12-25',
    'club US 07-04',
    'club US 2026-11-26',
    'club US 2027-11-25',
    'DE FR 05-01',
    'DE 10-03',
    'DE GB 12-26',
    'FR 07-14',
  ].join('\n'),
};

export const arrival: MetaobjectData = {
  id,
  type: 'arrival',
  handle: 'arrival',
  fields: Object.entries(texts).map(([key, value]) => ({
    key,
    type: value.includes('\n') ? 'multi_line_text_field' : 'single_line_text_field',
    value,
  })),
  updatedAt: '2026-07-20T14:10:00Z',
};
