import {describe, expect, it} from 'vitest';

import {DEFAULT_RATING, structuredRating} from './rating';

const NONE = {rating: null, count: null};
const DEFAULT = {value: 4.8, count: 127, best: 5};

describe('structuredRating', () => {
  it('is left out when the setting says so (§10.11)', () => {
    expect(structuredRating(NONE, null)).toBeNull();
  });

  it("is the product's own where the store has reviews (§10.11)", () => {
    const own = {
      rating: '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}',
      count: '12',
    };
    expect(structuredRating(own, DEFAULT_RATING)).toEqual({
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
    expect(structuredRating(reviews, DEFAULT_RATING)).toEqual(DEFAULT);
  });
});
