import type {PrintSpot, Style} from '../garments/pattern';
import type {Print} from '../description';
import {brightness, tonal} from '../sheet/color';
import {clipped, group, emptyLayers, stack, type Layers} from '../sheet/layers';
import {line} from '../sheet/strokes';
import {SHIELD} from './crest';
import {fit, motif, printSize} from './motifs';

/**
 * A print in its place on the cloth. Large ones are screen printed: ink is never quite even, so it keeps a
 * trace of the cloth's tone. The small crest is embroidered: it stands up and shows its threads. The folds'
 * light falls on both as on the cloth.
 */
export function placePrint(print: Print, spot: PrintSpot, style: Style): Layers {
  const drawn = motif(print, {
    ink: style.ink,
    accent: readable(style),
    cloth: style.cloth,
  });
  if (!drawn) return emptyLayers;
  const place = `transform="translate(${spot.x} ${spot.y}) scale(${fit(print, spot.width, spot.height) / 100})"`;
  const ink = {...emptyLayers, cloth: `<g opacity="0.95">${drawn}</g>`};
  return group(place, printSize(print) === 'small' ? stack(ink, embroidery()) : ink);
}

/** The relief of satin stitches over the crest's shield. */
function embroidery(): Layers {
  const threads = Array.from({length: 112}, (_, i) => {
    const x = -115 + i * 2;
    return `M${x} -66L${x + 26} 70`;
  }).join('');
  return group(
    'transform="scale(1.1)"',
    stack(
      {...emptyLayers, detail: `<path d="${SHIELD}" fill="#ffffff" fill-opacity=".35"/>`},
      clipped('stitched', SHIELD, {
        ...emptyLayers,
        cloth: line(threads, '#0b0d10', 0.5, 'stroke-opacity=".16"'),
        detail: line(threads, '#000000', 0.9, 'stroke-opacity=".55"'),
      }),
      {...emptyLayers, detail: line(SHIELD, '#000000', 2.4, 'stroke-opacity=".5"')},
    ),
  );
}

/** The trim as second ink, or a tone of the first where the trim would vanish in the cloth. */
function readable({cloth, trim, ink}: Style): string {
  return Math.abs(brightness(trim) - brightness(cloth)) > 0.14 ? trim : tonal(ink, 0.35);
}
