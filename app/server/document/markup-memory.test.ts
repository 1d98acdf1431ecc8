import {describe, expect, it} from 'vitest';

import {MarkupMemory} from './markup-memory';

const part = (length: number) => ({bytes: new Uint8Array(length), classes: []});

describe('the memory of markup', () => {
  it('forgets what was not asked for the longest, once it is full', () => {
    const memory = new MarkupMemory(30);
    memory.keep('a', part(8));
    memory.keep('b', part(8));
    memory.keep('c', part(8));
    memory.find('a');
    memory.keep('d', part(8));
    expect(memory.find('b')).toBeUndefined();
    expect(['a', 'c', 'd'].map((name) => memory.find(name)?.bytes.length)).toEqual([
      8, 8, 8,
    ]);
  });

  it('counts what was replaced or forgotten no longer', () => {
    const memory = new MarkupMemory(30);
    for (const length of [28, 1, 8, 8]) memory.keep('a', part(length));
    memory.keep('b', part(18));
    expect(memory.find('a')).toBeDefined();
    expect(memory.find('b')).toBeDefined();
  });

  it('keeps nothing that alone is too large, and forgets nothing for it', () => {
    const memory = new MarkupMemory(30);
    memory.keep('a', part(8));
    memory.keep('b', part(29));
    expect(memory.find('a')).toBeDefined();
    expect(memory.find('b')).toBeUndefined();
  });
});
