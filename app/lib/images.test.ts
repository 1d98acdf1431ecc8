import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {anyString} from '../../tests/support/any-string';
import {imageUrl, MAIN_IMAGE, srcsetQuality, THUMBNAIL} from './images';

const SOURCE = 'https://cdn.example/files/hoodie.png?v=7';

describe('imageUrl', () => {
  it('asks for a width, a quality and webp, and keeps the parameters of the URL (§7)', () => {
    expect(imageUrl(SOURCE, {width: 400, quality: 80})).toBe(
      'https://cdn.example/files/hoodie.png?v=7&width=400&quality=80&format=webp',
    );
  });

  it('asks for thumbnails of 150 by 150, cropped in the center, at quality 80 (§9)', () => {
    expect(imageUrl('/files/a.jpg', THUMBNAIL)).toBe(
      '/files/a.jpg?width=150&height=150&crop=center&quality=80&format=webp',
    );
  });

  it('replaces parameters it owns instead of repeating them', () => {
    expect(imageUrl('/a.jpg?width=1600&format=jpg', {width: 600, quality: 85})).toBe(
      '/a.jpg?width=600&quality=85&format=webp',
    );
  });

  it('never asks for more than 1600 pixels, or for less than one (§9)', () => {
    fc.assert(
      fc.property(fc.double({noNaN: true}), anyString({maxLength: 40}), (width, text) => {
        const source = `${SOURCE}&${String(new URLSearchParams({width: text, alt: text}))}`;
        const asked = new URL(imageUrl(source, {width, quality: 80})).searchParams;
        expect(Number(asked.get('width'))).toBeGreaterThanOrEqual(1);
        expect(Number(asked.get('width'))).toBeLessThanOrEqual(1600);
        expect(asked.getAll('width')).toHaveLength(1);
      }),
    );
  });
});

it('a width between two srcset widths has the larger one’s quality (§7)', () => {
  expect([1, 400, 401, 1600, 5000].map(srcsetQuality)).toEqual([80, 80, 85, 90, 90]);
});

it('the main image is 400 wide under 600 px, 800 in medium viewports and 1200 otherwise (§9)', () => {
  // Sharp screens take the width at which it is laid out: those files would be too large.
  const [sharp, ...others] = MAIN_IMAGE.sizes.split(/,(?=\(max)/);
  expect(sharp).toMatch(/^\(min-resolution:1\.5dppx\)/);
  expect(others.join(',')).toBe(
    '(max-width:599.98px) 400px,(max-width:959.98px) 800px,1200px',
  );
});
