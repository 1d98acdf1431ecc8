/** The club's goods arranged: a scene for each banner and each collection, by its picture's path. */
import {colorways, type Arrangement, type Placed, type View} from './artwork-types';
import type {ColorSlug} from './palette';
import {productArtwork} from './product-artwork';

type Piece = [handle: string, color: ColorSlug, x: number, ...rest: number[]];

const goods = (view: View, handle: string, color: ColorSlug) => ({
  artwork: productArtwork[handle]!,
  colorway: colorways[color],
  view,
});

/** On the rail, at `x`, swinging by `turn` degrees. */
const hung = (scale: number, ...pieces: Piece[]): Placed[] =>
  pieces.map(([handle, color, x, turn = 0]) => ({
    ...goods('hanger', handle, color),
    x,
    y: 0,
    scale,
    turn,
  }));

/** Lying with its middle at `x`, `y`. */
const laid = (view: View, ...pieces: Piece[]): Placed[] =>
  pieces.map(([handle, color, x, y = 0, scale = 1, turn = 0]) => ({
    ...goods(view, handle, color),
    x,
    y,
    scale,
    turn,
  }));

/** Quiet on its left, where words stand; phones show its middle. */
const banner = {width: 2400, height: 1200};
const square = {width: 1600, height: 1600};

export const arrangements: Record<string, Arrangement> = {
  'banners/rail.png': {
    ...banner,
    place: 'wall',
    rail: 118,
    goods: hung(
      0.7,
      ['harbour-wall-jacket', 'ink', 2330, -0.6],
      ['founders-sweatshirt', 'brass', 1725, 0.8],
      ['harbour-wordmark-tee', 'chalk', 2030, 0.5],
      ['crest-hoodie', 'petrol', 1375, -0.4],
    ),
  },
  'banners/floodlights.png': {
    ...banner,
    place: 'night',
    rail: 118,
    goods: hung(
      0.7,
      ['rain-delay-long-sleeve', 'tide-blue', 2330, -0.5],
      ['keepers-light-tee', 'brass', 1700, 0.6],
      ['groundsman-zip-hoodie', 'kelp', 2030, 0.4],
      ['floodlight-hoodie', 'slate', 1330, -0.5],
    ),
  },
  'banners/kit-room.png': {
    ...banner,
    place: 'boards',
    goods: [
      ...laid('front', ['match-shirt', 'petrol', 1280, 610, 0.66, -5]),
      ...laid('front', ['match-shirt', 'chalk', 1980, 640, 0.66, 4]),
      ...laid('front', ['bar-scarf', 'petrol', 1650, 640, 0.6, 12]),
      ...laid('front', ['heron-cap', 'rust', 2090, 1010, 0.36, -8]),
    ],
  },
  'banners/archive.png': {
    ...banner,
    place: 'boards',
    goods: [
      ...laid('folded', ['throwback-hoodie-1908', 'chalk', 1230, 560, 0.74, -4]),
      ...laid('folded', ['strike-once-tee', 'ink', 1740, 600, 0.74, 3]),
      ...laid('folded', ['founders-sweatshirt', 'brass', 2160, 560, 0.74, -2]),
      ...laid('front', ['stand-still-cap', 'kelp', 1480, 1030, 0.4, 10]),
    ],
  },
  'banners/winter.png': {
    ...banner,
    place: 'wall',
    goods: [
      ...laid('front', ['trawlerman-beanie', 'petrol', 1180, 400, 0.5, -6]),
      ...laid('front', ['trawlerman-beanie', 'rust', 1250, 830, 0.5, 5]),
      ...laid('folded', ['harbour-heavyweight-hoodie', 'sand', 1700, 610, 0.76, 2]),
      ...laid('front', ['half-time-scarf', 'rust', 2110, 620, 0.72, -4]),
    ],
  },
  'collections/t-shirts.png': {
    ...square,
    place: 'wall',
    rail: 130,
    goods: hung(
      0.95,
      ['low-tide-tee', 'sand', 330, 0.6],
      ['crest-tee', 'brass', 1270, -0.6],
      ['harbour-wordmark-tee', 'tide-blue', 800, 0.3],
    ),
  },
  'collections/hoodies.png': {
    ...square,
    place: 'wall',
    rail: 130,
    goods: hung(
      0.82,
      ['crest-hoodie', 'rust', 380, 0.5],
      ['harbour-heavyweight-hoodie', 'sand', 1240, -0.6],
      ['stilts-end-hoodie', 'petrol', 800, 0.3],
    ),
  },
  'collections/sweatshirts.png': {
    ...square,
    place: 'boards',
    goods: [
      ...laid('folded', ['harbour-crew-sweatshirt', 'heron-grey', 470, 640, 0.9, -5]),
      ...laid('folded', ['founders-sweatshirt', 'petrol', 1130, 960, 0.9, 4]),
    ],
  },
  'collections/outerwear.png': {
    ...square,
    place: 'wall',
    rail: 130,
    goods: hung(
      0.86,
      ['rain-delay-long-sleeve', 'chalk', 1180, -0.6],
      ['harbour-wall-jacket', 'kelp', 620, 0.4],
    ),
  },
  'collections/headwear.png': {
    ...square,
    place: 'boards',
    goods: [
      ...laid('front', ['heron-cap', 'petrol', 480, 520, 0.6, -10]),
      ...laid('front', ['trawlerman-beanie', 'brass', 1140, 560, 0.6, 8]),
      ...laid('front', ['trawlerman-beanie', 'rust', 480, 1120, 0.6, 6]),
      ...laid('front', ['heron-cap', 'chalk', 1130, 1150, 0.6, -6]),
    ],
  },
  'collections/accessories.png': {
    ...square,
    place: 'boards',
    goods: [
      ...laid('front', ['matchday-tote', 'sand', 480, 800, 0.78, -6]),
      ...laid('front', ['half-time-scarf', 'rust', 1200, 500, 0.56, 12]),
      ...laid('front', ['hoop-socks', 'petrol', 1180, 1240, 0.5, -8]),
    ],
  },
  'collections/youth.png': {
    ...square,
    place: 'wall',
    rail: 330,
    goods: hung(
      0.72,
      ['youth-crest-hoodie', 'petrol', 1120, -0.6],
      ['youth-little-heron-tee', 'brass', 540, 0.6],
    ),
  },
};
