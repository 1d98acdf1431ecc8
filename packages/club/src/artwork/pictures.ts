import type {Colorway, PictureDescription, ProductArtwork, View} from './description';
import type {Pattern, Side, Style} from './garments/pattern';
import {patternOf} from './garments/patterns';
import {placePrint} from './prints/print';
import {printSize} from './prints/motifs';
import {stack, type Layers} from './sheet/layers';
import type {Camera, Scene} from './studio/scene';
import {metalRail} from './hanger';
import {foldedView, hangOf, hungView} from './views';

/** Canvas of every product picture: 4:5, as wide as the storefront ever asks (§9). */
export const PICTURE = {width: 1600, height: 2000} as const;

type ProductPicture = Extract<PictureDescription, {kind: 'product'}>;

/** Yarns that are spun from two colors. */
const HEATHERED = new Set(['#8f999f']);

/** How far off the backdrop a piece is: what hangs throws its shadow further. */
const LIFT: Readonly<Partial<Record<View, number>>> = {hanger: 0.75, folded: 0.3};

/** The scene of one product picture. */
export function productScene({artwork, colorway, view}: ProductPicture): Scene {
  const pattern = patternOf(artwork.garment);
  const drawn = drawView(artwork, colorway, view);
  return {
    ...PICTURE,
    layers: view === 'hanger' ? stack(metalRail(hangOf(pattern).y), drawn) : drawn,
    camera: camera(pattern, artwork, view),
    texture: pattern.texture,
    heather: HEATHERED.has(colorway.fabric) ? 1 : 0,
    drape: pattern.drape,
    lift: LIFT[view] ?? 0.2,
    ground: 'paper',
    seed: seedOf(artwork, view),
  };
}

/** A product as one of its pictures shows it, without what it lies on or hangs from. */
export function drawView(
  artwork: ProductArtwork,
  colorway: Colorway,
  view: View,
): Layers {
  const pattern = patternOf(artwork.garment);
  const style: Style = {
    cloth: colorway.fabric,
    ink: colorway.ink,
    trim: colorway.trim,
  };
  const side: Side = view === 'back' ? 'back' : 'front';
  const print = side === 'back' ? (artwork.backPrint ?? 'none') : artwork.print;
  const ground = {...style, ...pattern.patch};
  const placed = placePrint(print, pattern.spot(side, printSize(print)), ground);
  if (view === 'folded') return foldedView(pattern, style, placed);
  if (view === 'hanger') return hungView(pattern, style, placed);
  return pattern.draw(side, style, placed);
}

function camera(pattern: Pattern, artwork: ProductArtwork, view: View): Camera {
  switch (view) {
    case 'detail': {
      const {x, y, width} = pattern.spot('front', printSize(artwork.print));
      const near = pattern.closeUp ?? {
        x: x + width * 0.06,
        y,
        zoom: Math.min(6, 1250 / width),
      };
      return {...near, turn: -7};
    }
    case 'label':
      return {...pattern.label, turn: 4};
    case 'folded':
      return foldedCamera(pattern);
    case 'hanger':
      return {
        x: 800,
        y: hangOf(pattern).y + 620,
        zoom: artwork.youth ? 0.88 : 0.98,
        turn: 0,
      };
    default:
      return {x: 800, y: pattern.middle, zoom: artwork.youth ? 0.95 : 1.08, turn: 0};
  }
}

/** Looks straight at the fold, or at the crossed pair. */
function foldedCamera({folded, middle}: Pattern): Camera {
  if (!folded) return {x: 800, y: middle, zoom: 1.1, turn: 0};
  const numbers = (folded.match(/-?[\d.]+/g) ?? []).map(Number);
  const range = (offset: number) => {
    const values = numbers.filter((_, i) => i % 2 === offset);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [left, right] = range(0);
  const [top, bottom] = range(1);
  const zoom = Math.min(1180 / (right - left), 1560 / (bottom - top), 1.6);
  return {x: (left + right) / 2, y: (top + bottom) / 2 + 20, zoom, turn: -3};
}

/** Products differ in their creases, a product's colors do not: choosing a color changes the color. */
function seedOf(artwork: ProductArtwork, view: View): number {
  const side = view === 'back' || view === 'hanger' ? view : '';
  const text = `${artwork.garment} ${artwork.print} ${artwork.backPrint ?? ''} ${side}`;
  let seed = 7;
  for (const character of text)
    seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 65521;
  return seed;
}
