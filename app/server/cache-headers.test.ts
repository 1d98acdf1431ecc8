import {describe, expect, it} from 'vitest';

import {entityTag, matchesTag} from './page-cache';

describe('entity tags', () => {
  it('are equal for equal pages alone', async () => {
    const tagOf = (page: string) => entityTag(new TextEncoder().encode(page));
    const first = await tagOf('<p>tee</p>[1763634000000]');
    expect(await tagOf('<p>tee</p>[1763634000000]')).toBe(first);
    expect(await tagOf('<p>tee</p>[1763634000999]')).not.toBe(first);
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
