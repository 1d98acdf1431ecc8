/**
 * Names and numbers on the match shirt: the rules of its metafield `custom.personalization`, and the squad, a metaobject that
 * its metafield `custom.squad` names.
 */
import type {MetafieldData, MetaobjectData} from '@quillhaven/local-store';

/** Cents for the print. */
const price = 1500;

const SQUAD = 12_201;

const players = [
  ['Vane', '1'],
  ['Ekberg', '2'],
  ['Ruiz', '3'],
  ['Tarkington', '4'],
  ['O’Dowd', '5'],
  ['Nakashima', '6'],
  ['Ørsted', '7'],
  ['Da Silva', '8'],
  ['Okafor', '9'],
  ['Lindqvist', '10'],
  ['Ñandú', '11'],
  ['Abara', '14'],
  ['Whitlock', '17'],
  ['Sørensen', '20'],
  ['Quill', '23'],
].map(([Name, Number]) => ({Name, Number}));

export const squad: MetaobjectData = {
  id: SQUAD,
  type: 'squad',
  handle: 'season-26-27',
  fields: [
    {key: 'name', type: 'single_line_text_field', value: 'Season 26/27'},
    {key: 'players', type: 'json', value: JSON.stringify(players)},
    {
      key: 'promise',
      type: 'multi_line_text_field',
      value:
        'If the player leaves the club within 60 days of your order, we print you another name for free.',
    },
  ],
  updatedAt: '2026-07-20T14:10:00Z',
};

export const squadField: MetafieldData = {
  namespace: 'custom',
  key: 'squad',
  type: 'metaobject_reference',
  value: `gid://shopify/Metaobject/${SQUAD}`,
};

/** The lettering on a back: the name on a shallow arc below the collar, the number in the middle of the shoulders. */
const back = (picture: string, when: string, color: string, outline: string) => ({
  picture,
  when: {Color: when},
  width: 1280,
  height: 1600,
  color,
  outline,
  lines: [
    {field: 'Name', from: [404, 512], over: [640, 480], to: [876, 512], size: 120},
    {field: 'Number', from: [416, 904], to: [864, 904], size: 472},
  ],
});

export const shirtPrinting = {
  value: 'Name and number',
  cents: price,
  rules: {
    option: 'Printing',
    values: {'Name and number': ['Name', 'Number']},
    fields: {
      Name: {
        kind: 'text',
        length: 12,
        letters: ['Latin'],
        upperCase: true,
        // The neighbors, and what nobody sews on.
        refuse: ['Marrow', 'Port Marrow', 'Damn', 'Bloody', 'Bastard'],
      },
      Number: {kind: 'number', from: 0, to: 99},
    },
    notice:
      'We print it for you alone, so a shirt with a name or number can’t be returned unless it is faulty.',
    lettering: [
      back('petrol-back', 'Petrol', '#f2efe6', '#c8963e'),
      back('chalk-back', 'Chalk', '#0f4c4f', '#c8963e'),
    ],
  },
};
