import {describe, expect, test} from 'vitest';

import {printOf, viewOf} from './personalization';
import {refusedWord, typedIn} from './rules';
import {pictureName, readRules} from './schema';

const product = {
  options: [
    {name: 'Size', values: ['S', 'M']},
    {name: 'Printing', values: ['Plain', 'Name and number']},
  ],
  pictures: ['shirt-front', 'shirt-back'],
};
const fonts = 'https://cdn.shopify.com';

const good = {
  option: 'Printing',
  values: {'Name and number': ['Name', 'Number']},
  fields: {
    Name: {kind: 'text', length: 12, upperCase: true, refuse: ['Marrow']},
    Number: {kind: 'number', from: 1, to: 99},
  },
  squad: [{Name: 'OKAFOR', Number: '9'}],
  notice: 'Printed shirts can’t be returned.',
  font: 'https://cdn.shopify.com/s/files/1/club.woff2?v=2',
  lettering: [
    {
      picture: 'shirt-back',
      width: 1600,
      height: 2000,
      color: '#f2efe6',
      outline: '#c8963e',
      lines: [
        {field: 'Name', from: [560, 640], over: [800, 600], to: [1040, 640], size: 120},
      ],
    },
  ],
};

const read = (json: unknown) => readRules(JSON.stringify(json), product, fonts);
const shared = (players: unknown) => ({
  players: JSON.stringify(players),
  promise: ' If he leaves, we print another. ',
});
const problemsOf = (json: unknown) => {
  const result = read(json);
  return result.ok ? [] : result.problems;
};

test('reads what a merchant wrote, with defaults for what was left out', () => {
  const result = read(good);
  if (!result.ok) throw new Error(result.problems.join(' '));
  const [print] = result.rules.prints;
  expect(print?.fields[0]).toEqual({
    kind: 'text',
    label: 'Name',
    required: true,
    length: 12,
    letters: ['Latin'],
    also: " .'’-",
    upperCase: true,
    refuse: ['Marrow'].map(refusedWord),
  });
  expect(result.rules.views[0]?.place).toBe(1);
  expect(result.rules.views[0]?.lines[0]?.over).toEqual([800, 600]);
  expect(read({...good, lettering: undefined, squad: undefined}).ok).toBe(true);
});

