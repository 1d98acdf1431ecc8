import {describe, expect, it} from 'vitest';

import {structuredRating} from './rating';

const NONE = {rating: null, count: null};
const SETTING = {value: 4.8, count: 127};
const DEFAULT = {...SETTING, best: 5};

describe('structuredRating', () => {
  it('is that of the setting where a product has no reviews (§9)', () => {
    expect(structuredRating(NONE, SETTING)).toEqual(DEFAULT);
  });

  it('is left out when the setting says so (§10.11)', () => {
    expect(structuredRating(NONE, null)).toBeNull();
  });

  it("is the product's own where the store has reviews (§10.11)", () => {
    const own = {
      rating: '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}',
      count: '12',
    };
    expect(structuredRating(own, SETTING)).toEqual({
      value: 4.5,
      count: 12,
      best: 5,
    });
    expect(structuredRating(own, null)).toEqual({value: 4.5, count: 12, best: 5});
  });

  it.each([
    {rating: 'not json', count: '12'},
    {rating: '{"value":"9","scale_max":"5"}', count: '12'},
    {rating: '{"value":"4.5"}', count: '0'},
    {rating: '{"value":"4.5"}', count: null},
    {rating: '[]', count: '3'},
  ])('falls back for invalid reviews: %j', (reviews) => {
    expect(structuredRating(reviews, SETTING)).toEqual(DEFAULT);
  });
});
