import type {Garment, Print} from '../description';
import {patternOf} from '../garments/patterns';
import type {Style} from '../garments/pattern';
import {placePrint} from '../prints/print';
import {printSize} from '../prints/motifs';
import {repeated, group, emptyLayers, stack, type Layers} from '../sheet/layers';
import {gray, line} from '../sheet/strokes';
import type {Scene} from '../studio/scene';
import {gravity, hook, woodenNeck} from '../hanger';

/** Canvas and pixels of a banner. */
export const BANNER = {width: 2400, height: 1200} as const;

const RAIL = 118;
const SCALE = 0.7;

interface Hung {
  garment: Garment;
  print: Print;
  style: Style;
  /** Middle on the banner, and degrees that the hanger swings. */
  x: number;
  turn: number;
}

/** From the back of the rail to the front. */
const HUNG: Hung[] = [
  {
    garment: 'jacket',
    print: 'crest',
    style: {cloth: '#16191d', ink: '#f2efe6', trim: '#c8963e'},
    x: 2330,
    turn: -0.6,
  },
  {
    garment: 'sweatshirt',
    print: 'none',
    style: {cloth: '#c8963e', ink: '#0f3436', trim: '#f2efe6'},
    x: 1725,
    turn: 0.8,
  },
  {
    garment: 'tee',
    print: 'wordmark',
    style: {cloth: '#f2efe6', ink: '#0f4c4f', trim: '#c8963e'},
    x: 2030,
    turn: 0.5,
  },
  {
    garment: 'hoodie',
    print: 'crest',
    style: {cloth: '#0f4c4f', ink: '#f2efe6', trim: '#c8963e'},
    x: 1375,
    turn: -0.4,
  },
];

/** The home banner: the club's goods on the rail, its left half kept free for words; phones show its middle third. */
export function railScene(): Scene {
  return {
    ...BANNER,
    layers: stack(rail(), ...HUNG.map(hung)),
    camera: {x: 1200, y: 600, zoom: 1, turn: 0},
    texture: 'fleece',
    heather: 0,
    drape: 0.9,
    lift: 0.9,
    ground: 'wall',
    seed: 1908,
  };
}

function hung({garment, print, style, x, turn}: Hung, index: number): Layers {
  const pattern = patternOf(garment);
  const {y, open} = pattern.hang ?? {y: 400, open: false};
  const placed = placePrint(print, pattern.spot('front', printSize(print)), style);
  const front = stack(pattern.draw('front', style, placed), gravity(y));
  const neck = open ? woodenNeck(y) : emptyLayers;
  const piece = stack(
    hook(y),
    group('transform="translate(40 0) scale(.95 1.02)"', front),
    neck,
  );
  const top = RAIL - (y - 190) * SCALE;
  const place = `transform="rotate(${turn} ${x} ${RAIL}) translate(${x - 800 * SCALE} ${top}) scale(${SCALE})"`;
  return stacked(renamed(group(place, piece), index), 0.46 + 0.16 * index);
}

/** Each piece hangs before the one behind it. */
function stacked(part: Layers, level: number): Layers {
  return {...part, form: `<g opacity="${Math.min(1, level)}">${part.form}</g>`};
}

function renamed(part: Layers, times: number): Layers {
  return times === 0 ? part : renamed(repeated(part), times - 1);
}

function rail(): Layers {
  return {
    ...emptyLayers,
    cloth:
      line(`M-100 ${RAIL}H2500`, '#8a6a45', 30) +
      line(`M-100 ${RAIL - 6}H2500`, '#c09a6c', 6),
    form: line(`M-100 ${RAIL}H2500`, gray(0.4), 30),
    detail: line(`M-100 ${RAIL - 3}H2500`, '#ffffff', 12),
  };
}
