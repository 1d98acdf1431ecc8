import {describe, expect, it} from 'vitest';

import {colorNames, findsPhrase, indexText} from './search-tolerance';

const finds = (text: string, phrase: string, prefix = false, typos = true) =>
  findsPhrase(indexText(text), indexText(phrase), {prefix, typos});

describe('a search', () => {
  it.each([
    ['Wool Scarf', 'scarves'],
    ['Scarves', 'scarf'],
    ['Crest Hoodie', 'hoodies'],
    ['Boxes of socks', 'box'],
    ['Ladies', 'lady'],
    ['Knives', 'knife'],
    ['Sweatshirt', 'sweatshrit'],
    ['Sweatshirt', 'sweatshrt'],
    ['Sweatshirt', 'sweatsshirt'],
    ['Sweatshirt', 'sweatshart'],
    ['Hoodie', 'hoodei'],
    ['Hood', 'hooded'],
    ['Leg', 'leggings'],
  ])('finds “%s” for “%s”', (text, phrase) => expect(finds(text, phrase)).toBe(true));

  it.each([
    ['Dress', 'dre'],
    ['Crest', 'chest'],
    ['Cap', 'cup'],
    ['Sweatshirt', 'sweetshirt'],
    // The first four letters have to be right.
    ['Hoodie', 'hoddie'],
    ['Hoodie', 'hooded'],
    ['Hoodie crest', 'crest hoodie'],
    ['', 'crest'],
    ['Crest', ''],
  ])('does not find “%s” for “%s”', (text, phrase) =>
    expect(finds(text, phrase)).toBe(false),
  );

  it('forgives no typing mistake where it must not', () => {
    expect(finds('Hoodie', 'hoodei', false, false)).toBe(false);
    expect(finds('Hoodie', 'hoodies', false, false)).toBe(true);
  });

  it('treats the last word as a prefix where allowed', () => {
    expect(finds('Crest Sweatshirt', 'crest sweatsh', true)).toBe(true);
    expect(finds('Crest Sweatshirt', 'cre sweatshirt', true)).toBe(false);
  });
});

it.each([
  ['#16191d', 'black'],
  ['#f2efe6', 'white'],
  ['#8f999f', 'grey'],
  ['#3e4a36', 'green'],
  ['#a2472f', 'red'],
  ['#2f5d8a', 'blue'],
  ['#d8c7a5', 'beige'],
  ['#0f4c4f', 'green'],
])('%s matches %s', (swatch, name) => expect(colorNames(swatch)).toContain(name));

it.each(['red', '#zzzzzz', '#fff'])('%s, which is no color, has no name', (text) =>
  expect(colorNames(text)).toEqual([]),
);
