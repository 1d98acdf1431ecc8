import {readFileSync, writeFileSync} from 'node:fs';

import sharp from 'sharp';

import {develop} from './develop';
import {harborAtDusk} from './harbor';

/** A traced picture, the square or all of it that is shown, and what is behind. */
interface Shot {
  traced: [width: number, height: number];
  from: [x: number, y: number];
  shown: [width: number, height: number];
  size: [width: number, height: number];
  behind: number;
  horizon: number;
  sun: [x: number, y: number, radius: number];
}

const SHOTS: Record<string, Shot> = {
  hoodie: {
    traced: [1280, 1600],
    from: [0, 0],
    shown: [1280, 1600],
    size: [1280, 1600],
    behind: 7,
    horizon: 560,
    sun: [1010, 500, 74],
  },
  hoodies: {
    traced: [1200, 1200],
    from: [56, 0],
    shown: [1092, 1092],
    size: [1600, 1600],
    behind: 6,
    horizon: 690,
    sun: [1330, 606, 92],
  },
  tees: {
    traced: [1200, 1200],
    from: [0, 0],
    shown: [1200, 1200],
    size: [1600, 1600],
    behind: 5,
    horizon: 1150,
    sun: [1010, 1060, 84],
  },
};

/** Prints what worn.c traced: its scene, its file, and the WebP to write. */
const [scene = '', raw = '', out = ''] = process.argv.slice(2);
const shot = SHOTS[scene];
if (!shot) throw new Error(`There is no scene ${scene}.`);
const [x, y] = shot.from;
const [width, height] = shot.shown;
const bytes = readFileSync(raw);
const floats = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
const pixels = new Float32Array(width * height * 4);
for (let row = 0; row < height; row += 1) {
  const start = ((y + row) * shot.traced[0] + x) * 4;
  pixels.set(floats.subarray(start, start + width * 4), row * width * 4);
}
const [wide, high] = shot.size;
const ground = harborAtDusk({
  width: wide,
  height: high,
  horizon: shot.horizon,
  sun: shot.sun,
});
const printed = await develop({pixels, width, height}, ground, shot.size, {
  behind: shot.behind,
  grain: 7,
  exposure: 1.35,
  inks: 0.16,
});
for (const quality of [90, 87, 84, 81, 78, 75, 72, 69, 66, 63]) {
  const webp = await sharp(printed).webp({quality, effort: 6}).toBuffer();
  if (webp.length > 140_000) continue;
  writeFileSync(out, webp);
  break;
}
