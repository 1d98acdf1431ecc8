import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {searchTest, type SearchFields} from './search-match';
import {parseSearch} from './search-syntax';

const now = new Date('2026-11-20T10:00:00Z');
const hoodie: SearchFields = {
  default: ['Crest Hoodie', 'Hoodie', 'Café blend'],
  text: {tag: ['core', 'pre-order'], product_type: ['Hoodie'], path: ['/old-hoodie']},
  words: {title: ['Crest Hoodie']},
  numbers: {'variants.price': [59, 62]},
  dates: {created_at: '2026-05-01T00:00:00Z'},
  flags: {available_for_sale: true},
};

describe('search syntax of the query argument', () => {
  it.each([
    '',
    'hoodie',
    'HOODIE crest',
    'cafe',
    'hood*',
    '"crest hoodie"',
    'tag:core',
    "tag:'pre-order'",
    'tag:pre-order',
    'product_type:T-Shirt,Hoodie',
    'title:Crest',
    'title:hood*',
    'title:tee OR tag:core',
    '(title:tee OR title:hoodie) AND tag:core',
    '-tag:sale',
    'NOT tag:sale',
    'variants.price:>60',
    'variants.price:>=59 variants.price:<60',
    "created_at:>'2026-01-01'",
    'created_at:<now',
    'available_for_sale:true',
    'path:/old-hoodie',
    'path:*',
    'unknown_field:whatever',
  ])('matches %j', (query) => {
    expect(searchTest(query, now)(hoodie)).toBe(true);
  });

  it.each([
    'tee',
    'hood',
    '"hoodie crest"',
    'tag:cor',
    'product_type:T-Shirt',
    'title:tee',
    '-tag:core',
    'NOT hoodie',
    'tag:core AND tag:sale',
    '-(tag:core OR tag:sale)',
    'variants.price:>70',
    'created_at:>now',
    'available_for_sale:false',
    'path:/old',
  ])('does not match %j', (query) => {
    expect(searchTest(query, now)(hoodie)).toBe(false);
  });

  it('refuses no query, however it is written', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 60}), (query) => {
        parseSearch(query);
      }),
    );
    const signs = fc.array(
      fc.constantFrom('(', ')', '-', 'OR', 'NOT', 'a', ' ', '"', 'tag:', '*'),
    );
    fc.assert(
      fc.property(signs, (parts) => {
        searchTest(parts.join(''), now)(hoodie);
      }),
    );
  });
});
