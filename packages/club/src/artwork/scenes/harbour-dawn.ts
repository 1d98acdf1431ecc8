import {heron} from '../prints/heron';
import {glitter, glow, ridge, sky, streaks} from './atmosphere';

const HORIZON = 690;

/** The harbour before the boats go out: a low sun, the light on its headland, a heron on a pile. */
export function harbourDawn(): string {
  return [
    sky(
      [
        [0, '#17343c'],
        [0.4, '#4f6c70'],
        [0.7, '#c98f68'],
        [0.9, '#f0bf83'],
        [1, '#f6d7a2'],
      ],
      0,
      HORIZON,
    ),
    glow('sun-glow', 1420, 640, 760, '#ffe2ad', 0.9),
    streaks(90, 470, '#f3c9a0', 26, 11),
    streaks(60, 330, '#20434a', 18, 12),
    '<circle cx="1420" cy="632" r="62" fill="#fff1d2"/>',
    ridge(
      [
        [0, 640],
        [260, 600],
        [520, 622],
        [760, 676],
        [900, 690],
      ],
      HORIZON,
      '#3d5a60',
    ),
    ridge(
      [
        [1700, 690],
        [1900, 640],
        [2100, 560],
        [2260, 548],
        [2400, 520],
      ],
      HORIZON,
      '#2c474d',
    ),
    lighthouse(),
    water(),
    boat(1120, 752, 1, '#12292f'),
    boat(1640, 730, 0.72, '#1d383e'),
    boat(1880, 812, 1.25, '#0f2329'),
    pier(),
  ].join('');
}

function lighthouse(): string {
  return (
    glow('lamp', 2190, 410, 220, '#fff0c4', 0.9) +
    '<path d="M2176 436h28l8 122h-44Z" fill="#24393e"/><path d="M2170 428h40v8h-40ZM2178 400h24v28h-24ZM2174 400l16 -18l16 18Z" fill="#1b2e33"/><path d="M2184 404h12v20h-12Z" fill="#fff3cf"/>'
  );
}

function water(): string {
  return (
    sky(
      [
        [0, '#f0c891'],
        [0.12, '#b98e72'],
        [0.45, '#4b6468'],
        [1, '#0e262c'],
      ],
      HORIZON,
      1200,
    ) +
    glitter(1420, HORIZON + 8, 1180, '#ffe3b0', 5) +
    glitter(1300, HORIZON + 40, 1190, '#0f2b31', 6) +
    streaks(HORIZON - 6, HORIZON + 26, '#f8dcb0', 14, 13)
  );
}

function boat(x: number, y: number, scale: number, color: string): string {
  const hull = `<path d="M-90 0C-60 6 60 6 104 -16L88 26C40 36 -50 36 -74 26Z"/><path d="M-34 -2V-44H14V-2ZM-26 -44V-58H6V-44Z"/><path d="M44 0V-150M44 -140L-84 -4M44 -140L100 -14M-20 -58V-110" stroke="${color}" stroke-width="3.2" fill="none"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}">${hull}</g>` +
    `<g transform="translate(${x} ${y + 62 * scale}) scale(${scale} ${-scale * 0.75})" fill="${color}" opacity=".32">${hull}</g>`
  );
}

/** Piles of an old pier close by, with the bird on one of them. */
function pier(): string {
  const pile = (x: number, top: number, width: number) =>
    `<path d="M${x - width / 2} ${top}C${x - width / 4} ${top - 8} ${x + width / 4} ${top - 8} ${x + width / 2} ${top}L${x + width / 2 + 6} 1200H${x - width / 2 - 6}Z" fill="#08181c"/>` +
    `<path d="M${x - width / 2 + 5} ${top + 10}L${x - width / 2 + 2} 1200" stroke="#c98f68" stroke-width="4" stroke-opacity=".4"/>`;
  return (
    pile(1250, 960, 54) +
    pile(1540, 890, 60) +
    pile(2010, 990, 70) +
    pile(2240, 930, 76) +
    `<g transform="translate(1540 642) scale(4.9)">${heron('#08181c', '#5a5148', 2)}</g>`
  );
}
