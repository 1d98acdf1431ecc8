import {readFileSync, writeFileSync} from 'node:fs';

import sharp from 'sharp';

import {develop, type Development} from './develop';
import {harborAtDusk, harborAtNight} from './harbor';

/** Prints what was traced: file, width, height, scene, file. */
const [raw = '', width = '', height = '', scene = '', out = ''] = process.argv.slice(2);

const wide = {width: 1600, height: 800, horizon: 234};
const tall = {width: 1280, height: 1600, horizon: 560};

const PRINTS: Record<
  string,
  [ground: string, Partial<Development>, size: [number, number]]
> = {
  banner: [harborAtDusk({...wide, sun: [1208, 200, 56]}), {exposure: 1.45}, [1600, 800]],
  night: [harborAtNight(wide), {exposure: 1.2, inks: 0.3}, [1600, 800]],
};
const [ground, development, size] = PRINTS[scene] ?? [
  harborAtDusk({...tall, sun: [1010, 500, 74]}),
  {exposure: 1.3, behind: 7},
  [1280, 1600],
];

const bytes = readFileSync(raw);
const pixels = new Float32Array(
  bytes.buffer,
  bytes.byteOffset,
  bytes.byteLength / 4,
).slice();
const negative = {pixels, width: Number(width), height: Number(height)};
const printed = await develop(negative, ground, size, {
  behind: 1.2,
  grain: 9,
  exposure: 1.45,
  inks: 0.16,
  ...development,
});
writeFileSync(out, printed);
const webp = await sharp(printed).webp({quality: 78, effort: 6}).toBuffer();
writeFileSync(out.replace(/png$/, 'webp'), webp);
