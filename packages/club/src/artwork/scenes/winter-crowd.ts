import {round} from '../sheet/strokes';
import {hash} from '../studio/noise';
import {glow, sky, streaks} from './atmosphere';

const SCARVES = [
  ['#0f4c4f', '#c8963e'],
  ['#a2472f', '#f2efe6'],
  ['#0f4c4f', '#f2efe6'],
] as const;

/** Scarves up in the cold, seen from the back of the terrace. */
export function winterCrowd(): string {
  const rows = Array.from({length: 6}, (_, row) => crowdRow(row)).join('');
  return [
    sky([
      [0, '#18242c'],
      [0.4, '#3c5059'],
      [0.62, '#8a969a'],
      [1, '#2a353b'],
    ]),
    glow('left-lamp', 1010, 170, 560, '#f3fff9', 0.75),
    glow('right-lamp', 1980, 120, 680, '#f3fff9', 0.85),
    streaks(160, 640, '#b9c6c9', 24, 51),
    rows,
    snow(),
  ].join('');
}

function crowdRow(row: number): string {
  const y = 560 + row * 96;
  const size = 26 + row * 15;
  const step = size * 2.5;
  const shade = 58 - row * 9;
  const cloth = `rgb(${shade - 8},${shade + 2},${shade + 8})`;
  const people = Array.from({length: Math.ceil(2500 / step)}, (_, i) => {
    const x = i * step + hash(i, row, 5) * step * 0.5 - 40;
    const top = y + (hash(i, row, 6) - 0.5) * size * 0.8;
    const body = `<path d="M${round(x - size * 1.25)} 1210V${round(top + size * 2.3)}C${round(x - size * 1.2)} ${round(top + size * 1.2)} ${round(x + size * 1.2)} ${round(top + size * 1.2)} ${round(x + size * 1.25)} ${round(top + size * 2.3)}V1210Z" fill="${cloth}"/>`;
    const head = `<ellipse cx="${round(x)}" cy="${round(top + size * 0.5)}" rx="${round(size * 0.62)}" ry="${round(size * 0.78)}" fill="${cloth}"/>`;
    return body + head + hat(x, top, size, hash(i, row, 8)) + scarf(x, top, size, i, row);
  });
  return `<g>${people.join('')}</g>`;
}

function hat(x: number, top: number, size: number, random: number): string {
  if (random < 0.45) return '';
  const color = random > 0.8 ? '#a87c35' : '#123f42';
  return `<path d="M${round(x - size * 0.66)} ${round(top + size * 0.42)}C${round(x - size * 0.7)} ${round(top - size * 0.5)} ${round(x + size * 0.7)} ${round(top - size * 0.5)} ${round(x + size * 0.66)} ${round(top + size * 0.42)}Z" fill="${color}"/>`;
}

/** Every third pair of arms holds one up. */
function scarf(x: number, top: number, size: number, i: number, row: number): string {
  if (row === 0 || (i * 7 + row * 3) % 4 !== 0) return '';
  const [cloth, bar] = SCARVES[(i + row) % SCARVES.length] ?? SCARVES[0];
  const wide = size * 2.7;
  const high = size * 0.74;
  const y = top - size * 1.35;
  const sag = size * 0.3;
  const bars = [-0.82, -0.62, 0.56, 0.76]
    .map(
      (at) =>
        `<path d="M${round(x + at * wide)} ${round(y - 4)}h${round(wide * 0.08)}v${round(high + 12)}h${round(-wide * 0.08)}Z" fill="${bar}"/>`,
    )
    .join('');
  const id = `scarf-${row}-${i}`;
  const outline = `M${round(x - wide)} ${round(y)}Q${round(x)} ${round(y + sag)} ${round(x + wide)} ${round(y)}V${round(y + high)}Q${round(x)} ${round(y + high + sag)} ${round(x - wide)} ${round(y + high)}Z`;
  return (
    `<path d="M${round(x - size * 1.1)} ${round(top + size * 1.8)}L${round(x - wide * 0.9)} ${round(y + high)}M${round(x + size * 1.1)} ${round(top + size * 1.8)}L${round(x + wide * 0.9)} ${round(y + high)}" stroke="#141f25" stroke-width="${round(size * 0.5)}" stroke-linecap="round"/>` +
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${cloth}"/><g clip-path="url(#${id})">${bars}<path d="M${round(x - wide)} ${round(y + high * 0.8)}H${round(x + wide)}V${round(y + high + sag)}H${round(x - wide)}Z" fill="#0b0d10" fill-opacity=".28"/></g>`
  );
}

function snow(): string {
  let d = '';
  for (let i = 0; i < 260; i += 1) {
    d += `M${round(hash(i, 1, 9) * 2400)} ${round(hash(i, 2, 9) * 1200)}h.1`;
  }
  return `<path d="${d}" stroke="#ffffff" stroke-width="6" stroke-linecap="round" stroke-opacity=".5"/>`;
}
