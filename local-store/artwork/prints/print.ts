import type {Print} from '../description';
import {brightness} from '../sheet/colour';
import {group, nothing, type Layers} from '../sheet/layers';
import {tonal} from '../sheet/colour';
import type {PrintSpot, Style} from '../garments/pattern';
import {motif} from './motifs';

/**
 * A print in its place on the cloth. Ink lies a hair above the threads and is never quite even, so it keeps
 * a trace of the cloth's tone; the folds' light falls on it as on the cloth.
 */
export function placePrint(print: Print, spot: PrintSpot, style: Style): Layers {
  const inks = {ink: style.ink, accent: readable(style), cloth: style.cloth};
  const drawn = motif(print, inks);
  if (!drawn) return nothing;
  const place = `transform="translate(${spot.x} ${spot.y}) scale(${spot.width / 100})"`;
  return group(place, {
    ...nothing,
    cloth: `<g opacity="0.95">${drawn}</g>`,
  });
}

/** The trim as second ink, or a tone of the first where the trim would vanish in the cloth. */
function readable({cloth, trim, ink}: Style): string {
  return Math.abs(brightness(trim) - brightness(cloth)) > 0.14 ? trim : tonal(ink, 0.35);
}