describe('a plain error for each mistake', () => {
  const field = (more: object) => ({...good, fields: {...good.fields, Name: more}});
  const view = (more: object) => ({
    ...good,
    lettering: [{...good.lettering[0], ...more}],
  });
  test.each<[string, unknown, RegExp]>([
    ['no object', [], /no JSON object/],
    ['an unknown key', {...good, kind: 'x'}, /It has “kind”, which means nothing here/],
    ['no option', {...good, option: 7}, /“option” must be a text/],
    ['another option', {...good, option: 'Print'}, /has no option “Print”/],
    [
      'another value',
      {...good, values: {Named: ['Name']}},
      /“Printing” has no value “Named”/,
    ],
    ['no values', {...good, values: {}}, /“values” must say what a value asks for/],
    [
      'no fields asked for',
      {...good, values: {'Name and number': []}},
      /“Name and number” asks for no field/,
    ],
    [
      'an unknown field',
      {...good, values: {'Name and number': ['Nmae']}},
      /asks for “Nmae”, which is no field/,
    ],
    ['no fields', {...good, fields: {}}, /“fields” must name a field at least/],
    ['a hidden label', {...good, fields: {_n: good.fields.Number}}, /begins with _/],
    ['a kind', field({kind: 'texts', length: 3}), /must be text, number or choice/],
    ['no length', field({kind: 'text'}), /“length of Name” must be a whole number/],
    [
      'a misspelled rule',
      field({kind: 'text', length: 12, refused: []}),
      /“Name” has “refused”, which means nothing here/,
    ],
    [
      'a script',
      field({kind: 'text', length: 12, letters: ['Klingon']}),
      /“Klingon”, which is no script/,
    ],
    [
      'a range',
      {...good, fields: {...good.fields, Number: {kind: 'number', from: 9, to: 1}}},
      /goes from 9 to 1/,
    ],
    ['no choices', field({kind: 'choice', choices: []}), /“Name” needs choices/],
    ['a player', {...good, squad: [{Name: 'MARROW', Number: '9'}]}, /Player 1/],
    ['a player without a number', {...good, squad: [{Name: 'OKAFOR'}]}, /Player 1/],
    ['a font of another site', {...good, font: 'https://x.example/a.woff2'}, /“font”/],
    ['a picture', view({picture: 'back'}), /no picture “back”. It has: shirt-front/],
    ['a choice', view({when: {Size: 'XXL'}}), /must name options of the product/],
    ['a color', view({color: 'red'}), /must be a color like #f2efe6/],
    ['no lines', view({lines: []}), /has no lines/],
    [
      'a line of no field',
      view({lines: [{field: 'Nr', from: [0, 0], to: [9, 9], size: 4}]}),
      /shows “Nr”, which is no field/,
    ],
    [
      'a point',
      view({lines: [{field: 'Name', from: [0], to: [9, 9], size: 4}]}),
      /must be a point in pixels/,
    ],
  ])('%s', (_, json, problem) => {
    expect(problemsOf(json).join('\n')).toMatch(problem);
  });

  test('all of them, each once', () => {
    const problems = problemsOf({...good, notice: 1, font: 'x', extra: 1});
    expect(problems).toHaveLength(3);
  });
});

describe('while the rules are mistaken the shop does not sell', () => {
  const unavailable = (text: string) => {
    const result = readRules(text, product, fonts);
    return result.ok ? 'sold' : result.unavailable;
  };
  test('the values that they name', () => {
    expect(unavailable(JSON.stringify({...good, fields: {}}))).toEqual({
      option: 'Printing',
      values: ['Name and number'],
    });
  });
  test.each([
    ['{"option": "Printing", ', null],
    [JSON.stringify({...good, option: 'Nothing'}), null],
    [JSON.stringify({...good, values: {Nothing: ['Name']}}), null],
  ])('the whole product where they do not say: %s', (text, expected) => {
    expect(unavailable(text)).toBe(expected);
  });
});

test('a variant is printed where it has a value that asks for something', () => {
  const result = read(good);
  const rules = result.ok ? result.rules : null;
  const printing = (value: string) => printOf(rules, [{name: 'Printing', value}]);
  expect(printing('Name and number')?.value).toBe('Name and number');
  expect(printing('Plain')).toBeNull();
  expect(printOf(rules, [{name: 'Size', value: 'Name and number'}])).toBeNull();
  expect(printOf(null, [{name: 'Printing', value: 'Name and number'}])).toBeNull();
});

test('the lettering stands on the picture of what is chosen, or of anything', () => {
  const [view] = good.lettering;
  const result = read({
    ...good,
    lettering: [
      {...view, when: {Size: 'S'}},
      {...view, when: {Size: 'M'}},
    ],
  });
  if (!result.ok) throw new Error(result.problems.join(' '));
  const {rules} = result;
  expect(viewOf(rules, [{name: 'Size', value: 'M'}])).toBe(rules.views[1]);
  expect(viewOf(rules, [])).toBe(rules.views[0]);
  expect(viewOf(rules, [{name: 'Size', value: 'L'}])).toBeNull();
});

test('a form brings what was typed, or the player that was chosen in place of it', () => {
  const squad = [{Name: 'OKAFOR', Number: '9'}];
  const typed = {'personal:Name': 'Me', 'personal:Number': '', quantity: '1'};
  expect(typedIn(typed, {squad})).toEqual({Name: 'Me', Number: ''});
  expect(typedIn({...typed, player: '0'}, {squad})).toEqual({Name: 'Me', Number: ''});
  expect(typedIn({'personal:Name': ' ', player: '0'}, {squad})).toEqual(squad[0]);
  // A choice of no player's, such as a badge, is beside either.
  expect(typedIn({'personal:Badge': 'Cup', player: '0'}, {squad})).toEqual({
    ...squad[0],
    Badge: 'Cup',
  });
  expect(typedIn({player: ''}, {squad})).toEqual({});
  expect(typedIn({player: '7'}, {squad})).toEqual({});
});

test.each([
  ['https://cdn.shopify.com/s/files/1/2/shirt-back.jpg?v=17', 'shirt-back'],
  ['http://localhost:4000/cdn/products/match-shirt/petrol-back.png', 'petrol-back'],
  ['/a/R%C3%BCcken.v2.webp#x', 'Rücken.v2'],
  ['/a/%ZZ.png', '%ZZ'],
])('the name of the picture %s is %s', (url, name) => {
  expect(pictureName(url)).toBe(name);
});

describe('a squad that products share', () => {
  const readShared = (json: object, players: unknown) => {
    const result = readRules(JSON.stringify(json), product, fonts, shared(players));
    if (!result.ok) throw new Error(result.problems.join(' '));
    const {rules, notes} = result;
    return {squad: rules.squad, promise: rules.promise, notes};
  };
  const {squad: own, ...withoutOwn} = good;

  test('stands in for a list of one’s own, with its promise', () => {
    const players = [{Name: 'Ruiz', Number: '3'}];
    expect(readShared(withoutOwn, players)).toEqual({
      squad: players,
      promise: 'If he leaves, we print another.',
      notes: [],
    });
    expect(readShared({...good, promise: 'Ours.'}, players)).toEqual({
      squad: own,
      promise: 'Ours.',
      notes: [],
    });
  });

  test('loses who does not fit this product, and nothing else', () => {
    const players = [
      {Name: 'A name that is too long', Number: '4'},
      {Name: 'Ruiz', Number: '3'},
      'Vane',
    ];
    expect(readShared(withoutOwn, players)).toMatchObject({
      squad: [players[1]],
      notes: [
        'Player 1 of the shared squad does not fit.',
        'Player 3 of the shared squad does not fit.',
      ],
    });
    expect(readShared(withoutOwn, {Name: 'Ruiz'})).toMatchObject({
      squad: [],
      notes: [expect.stringContaining('must be a list') as string],
    });
  });
});
