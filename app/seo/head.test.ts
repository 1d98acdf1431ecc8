import {describe, expect, it} from 'vitest';

import {pageMeta, type SiteData} from './head';

const page = {title: 'Crest Tee', description: 'A tee.', path: '/products/crest-tee'};

/** The parts of the root route's data that a head is made of. */
const rootWith = (banners: string[], logo = ''): SiteData => ({
  store: {name: 'Rovers', description: ''},
  theme: {banners, logo},
  origin: 'https://shop.example',
});

const sharingImage = (banners: string[], image?: string, logo?: string) =>
  pageMeta(rootWith(banners, logo), {...page, image}).flatMap((entry) =>
    'property' in entry && entry.property === 'og:image' ? [String(entry.content)] : [],
  );

describe('the head of a page (§1)', () => {
  it('titles it for search engines with the store named behind, and for sharing without', () => {
    const head = pageMeta(rootWith([]), page);
    expect(head).toContainEqual({title: 'Crest Tee | Rovers'});
    expect(head).toContainEqual({property: 'og:title', content: 'Crest Tee'});
    expect(head).toContainEqual({name: 'description', content: 'A tee.'});
    expect(head).toContainEqual({property: 'og:description', content: 'A tee.'});
  });

  it("shares the page's picture, else the first banner, else the fallback banner (§9)", () => {
    const banner = 'https://cdn.example/banner.jpg';
    expect(sharingImage([banner], 'https://cdn.example/tee.jpg')).toEqual([
      expect.stringMatching(/^https:\/\/cdn\.example\/tee\.jpg\?/),
    ]);
    expect(sharingImage([banner])).toEqual([
      expect.stringMatching(/^https:\/\/cdn\.example\/banner\.jpg\?/),
    ]);
    const fallback = ['https://shop.example/images/sharing-banner.jpg'];
    expect(sharingImage([])).toEqual(fallback);
    // Whole, where the shop has a logo; sharing sites read no SVG.
    const logo = 'https://cdn.example/logo.png';
    expect(sharingImage([], undefined, logo)).toEqual([
      expect.stringMatching(/^https:\/\/cdn\.example\/logo\.png\?.*pad_color=/),
    ]);
    expect(sharingImage([], undefined, 'https://cdn.example/logo.svg')).toEqual(fallback);
  });
});
