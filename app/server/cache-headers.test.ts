import {describe, expect, it} from 'vitest';

import {entityTag, matchesTag} from './cache-headers';

describe('entity tags', () => {
  it('are equal for renders that differ only in their instant', async () => {
    const first = await entityTag('<p>tee</p>[1763634000000]', 1_763_634_000_000);
    const later = await entityTag('<p>tee</p>[1763634000999]', 1_763_634_000_999);
    expect(later).toBe(first);
    expect(await entityTag('<p>cap</p>[1763634000000]', 1_763_634_000_000)).not.toBe(
      first,
    );
  });

  it.each([
    [null, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['"b"', false],
  ])('If-None-Match %s: %s', (header, expected) => {
    expect(matchesTag(header, 'W/"a"')).toBe(expected);
  });
});
