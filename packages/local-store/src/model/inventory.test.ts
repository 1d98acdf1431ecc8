import {describe, expect, it} from 'vitest';
import {createClubCatalogue} from '@quillhaven/club';
import {testNow} from '../fixtures/test-store';
import {createCatalogueIndex} from './catalogue-index';
import {facetsOf} from './catalogue-facets';
import {filterProducts} from './catalogue-filters';
import {
  compareAtPriceRange,
  isForSale,
  priceRange,
  findProduct,
  listed,
  createInventory,
} from './inventory';
import {sortProducts} from './catalogue-sort';

function setUp() {
  const catalogue = createCatalogueIndex(createClubCatalogue(testNow));
  const inventory = createInventory();
  const product = catalogue.productByHandle('bar-scarf');
  const variant = product?.variants[0];
  if (!product || !variant) throw new Error('no bar scarf');
  return {catalogue, inventory, product, variant};
}

describe('reading what changed while the store runs (control surface)', () => {
  it('a price that changed is in ranges, filters and the order by price', () => {
    const {catalogue, inventory, product, variant} = setUp();
    inventory.override(variant, {price: 99_900, compareAtPrice: 120_000});
    expect(priceRange(product, inventory)).toEqual({min: 99_900, max: 99_900});
    expect(compareAtPriceRange(product, inventory)).toEqual({min: 120_000, max: 120_000});
    expect(filterProducts(catalogue.products, [{price: {min: 900}}], inventory)).toEqual([
      product,
    ]);
    expect(sortProducts(catalogue.products, 'PRICE', inventory).at(-1)).toBe(product);
  });

  it('stock that is used up makes a product unavailable', () => {
    const {inventory, product, variant} = setUp();
    expect(isForSale(product, inventory)).toBe(true);
    inventory.sell(variant, 120);
    expect(isForSale(product, inventory)).toBe(false);
  });

  it('an unpublished product is nowhere', () => {
    const {catalogue, inventory, product} = setUp();
    inventory.setPublished(product, false);
    expect(findProduct({handle: 'bar-scarf'}, {catalogue, inventory})).toBeNull();
    expect(findProduct({id: product.gid}, {catalogue, inventory})).toBeNull();
    expect(listed(catalogue.products, inventory)).not.toContain(product);
  });

  it('availability that changed is counted in facets', () => {
    const {catalogue, inventory, variant} = setUp();
    const inStock = () =>
      facetsOf(catalogue.products, [], inventory)[0]?.values.find(
        ({label}) => label === 'In stock',
      )?.count ?? 0;
    const before = inStock();
    inventory.override(variant, {available: false});
    expect(inStock()).toBe(before - 1);
  });
});
