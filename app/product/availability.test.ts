import {describe, expect, it} from 'vitest';

import {
  addToCartLabel,
  isAddDisabled,
  isPreOrder,
  isSoldOut,
  ribbonsOf,
  type Sellable,
} from './options';

const product = (over: Partial<Sellable> = {}): Sellable => ({
  title: 'Crest Tee',
  tags: [],
  availableForSale: true,
  ...over,
});
const throwback = product({title: '1988 THROWBACK Hoodie, cream'});

describe('sold out (§4, §10.5)', () => {
  it('holds for throwback hoodie titles in any case', () => {
    expect(isSoldOut(throwback)).toBe(true);
    expect(isSoldOut(product({title: 'Throwback Tee'}))).toBe(false);
    expect(isSoldOut(product({title: 'Hoodie, throwback'}))).toBe(false);
  });

  it('holds for a product that is not available for sale', () => {
    expect(isSoldOut(product({availableForSale: false}))).toBe(true);
    expect(isSoldOut(product())).toBe(false);
  });
});

describe('pre-order (§4)', () => {
  it.each(['pre-order', 'preorder', 'Pre-Order', ' PREORDER '])(
    'holds for the tag %j',
    (tag) => expect(isPreOrder(product({tags: ['new', tag]}))).toBe(true),
  );

  it('holds for throwback hoodie titles', () => {
    expect(isPreOrder(throwback)).toBe(true);
  });

  it('does not hold for tags that merely contain the word, or no tags', () => {
    expect(isPreOrder(product({tags: ['preorders-closed', 'no-pre-order']}))).toBe(false);
    expect(isPreOrder(product())).toBe(false);
  });
});

describe('ribbons (§2)', () => {
  it('show SOLD OUT for throwback hoodies, which are not tagged as pre-orders', () => {
    expect(ribbonsOf(throwback)).toEqual(['SOLD OUT']);
  });

  it('show PRE-ORDER for tagged products, and both for one that ran out', () => {
    expect(ribbonsOf(product({tags: ['preorder']}))).toEqual(['PRE-ORDER']);
    expect(ribbonsOf(product({tags: ['preorder'], availableForSale: false}))).toEqual([
      'SOLD OUT',
      'PRE-ORDER',
    ]);
    expect(ribbonsOf(product())).toEqual([]);
  });
});

describe('the add-to-cart button (§4)', () => {
  it('says SOLD OUT before Pre Order before Add to cart', () => {
    expect(addToCartLabel(throwback)).toBe('SOLD OUT');
    expect(addToCartLabel(product({tags: ['pre-order'], availableForSale: false}))).toBe(
      'SOLD OUT',
    );
    expect(addToCartLabel(product({tags: ['pre-order']}))).toBe('Pre Order');
    expect(addToCartLabel(product())).toBe('Add to cart');
  });

  it('is disabled when sold out or when the chosen variant is explicitly not available', () => {
    expect(isAddDisabled(throwback, null)).toBe(true);
    expect(isAddDisabled(product(), {availableForSale: false})).toBe(true);
    expect(isAddDisabled(product(), {availableForSale: true})).toBe(false);
    expect(isAddDisabled(product(), null)).toBe(false);
  });
});
