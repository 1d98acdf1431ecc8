import {noise} from '../studio/noise';
import type {Paint, Surface} from './trace';
import {alongSleeve, inSleeve, fromNeck} from './wear';

type Rgb = [number, number, number];

/** A picture in linear light that is printed on cloth, over a part of its rest. */
export interface Print {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** Middle and width in meters. */
  x: number;
  y: number;
  span: number;
  /** Seen on the back or on the front. */
  back: boolean;
}

export interface Dye {
  cloth: string;
  trim: string;
  ink: string;
  prints?: readonly Print[];
}

const linear = (channel: number): number => (channel / 255) ** 2.2;

export function linearOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
}

function tint(into: Surface, [r, g, b]: Rgb, light = 1): void {
  into.color[0] = r * light;
  into.color[1] = g * light;
  into.color[2] = b * light;
}

function grain(
  into: Surface,
  x: number,
  y: number,
  z: number,
  size: number,
  depth: number,
): void {
  into.bump[0] = depth * noise(x / size, (y + z) / size, 31);
  into.bump[1] = depth * noise((x + z) / size, y / size, 32);
  into.bump[2] = depth * noise((x - z) / size, y / size, 33);
}

function printed(
  into: Surface,
  prints: readonly Print[],
  x: number,
  y: number,
  z: number,
): void {
  for (const {pixels, width, height, span, back, ...middle} of prints) {
    if (back !== z > 0) continue;
    const u = ((back ? x : -x) - middle.x) / span + 0.5;
    const v = 0.5 - ((y - middle.y) / span) * (width / height);
    if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
    const at = (Math.floor(v * height) * width + Math.floor(u * width)) * 4;
    const alpha = (pixels[at + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c += 1)
      into.color[c] = into.color[c]! * (1 - alpha) + linear(pixels[at + c] ?? 0) * alpha;
  }
}

export function clothPaint(
  {cloth, trim, ink, prints = []}: Dye,
  wears: 'tee' | 'sweatshirt',
): Paint {
  const base = linearOf(cloth);
  const edge = linearOf(trim);
  const side = linearOf(ink);
  const isTee = wears === 'tee';
  return (x, y, z, into) => {
    const sleeve = inSleeve(x, y);
    const along = sleeve ? alongSleeve(x, y, z) : 0;
    const collar = fromNeck(x, y, z);
    const light =
      1 + 0.07 * noise(x * 9, y * 9 + z * 7, 3) + 0.05 * noise(x * 900, (y + z) * 900, 4);
    into.nap = isTee ? 0.35 : 0.7;
    into.through = isTee ? 0.12 : 0.05;
    tint(into, base, light);
    grain(into, x, y, z, isTee ? 0.0016 : 0.0022, isTee ? 0.06 : 0.12);
    if (isTee && !sleeve && Math.abs(x) > 0.165 + (1.3 - y) * 0.06 && y < 1.27)
      tint(into, side, light);
    if (isTee && !sleeve && y < 1.27) {
      const off = Math.abs(Math.abs(x) - (0.165 + (1.3 - y) * 0.06));
      if (off < 0.004) tint(into, edge, light);
    }
    printed(into, prints, x, y, z);
    const turned = isTee ? 0.245 : 0.475;
    if (sleeve && along > turned) cuff(into, edge, base, isTee, light, x, z);
    if (collar < 0.024) {
      tint(into, edge, light);
      ribs(into, Math.atan2(x, z) * 50, x, z);
      if (collar > 0.021) dim(into, 0.55);
    }
    if (!isTee && y < 0.9 && !sleeve) {
      ribs(into, Math.atan2(x, z) * 70, x, z);
      if (y > 0.897) dim(into, 0.55);
    }
    seams(into, x, y, z, sleeve);
  };
}

function cuff(
  into: Surface,
  edge: Rgb,
  base: Rgb,
  isTee: boolean,
  light: number,
  x: number,
  z: number,
): void {
  if (isTee) return tint(into, edge, light);
  tint(into, base, light);
  ribs(into, Math.atan2(z, Math.abs(x) - 0.5) * 24, x, z);
}

function ribs(into: Surface, phase: number, x: number, z: number): void {
  const wave = Math.sin(phase);
  const across = Math.hypot(x, z) || 1;
  into.bump[0] = into.bump[0] + (wave * 0.55 * z) / across;
  into.bump[2] = into.bump[2] - (wave * 0.55 * x) / across;
  dim(into, 0.86 + 0.14 * Math.cos(phase));
}

function dim(into: Surface, by: number): void {
  for (let c = 0; c < 3; c += 1) into.color[c] = into.color[c]! * by;
}

/** The armhole, which is a line where the sleeve begins. */
function seams(into: Surface, x: number, y: number, z: number, sleeve: boolean): void {
  if (sleeve && alongSleeve(x, y, z) < 0.041) dim(into, 0.6);
}

/** Skin; with `hair`, the back of a head has it where no hat does. */
export function skinPaint(tone: string, hair?: string): Paint {
  const base = linearOf(tone);
  const grown = hair === undefined ? undefined : linearOf(hair);
  return (x, y, z, into) => {
    tint(into, base, 1 + 0.08 * noise(x * 40, y * 40 + z * 40, 8));
    grain(into, x, y, z, 0.004, 0.05);
    into.nap = 0.2;
    if (
      grown &&
      y > 1.585 + 0.004 * noise(x * 40, z * 40, 6) - 0.4 * Math.min(0, z) &&
      Math.abs(x) < 0.084
    )
      tint(into, grown, 1 + 0.4 * noise(x * 200, y * 60, 42));
  };
}

/** Cloth that nobody looks at. */
export function plainPaint(tone: string): Paint {
  const base = linearOf(tone);
  return (x, y, z, into) => {
    tint(into, base);
    grain(into, x, y, z, 0.003, 0.1);
    into.nap = 0.5;
  };
}

export function hairPaint(tone: string): Paint {
  const base = linearOf(tone);
  return (x, y, z, into) => {
    const strand =
      noise(Math.atan2(x, z) * 90, y * 12, 41) + 0.6 * noise(x * 260, y * 30, 42);
    tint(into, base, 1 + 0.45 * strand);
    into.bump[0] = 0.28 * strand;
    into.nap = 0.22;
  };
}

export function beaniePaint(tone: string, kind: 'beanie' | 'cap'): Paint {
  const base = linearOf(tone);
  return (x, y, z, into) => {
    const light = 1 + 0.12 * noise(x * 500, y * 500 + z * 500, 51);
    tint(into, base, light);
    grain(into, x, y, z, 0.003, kind === 'beanie' ? 0.2 : 0.06);
    if (kind === 'beanie') {
      const row = Math.abs(Math.sin(y * 700));
      dim(into, 0.82 + 0.18 * row);
    } else if (Math.abs(Math.sin(Math.atan2(x, z + 0.012) * 3)) < 0.04) dim(into, 0.6);
    into.nap = 0.8;
  };
}

/** Bars at both ends, edges in the trim, a word between. */
export function scarfPaint({cloth, trim, ink, prints = []}: Dye): Paint {
  const base = linearOf(cloth);
  const bar = linearOf(trim);
  const line = linearOf(ink);
  return (x, y, _z, into) => {
    const light = 1 + 0.12 * noise(x * 400, y * 90, 61);
    const end = Math.abs(x);
    const plain = prints.length === 0;
    const row = (end - 0.36) / 0.056;
    const within = row - Math.floor(row);
    const striped = plain ? within < 0.42 : Math.floor((end - 0.36) / 0.032) % 2 === 0;
    const lined = plain ? within > 0.62 && within < 0.76 : Math.abs(y) > 0.4;
    const barred = end > 0.36 && end < 0.64;
    if (barred && striped) tint(into, bar, light);
    else if (lined && (barred || !plain)) tint(into, line, light);
    else tint(into, base, light);
    const across = Math.floor((x + 1) * 420) % 2;
    dim(into, 0.9 + 0.1 * across);
    into.bump[0] = 0.12 * Math.sin(x * 1200);
    into.bump[1] = 0.1 * Math.sin(y * 150);
    printed(into, prints, x, y * 0.19, 1);
    into.nap = 0.8;
    into.through = 0.12;
  };
}
