import type {Print} from '../description';
import {crest, throwbackCrest} from './crest';
import {arched, straight} from './lettering';
import {
  chick,
  coastRoad,
  floodlights,
  lighthouse,
  stilts,
  tide,
  tideTable,
  type Inks,
} from './places';

/** Whether a print is a small mark on the chest or spans it. */
export function printSize(print: Print): 'small' | 'large' {
  return print === 'crest' ? 'small' : 'large';
}

/** Prints taller than they are wide, or nearly so: their height in hundredths of their width. */
const TALL: Readonly<Partial<Record<Print, number>>> = {
  'crest-large': 136,
  lighthouse: 124,
  throwback: 100,
  floodlight: 108,
  stilts: 104,
  'coast-road': 96,
  'little-heron': 100,
  'tide-table': 92,
  'name-and-number': 128,
  tide: 78,
};

/** How far a print may be scaled to lie within a width and, where given, a height. */
export function fit(print: Print, width: number, height = Infinity): number {
  return Math.min(width, (height * 100) / (TALL[print] ?? 40));
}

/** A print in 100 units across, middle at the origin, as SVG elements; empty for plain cloth. */
export function motif(print: Print, inks: Inks): string {
  const {ink, accent, cloth} = inks;
  switch (print) {
    case 'crest':
    case 'crest-large':
      return `<g transform="scale(1.1)">${crest({ink, field: cloth, sun: accent})}</g>`;
    case 'wordmark':
      return wordmark(inks);
    case 'motto':
      return motto(inks);
    case 'tide':
      return tide(inks);
    case 'lighthouse':
      return lighthouse(inks);
    case 'varsity-1908':
      return straight('1908', 100, {
        ink,
        weight: 2.7,
        spacing: 5.4,
        outline: {ink: accent, weight: 0.75},
      });
    case 'throwback':
      return throwbackCrest(ink, cloth);
    case 'floodlight':
      return floodlights(inks);
    case 'stilts':
      return stilts(inks);
    case 'coast-road':
      return coastRoad(inks);
    case 'little-heron':
      return chick(inks);
    case 'tide-table':
      return tideTable(inks);
    case 'name-and-number':
      return nameAndNumber(inks);
    case 'hoops':
    case 'none':
      return '';
  }
}

function wordmark({ink, accent}: Inks): string {
  return (
    `<g transform="translate(0 4)">${arched('HERONS', 100, 88, {ink, weight: 3.1, spacing: 5})}</g>` +
    `<path d="M-34 12H-15M15 12H34" stroke="${accent}" stroke-width="1.6"/>` +
    `<g transform="translate(0 12)">${straight('1908', 20, {ink: accent, weight: 2.4})}</g>`
  );
}

function nameAndNumber({ink, accent}: Inks): string {
  const outline = {ink: accent, weight: 0.7};
  return (
    `<g transform="translate(0 -44)">${arched('QUILL', 84, 100, {ink, weight: 2.8, spacing: 4.6, outline})}</g>` +
    `<g transform="translate(0 22)">${straight('23', 92, {ink, weight: 3, spacing: 5, outline: {ink: accent, weight: 0.5}})}</g>`
  );
}

function motto({ink, accent}: Inks): string {
  return (
    `<g transform="translate(0 -9)">${straight('STAND STILL.', 100, {ink, weight: 2.5})}</g>` +
    `<g transform="translate(0 9)">${straight('STRIKE ONCE.', 100, {ink: accent, weight: 2.5})}</g>`
  );
}
