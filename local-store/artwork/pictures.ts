import type {Colourway, PictureDescription, ProductArtwork, View} from './description';
import {patternOf} from './garments/patterns';
import type {Side, Style} from './garments/pattern';
import {placePrint} from './prints/print';
import {printSize} from './prints/motifs';
import type {Camera, Scene} from './studio/scene';

/** Canvas of every product picture: 4:5. */
export const PICTURE = {width: 1600, height: 2000} as const;

const HEATHERED = new Set(['#8f999f']);

/** The scene of one product picture. */
export function productScene({
  artwork,
  colourway,
  view,
}: Extract<PictureDescription, {kind: 'product'}>): Scene {
  const pattern = patternOf(artwork.garment);
  const side: Side = view === 'back' ? 'back' : 'front';
  const print = side === 'back' ? (artwork.backPrint ?? 'none') : artwork.print;
  const style = styleOf(colourway);
  const spot = pattern.spot(side, printSize(print));
  return {
    ...PICTURE,
    layers: pattern.draw(side, style, placePrint(print, spot, style)),
    camera: camera(view, artwork),
    texture: pattern.texture,
    heather: HEATHERED.has(colourway.fabric) ? 1 : 0,
    drape: pattern.drape,
    lift: view === 'hanger' ? 0.8 : 0.2,
    seed: seedOf(artwork, view),
  };
}

function styleOf({fabric, ink, trim}: Colourway): Style {
  return {cloth: fabric, ink, trim};
}

function camera(view: View, artwork: ProductArtwork): Camera {
  const pattern = patternOf(artwork.garment);
  if (view === 'detail') {
    const size = printSize(artwork.print);
    const {x, y, width} = pattern.spot('front', size);
    return {x: x + width * 0.06, y, zoom: Math.min(6, 1250 / width), turn: -7};
  }
  if (view === 'label') return {...pattern.label, turn: 4};
  return {x: 800, y: pattern.middle, zoom: artwork.youth ? 0.95 : 1.08, turn: 0};
}

/** Products differ in their creases, a product's colours do not: choosing a colour changes the colour. */
function seedOf(artwork: ProductArtwork, view: View): number {
  const text = `${artwork.garment} ${artwork.print} ${artwork.backPrint ?? ''} ${view === 'back' ? 'back' : ''}`;
  let seed = 7;
  for (const character of text)
    seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 65521;
  return seed;
}
