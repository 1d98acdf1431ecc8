import {round} from '../sheet/strokes';
import {waveLine} from './heron';
import {straight} from './lettering';

/** Prints that show the town and its ground: 100 units across, middle at the origin. */

/** Inks of one print on one cloth. */
export interface Inks {
  ink: string;
  accent: string;
  /** The color that the print lies on. */
  cloth: string;
}

export function tide({ink, accent}: Inks): string {
  return [0, 1, 2, 3, 4]
    .map((row) => {
      const width = 100 - row * 13;
      const color = row === 2 ? accent : ink;
      return `<path transform="translate(0 ${row * 15 - 30})" d="${waveLine(width, 4, 9 - row)}" fill="none" stroke="${color}" stroke-width="${round(5.4 - row * 0.6)}" stroke-linecap="round"/>`;
    })
    .join('');
}

export function lighthouse({ink, accent, cloth}: Inks): string {
  return (
    `<path d="M4 -41L50 -58V-20Z" fill="${accent}"/><path d="M-4 -41L-50 -52V-30Z" fill="${accent}" fill-opacity=".55"/>` +
    `<path d="M-9 -32H9L15 46H-15Z" fill="${ink}"/>` +
    `<path d="M-10.4 -14H10.4L11.6 2H-11.6ZM-13 18H13L14 32H-14Z" fill="${cloth}"/>` +
    `<path d="M-12 -34H12V-30H-12ZM-7 -48H7V-34H-7ZM-9 -50L0 -60L9 -50Z" fill="${ink}"/>` +
    `<path d="M-4 -46H4V-36H-4Z" fill="${accent}"/><path d="M-30 46H30L36 51H-36Z" fill="${ink}"/>` +
    `<path transform="translate(0 57)" d="${waveLine(84, 5, 4)}" fill="none" stroke="${ink}" stroke-width="2.4"/>`
  );
}

export function floodlights({ink, accent}: Inks): string {
  const pylon = (x: number, scale: number) => {
    const lamps = [0, 1, 2]
      .flatMap((row) =>
        [-3, -1, 1, 3].map(
          (lamp) =>
            `<circle cx="${lamp * 2}" cy="${row * 4 - 44}" r="1.5" fill="${accent}"/>`,
        ),
      )
      .join('');
    return (
      `<g transform="translate(${x} ${round(40 * (1 - scale))}) scale(${scale})">` +
      `<path d="M-5 40L-2 -32M5 40L2 -32M-4.4 26L4.4 26M-4.4 26L3.4 8M4.4 26L-3.4 8M-3.4 8L2.6 -12M3.4 8L-2.6 -12M-3.4 8H3.4M-2.6 -12H2.6" fill="none" stroke="${ink}" stroke-width="1.3"/>` +
      `<path d="M-9 -48H9V-32H-9Z" fill="none" stroke="${ink}" stroke-width="1.6"/>${lamps}</g>`
    );
  };
  return (
    pylon(-40, 1) +
    pylon(-14, 0.72) +
    pylon(14, 0.72) +
    pylon(40, 1) +
    `<path d="M-50 41H50" stroke="${ink}" stroke-width="2"/><g transform="translate(0 50)">${straight('UNDER THE LIGHTS', 88, {ink, weight: 1.8, spacing: 5})}</g>`
  );
}

export function stilts({ink, accent}: Inks): string {
  const piles = Array.from({length: 9}, (_, i) => {
    const x = -44 + i * 11;
    return `M${x} 6L${x - (i - 4) * 0.4} 34`;
  }).join('');
  const seats = [0, 1, 2, 3]
    .map((row) => `M${-46 + row * 3} ${2 - row * 6}H${46 - row * 3}`)
    .join('');
  return (
    `<path d="M-50 -36L44 -46L50 -38L-46 -29Z" fill="${ink}"/><path d="M-42 -30V2M42 -38V2M-14 -33V2M14 -36V2" stroke="${ink}" stroke-width="1.6"/>` +
    `<path d="${seats}" stroke="${accent}" stroke-width="2.6"/><path d="M-50 5H50" stroke="${ink}" stroke-width="3"/>` +
    `<path d="${piles}M-44 18L-33 8M-22 20L-11 8M0 20L11 8M22 20L33 8" stroke="${ink}" stroke-width="2.2"/>` +
    `<path transform="translate(0 36)" d="${waveLine(100, 6, 5)}" fill="none" stroke="${ink}" stroke-width="2.6"/>` +
    `<g transform="translate(0 49)">${straight('THE STILTS END', 84, {ink, weight: 2})}</g>`
  );
}

