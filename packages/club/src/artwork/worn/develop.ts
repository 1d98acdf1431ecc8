import sharp from 'sharp';

import {hash} from './noise';

/** Light as traced: linear RGBA, premultiplied. */
export interface Negative {
  pixels: Float32Array;
  width: number;
  height: number;
}

export interface Development {
  /** Radius of the blur of what is behind, in pixels. */
  behind: number;
  /** Strength of the grain. */
  grain: number;
  exposure: number;
  /** How far colors go to the ink and paper of the club, 0 to 1. */
  inks: number;
}

const linear = (v: number): number => (v / 255) ** 2.2;

/** Lays what was traced over a painted ground, and prints both with the same inks and grain. */
export async function develop(
  traced: Negative,
  ground: string,
  [width, height]: readonly [number, number],
  {behind, grain, exposure, inks}: Development,
): Promise<Buffer> {
  const pixels = await enlarged(traced, width, height, exposure);
  const painted = await sharp(Buffer.from(ground))
    .resize(width, height, {fit: 'fill'})
    .blur(behind)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const light = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const clear = 1 - pixels[i * 4 + 3]! / 65535;
    for (let c = 0; c < 3; c += 1)
      light[i * 3 + c] =
        (pixels[i * 4 + c]! / 65535) ** 2 * 1.6 + linear(painted[i * 3 + c]!) * clear;
  }
  const halo = await bloom(light, width, height);
  const printed = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const speck = triangular(i) * grain;
    const rgb = [0, 1, 2].map((c) => light[i * 3 + c]! + 0.16 * halo[i * 3 + c]!);
    const tone = inkOf(0.25 * rgb[0]! + 0.65 * rgb[1]! + 0.1 * rgb[2]!);
    for (let c = 0; c < 3; c += 1) {
      const mixed = rgb[c]! * (1 - inks) + tone[c]! * inks;
      const shown = 255 * Math.max(0, mixed) ** (1 / 2.2);
      const mids = 0.4 + 0.6 * Math.sin(Math.PI * Math.min(1, shown / 255));
      printed[i * 3 + c] = Math.max(0, Math.min(255, Math.round(shown + speck * mids)));
    }
  }
  return sharp(printed, {raw: {width, height, channels: 3}})
    .png()
    .toBuffer();
}

/** What was traced at the size of the print, as roots of what the film takes. */
async function enlarged(
  {pixels, width, height}: Negative,
  wide: number,
  high: number,
  exposure: number,
): Promise<Uint16Array> {
  const taken = new Uint16Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 1) {
    const value = pixels[i]!;
    taken[i] =
      65535 * Math.min(1, i % 4 === 3 ? value : Math.sqrt(film(value * exposure) / 1.6));
  }
  const plane = async (from: number, channels: 1 | 3) => {
    const picked = new Uint16Array(width * height * channels);
    for (let i = 0; i < width * height; i += 1)
      for (let c = 0; c < channels; c += 1)
        picked[i * channels + c] = taken[i * 4 + from + c]!;
    const {data} = await sharp(picked, {raw: {width, height, channels}})
      .toColorspace(channels === 1 ? 'grey16' : 'rgb16')
      .resize(wide, high, {fit: 'fill', kernel: 'lanczos3'})
      .raw({depth: 'ushort'})
      .toBuffer({resolveWithObject: true});
    return new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  };
  const [colors, cover] = [await plane(0, 3), await plane(3, 1)];
  const out = new Uint16Array(wide * high * 4);
  for (let i = 0; i < wide * high; i += 1) {
    for (let c = 0; c < 3; c += 1) out[i * 4 + c] = colors[i * 3 + c]!;
    out[i * 4 + 3] = cover[i]!;
  }
  return out;
}

/** Shadows in petrol, middle in stone, lights in bone. */
const INKS = [
  [0.004, 0.014, 0.016],
  [0.022, 0.066, 0.068],
  [0.2, 0.2, 0.165],
  [0.62, 0.48, 0.3],
  [0.98, 0.9, 0.76],
] as const;

function inkOf(y: number): readonly number[] {
  const t = Math.min(0.999, Math.max(0, y) ** 0.5) * (INKS.length - 1);
  const low = INKS[Math.floor(t)]!;
  const high = INKS[Math.floor(t) + 1]!;
  return low.map((value, c) => value + (high[c]! - value) * (t % 1));
}

/** A film's shoulder, per channel. */
const film = (x: number): number => (x * (1 + x / 6)) / (1 + x * 0.9);

/** Grain in clumps of about a pixel and a half, from -1 to 1. */
function triangular(i: number): number {
  return hash(i, 1, 77) + hash(i, 2, 77) - 1;
}

async function bloom(
  light: Float32Array,
  width: number,
  height: number,
): Promise<Float32Array> {
  const bright = Buffer.alloc(width * height * 3);
  for (let i = 0; i < bright.length; i += 1)
    bright[i] = Math.max(0, Math.min(255, (light[i]! - 0.45) * 255));
  const soft = await sharp(bright, {raw: {width, height, channels: 3}})
    .blur(width / 45)
    .raw()
    .toBuffer();
  return Float32Array.from(soft, (v) => v / 255);
}
