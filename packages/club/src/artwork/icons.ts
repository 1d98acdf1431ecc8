import {crest} from './prints/crest';
import {heron} from './prints/heron';

const PETROL = '#0f4c4f';
const CHALK = '#f2efe6';
const BRASS = '#c8963e';

function square(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">${content}</svg>`;
}

/** The bird before the sun on the club's color: what is left of the crest at the size of a tab. */
export function favicon(): string {
  return square(
    `<rect width="128" height="128" rx="26" fill="${PETROL}"/><circle cx="74" cy="68" r="36" fill="${BRASS}"/>` +
      `<g transform="translate(60 66) scale(1.16)">${heron(CHALK, PETROL, 4)}</g>`,
  );
}

/**
 * The crest for home screens. `maskable` keeps it inside the circle that every launcher shows and fills the
 * square; `square` fills the square; `rounded` has corners of its own.
 */
export function appIcon(shape: 'square' | 'rounded' | 'maskable'): string {
  const scale = shape === 'maskable' ? 0.6 : 0.78;
  const corner = shape === 'rounded' ? 28 : 0;
  const drawn = crest({ink: CHALK, field: PETROL, sun: BRASS});
  return square(
    `<rect width="128" height="128" rx="${corner}" fill="${PETROL}"/><g transform="translate(64 ${64 - 5 * scale}) scale(${scale})">${drawn}</g>`,
  );
}

/** A quiet outline of the crest, 4:5, for a product that has no picture. */
export function missingPicture(): string {
  const shield = 'M-45 -56H45V10C45 38 24 54 0 66C-24 54 -45 38 -45 10Z';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500">' +
    '<rect width="400" height="500" fill="#e6e4e0"/><g transform="translate(200 246) scale(1.25)" opacity=".5">' +
    `<path d="${shield}" fill="none" stroke="#a8a49c" stroke-width="3"/>` +
    `<g transform="translate(-3 -4) scale(.86)">${heron('#a8a49c', '#e6e4e0', 2.4)}</g></g></svg>`
  );
}
