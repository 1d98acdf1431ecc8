import {heron} from '../prints/heron';
import {round} from '../sheet/strokes';
import {hash} from '../studio/noise';
import {glow, ridge, sky, streaks} from './atmosphere';

const SHORE = 600;

/** Mud and pools at low water under a pale sky, and one heron that waits. */
export function lowTide(): string {
  return [
    sky(
      [
        [0, '#7d9599'],
        [0.6, '#bcc6c0'],
        [1, '#e9dfca'],
      ],
      0,
      SHORE,
    ),
    glow('pale-sun', 1700, 520, 620, '#fff6df', 0.8),
    streaks(60, 460, '#f4efe2', 26, 31),
    ridge(
      [
        [0, 560],
        [340, 540],
        [700, 572],
        [1100, 592],
        [1500, 586],
        [2000, 560],
        [2400, 540],
      ],
      SHORE + 4,
      '#7f9492',
    ),
    sky(
      [
        [0, '#d9d2be'],
        [0.2, '#9fa69c'],
        [0.6, '#5d6c69'],
        [1, '#2b3a3b'],
      ],
      SHORE,
      1200,
    ),
    mud(),
    bird(),
  ].join('');
}

/** Banks of mud with wet light between them, larger the nearer they lie. */
function mud(): string {
  const banks = Array.from({length: 46}, (_, i) => {
    const depth = (i / 46) ** 1.5;
    const y = SHORE + 16 + depth * 570;
    const x = hash(i, 1, 41) * 2600 - 100;
    const rx = (140 + 380 * hash(i, 2, 41)) * (0.35 + depth);
    const ry = (5 + 10 * hash(i, 3, 41)) * (0.5 + depth * 2.4);
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${i % 3 === 0 ? '#ded8c6' : '#33433f'}" fill-opacity="${round(0.2 + 0.25 * hash(i, 4, 41))}"/>`;
  }).join('');
  return `<filter id="wet" x="-10%" y="-50%" width="120%" height="200%"><feGaussianBlur stdDeviation="16 3"/></filter><g filter="url(#wet)">${banks}</g>`;
}

function bird(): string {
  const drawn = heron('#1a2c2e', '#6d7d7b', 1.6);
  return (
    `<filter id="still"><feGaussianBlur stdDeviation="2 9"/></filter><ellipse cx="1500" cy="1008" rx="420" ry="40" fill="#e5e0d0" fill-opacity=".42" filter="url(#wet)"/>` +
    `<g transform="translate(1500 1240) scale(4.6 -4.2)" opacity=".34" filter="url(#still)">${drawn}</g>` +
    `<g transform="translate(1500 762) scale(4.9)">${drawn}</g>`
  );
}
