import {describe, expect, it} from 'vitest';

import {themeFromSettings, themeStyles, type ThemeSettings} from './theme';

const settings = (over: Partial<ThemeSettings> = {}): ThemeSettings => ({
  accentColor: '#ffd400',
  borderRadius: '4',
  font: 'Inter',
  heroProduct: 'Harbour',
  heroSubtitle: 'For the stands.',
  tagline: '',
  banners: '/a.jpg;;;/b.jpg',
  ...over,
});

describe('theme (§3)', () => {
  it('defaults to accent #1a1a1a, radius 8 and font Inter where a setting makes no sense', () => {
    const theme = themeFromSettings(
      settings({accentColor: 'red;}', borderRadius: 'round', font: 'x";}'}),
    );
    expect(theme).toMatchObject({accent: '#1a1a1a', radius: 8, font: 'Inter'});
  });

  it('becomes custom properties with a readable colour for text on the accent', () => {
    expect(themeStyles(themeFromSettings(settings()))).toMatch(
      /^:root\{--accent:#ffd400;--on-accent:#000000;--accent-text:#[0-9a-f]{6};--accent-edge:#[0-9a-f]{6};--radius:4px;--font:"Inter Variable"\}$/,
    );
  });

  it('splits the banners', () => {
    expect(themeFromSettings(settings()).banners).toEqual(['/a.jpg', '/b.jpg']);
  });
});
