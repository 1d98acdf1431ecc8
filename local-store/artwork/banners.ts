import {document, type Drawing} from './brand';
import type {BannerScene} from './description';

const SKIES: Readonly<Record<BannerScene, readonly [string, string, string]>> = {
  'harbour-dawn': ['#2b4a55', '#c98f62', '#f0c58c'],
  floodlights: ['#0c1418', '#17303a', '#2f5a62'],
  tide: ['#8fa6aa', '#c9cdc4', '#e6dfcf'],
  'winter-crowd': ['#1b252c', '#3d4a52', '#75828a'],
};

/** A banner, 2400 × 1200, quiet on its left where the type stands. */
export function bannerDrawing(scene: BannerScene): Drawing {
  const [top, middle, low] = SKIES[scene];
  return document(
    2400,
    1200,
    2400,
    1200,
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
      `<rect width="2400" height="1200" fill="url(#sky)"/>`,
  );
}
