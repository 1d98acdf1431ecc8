import {describe, expect, it} from 'vitest';

import {defaultFormat, InvalidParameter, parseTransform} from './parameters';

const parse = (query: string) => parseTransform(new URLSearchParams(query));

describe('parameters of a picture', () => {
  it('reads width, height, crop, padding, quality and format', () => {
    const all = 'crop=center&pad_color=F3F2EF&quality=85&format=webp';
    expect(parse(`width=150&height=150&${all}`)).toEqual({
      width: 150,
      height: 150,
      crop: 'center',
      padColor: '#f3f2ef',
      quality: 85,
      format: 'webp',
    });
  });

  it('leaves out what is absent or empty, and asks for quality 80', () => {
    const empty = {
      width: null,
      height: null,
      crop: null,
      padColor: null,
      quality: 80,
      format: null,
    };
    expect(parse('')).toEqual(empty);
    expect(parse('width=&crop=&v=1712')).toEqual(empty);
  });

  it.each(['jpeg', 'pjpg', 'JPG'])('treats %s as jpg', (name) => {
    expect(parse(`format=${name}`).format).toBe('jpg');
  });

  it.each([
    'width=0',
    'width=-1',
    'width=NaN',
    'width=1e9',
    'width=5761',
    'width=400.5',
    'width= 400',
    'height=99999999999',
    'quality=0',
    'quality=101',
    'crop=everything',
    'pad_color=white',
    'format=svg',
    'format=__proto__',
    'format=constructor',
  ])('refuses %s', (query) => {
    expect(() => parse(query)).toThrow(InvalidParameter);
  });

  it('allows sides up to 5760, as Shopify does', () => {
    expect(parse('width=5760').width).toBe(5760);
  });
});

describe('format of a request that names none', () => {
  it('is WebP where the client reads it', () => {
    expect(defaultFormat('a.png', 'image/avif,image/webp,*/*')).toBe('webp');
  });

  it('is the file’s own otherwise', () => {
    expect(defaultFormat('a.png', '*/*')).toBe('png');
    expect(defaultFormat('a.JPEG', '')).toBe('jpg');
    expect(defaultFormat('a', '')).toBe('png');
  });
});
