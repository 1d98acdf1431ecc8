import {describe, expect, it} from 'vitest';

import {PAGE_RULES, visibleProducts, type RuledProduct} from './collection-page';

const NOW = Date.UTC(2026, 10, 20);
const item = (title: string, productType: string, tags: string[] = []): RuledProduct => ({
  title,
  productType,
  tags,
});
const products = [
  item('Crest Tee', 'T-Shirt'),
  item('Youth Crest Tee', 'T-Shirt'),
  item('Away Hoodie', 'Hoodie'),
  item('Youth Away Hoodie', 'Hoodie'),
  item('Terrace Crew', 'Sweatshirt'),
  item('Scarf', 'Accessory'),
];
const titles = (rule: Parameters<typeof visibleProducts>[1]) =>
  visibleProducts(products, rule, NOW).map((product) => product.title);

describe('visibleProducts', () => {
  it('hides Youth from the home page and shows all else (§2)', () => {
    expect(titles(PAGE_RULES.home)).toEqual([
      'Crest Tee',
      'Away Hoodie',
      'Terrace Crew',
      'Scarf',
    ]);
  });

  it('shows T-Shirts without Youth on /shirts (§2)', () => {
    expect(titles(PAGE_RULES.shirts)).toEqual(['Crest Tee']);
  });

  it('shows hoodies and sweatshirts, Youth too, on /hoodies (§2)', () => {
    expect(titles(PAGE_RULES.hoodies)).toEqual([
      'Away Hoodie',
      'Youth Away Hoodie',
      'Terrace Crew',
    ]);
  });

  it('keeps only products without an end date or with one in the future (§4)', () => {
    const dated = [
      item('Gone', 'T-Shirt', ['2026-11-19', 'drop']),
      item('Ending', 'T-Shirt', ['2026-11-21', 'drop']),
      item('One tag', 'T-Shirt', ['2026-11-19']),
    ];
    expect(visibleProducts(dated, PAGE_RULES.all, NOW).map(({title}) => title)).toEqual([
      'Ending',
      'One tag',
    ]);
  });
});
