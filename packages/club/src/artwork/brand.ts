import type {BrandMark} from './description';
import {crest} from './prints/crest';

/** A picture that needs no studio: a whole SVG document and its size in pixels. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

const PETROL = '#0f4c4f';
const CHALK = '#f2efe6';
const BRASS = '#c8963e';
/** The ground on which the goods lie. */
const STUDIO = '#ebe9e6';

/** The club's marks. The crest alone stands on nothing; the square ones on the club's color. */
export function brandMark(mark: BrandMark): Drawing {
  if (mark === 'gift-card') return giftCard();
  const size = mark === 'icon' ? 512 : 1024;
  const ground =
    mark === 'crest' ? '' : `<rect width="1024" height="1024" fill="${PETROL}"/>`;
  const scale = mark === 'crest' ? 8.1 : mark === 'icon' ? 6.4 : 5.8;
  const drawn = crest({
    ink: mark === 'crest' ? PETROL : CHALK,
    field: mark === 'crest' ? CHALK : PETROL,
    sun: BRASS,
  });
  return document(
    size,
    size,
    1024,
    1024,
    `${ground}<g transform="translate(512 ${mark === 'crest' ? 472 : 486}) scale(${scale})">${drawn}</g>`,
  );
}

/** The club's gift card, lying on the ground of its goods, 4:5. */
function giftCard(): Drawing {
  const drawn = crest({ink: CHALK, field: PETROL, sun: BRASS});
  const shape = 'x="-560" y="-350" width="1120" height="700" rx="44"';
  return document(
    1600,
    2000,
    1600,
    2000,
    `<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>` +
      `<rect width="1600" height="2000" fill="${STUDIO}"/>` +
      `<g transform="translate(800 1000) rotate(-8)">` +
      `<rect ${shape} transform="translate(10 34)" opacity="0.28" filter="url(#blur)"/>` +
      `<rect ${shape} fill="${PETROL}"/>` +
      `<path d="M-560 236h1120" stroke="${BRASS}" stroke-width="10"/>` +
      `<g transform="translate(0 -54) scale(3.1)">${drawn}</g></g>`,
  );
}

/** The plain picture of the test catalogue: cheap to draw, recognisable, 4:5. */
export function genericPicture(): Drawing {
  const outline = crest({ink: '#b9b6af', field: '#e4e2de', sun: '#d3d0c9'});
  return document(
    1600,
    2000,
    1600,
    2000,
    `<rect width="1600" height="2000" fill="#e4e2de"/><g transform="translate(800 980) scale(5)">${outline}</g>`,
  );
}

/** An SVG document of `width` × `height` pixels over a canvas of its own units. */
function document(
  width: number,
  height: number,
  unitsX: number,
  unitsY: number,
  content: string,
): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${unitsX}" height="${unitsY}" viewBox="0 0 ${unitsX} ${unitsY}">${content}</svg>`;
  return {svg, width, height};
}