export function coastRoad({ink, accent, cloth}: Inks): string {
  return (
    `<circle cx="24" cy="-22" r="15" fill="${accent}"/>` +
    `<path d="M-50 2C-36 -6 -30 -26 -16 -28C-6 -29 -4 -14 4 -8C14 -1 30 -2 50 4V10H-50Z" fill="${ink}"/>` +
    `<path d="M-50 40V14C-28 10 -10 14 2 20C20 29 34 26 50 24V40Z" fill="${ink}"/>` +
    `<path d="M-10 40C-4 32 14 30 8 24C2 18 -22 20 -20 12C-19 7 -2 6 4 3" fill="none" stroke="${cloth}" stroke-width="3.4"/>` +
    `<path d="M-10 40C-4 32 14 30 8 24C2 18 -22 20 -20 12" fill="none" stroke="${accent}" stroke-width=".9" stroke-dasharray="3 2.4"/>` +
    `<g transform="translate(0 50)">${straight('THE COAST ROAD', 90, {ink, weight: 2})}</g>`
  );
}

export function chick({ink, accent, cloth}: Inks): string {
  return (
    `<path d="M-6 26L-6 44M8 26L8 44M-6 44L2 45M-6 44L-12 45M8 44L16 45M8 44L2 45" stroke="${accent}" stroke-width="3" stroke-linecap="round" fill="none"/>` +
    `<path d="M2 -34C18 -36 27 -24 23 -11C33 -2 33 20 17 27C3 33 -16 31 -25 20C-32 12 -37 9 -42 9C-37 1 -28 -3 -20 -3C-14 -4 -12 -8 -12 -16C-12 -27 -8 -33 2 -34Z" fill="${ink}"/>` +
    `<path d="M22 -22L44 -16L21 -12Z" fill="${accent}"/><circle cx="11" cy="-20" r="3" fill="${cloth}"/>` +
    `<path d="M-4 -34C-6 -40 -10 -42 -15 -43M0 -35C0 -42 -3 -46 -7 -49M5 -35C7 -41 6 -45 4 -49" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" fill="none"/>` +
    `<path d="M12 6C4 18 -10 18 -19 11" stroke="${cloth}" stroke-width="2.4" stroke-linecap="round" fill="none"/>`
  );
}

const TIDES = [
  ['04:12', 'HIGH', '5.8'],
  ['10:31', 'LOW', '1.1'],
  ['16:40', 'HIGH', '6.1'],
  ['22:58', 'LOW', '0.9'],
] as const;

export function tideTable({ink, accent}: Inks): string {
  const cell = (text: string, x: number, y: number, width: number, color: string) =>
    `<g transform="translate(${x} ${y})">${straight(text, width, {ink: color, weight: 1.7, spacing: 3.4})}</g>`;
  const rows = TIDES.map(([time, state, meters], row) => {
    const y = -10 + row * 14;
    const color = state === 'HIGH' ? ink : accent;
    return (
      cell(time, -34, y, 28, color) +
      cell(state, 4, y, state === 'HIGH' ? 23 : 19, color) +
      cell(meters, 40, y, 15, color) +
      `<path d="M-50 ${y + 7}H50" stroke="${ink}" stroke-width=".5" stroke-opacity=".6"/>`
    );
  }).join('');
  return (
    `<g transform="translate(0 -34)">${straight('TIDE TABLE', 100, {ink, weight: 2.6})}</g>` +
    `<path d="M-50 -22H50" stroke="${ink}" stroke-width="1.8"/>${rows}`
  );
}
