import {describe, expect, it} from 'vitest';

import {hasLists} from './json';

describe('hasLists', () => {
  interface View {
    places: string[];
    others: string[];
  }

  it('finds the lists that are asked for', () =>
    expect(hasLists<View>({places: [], others: ['a']}, 'places', 'others')).toBe(true));

  it.each([null, false, 'places', [], {places: []}, {places: [], others: {length: 0}}])(
    'rejects %j',
    (value) => expect(hasLists<View>(value, 'places', 'others')).toBe(false),
  );
});
