import type {Raster} from '@quillhaven/local-store/images';
import {backdrop} from './backdrop';
import {fill, sample, type Field} from './field';
import {yieldToEventLoop, lightScene, type Lighting} from './light';
import {noise, hash} from './noise';
import {rasterizeCloth} from './rasterize';
import {canvasMap, type CanvasMap, type Scene, type Texture} from './scene';

/** Light has nothing as fine as a seam's color, so it is computed at half the picture's size. */
const LIGHT_SCALE = 0.5;
const ROWS_AT_ONCE = 24;

/** Draws and lights a scene `width` pixels wide. The same scene always gives the same pixels. */
export async function renderScene(scene: Scene, width: number): Promise<Raster> {
  const height = Math.round((scene.height * width) / scene.width);
  const scale = Math.max(LIGHT_SCALE, Math.min(1, 320 / width));
  const [cloth, lighting] = await Promise.all([
    rasterizeCloth(scene, width, height),
    lightScene(scene, Math.round(width * scale), Math.round(height * scale)),
  ]);
  const data = new Uint8Array(width * height * 3);
  const row = rowPainter(scene, {cloth, lighting, data, width, height});
  for (let y = 0; y < height; y += 1) {
    row(y);
    if (y % ROWS_AT_ONCE === 0) await yieldToEventLoop();
  }
  return {data, width, height, channels: 3};
}

interface Sheets {
  cloth: Uint8Array;
  lighting: Lighting;
  data: Uint8Array;
  width: number;
  height: number;
}

function rowPainter(scene: Scene, {cloth, lighting, data, width, height}: Sheets) {
  const unit = (width / scene.width) * scene.camera.zoom;
  const {shade, sheen, shadow} = lighting;
  const step = shade.width / width;
  const map = canvasMap(scene, width, height);
  const sway = swayOf(scene, map, width, height, unit);
  const stitch = weave(scene.texture, unit);
  const fiber = melange(scene.heather, unit);
  const pixel = new Float32Array(3);
  const wall = new Float32Array(3);
  const ground = backdrop(scene.ground, width, height);

  return (y: number) => {
    for (let x = 0; x < width; x += 1) {
      const sx = x + sample(sway.x, x / sway.step, y / sway.step);
      const sy = y + sample(sway.y, x / sway.step, y / sway.step);
      const lx = (sx + 0.5) * step - 0.5;
      const ly = (sy + 0.5) * step - 0.5;
      const alpha = pick(cloth, width, height, sx, sy, pixel);
      let light = 0;
      let nap = 0;
      let dim = 0;
      const lamp = ground(x, y, wall);
      if (alpha > 0) {
        const u = map.u(x, y);
        const v = map.v(x, y);
        light =
          scattered(sample(shade, lx, ly), pixel) *
          stitch(u, v) *
          fiber(u, v) *
          alpha *
          lamp;
        nap = sample(sheen, lx, ly) * alpha * lamp;
      }
      if (alpha < 1) {
        dim = (1 - sample(shadow, lx, ly)) * (1 - alpha);
      }
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        data[at + c] = fromLinear((wall[c] ?? 0) * dim + (pixel[c] ?? 0) * light + nap);
      }
    }
  };
}

/** How much of a shadow white cloth lights up again. */
const SCATTER = 0.55;

/** Light cloth throws light into its own folds: the paler it is, the softer they are. */
function scattered(shade: number, [red = 0, green = 0, blue = 0]: Float32Array): number {
  const paleness = 0.21 * red + 0.72 * green + 0.07 * blue;
  return shade < 1 ? shade + (1 - shade) * SCATTER * paleness : shade;
}

interface Sway {
  x: Field;
  y: Field;
  /** Pixels between two cells. */
  step: number;
}

/** Cloth is never cut by ruler: a slow drift of a few units, the same for color and light. */
function swayOf(
  scene: Scene,
  map: CanvasMap,
  width: number,
  height: number,
  unit: number,
): Sway {
  const step = Math.max(2, Math.round(14 * unit));
  const drift = (seed: number) =>
    fill(Math.ceil(width / step) + 2, Math.ceil(height / step) + 2, (x, y) => {
      const u = map.u(x * step, y * step);
      const v = map.v(x * step, y * step);
      return (
        unit * (5 * noise(u / 300, v / 240, seed) + 1.6 * noise(u / 70, v / 80, seed + 3))
      );
    });
  return {x: drift(scene.seed), y: drift(scene.seed + 9), step};
}

/**
 * Writes the color between pixels to `into`, linear and weighted by cover, so that edges take nothing from
 * outside. Returns the cover, 0 to 1.
 */
function pick(
  bytes: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  into: Float32Array,
): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const x0 = cx | 0;
  const y0 = cy | 0;
  const fx = cx - x0;
  const fy = cy - y0;
  const at = (y0 * width + x0) * 4;
  const below = at + width * 4;
  const a = ((1 - fx) * (1 - fy) * (bytes[at + 3] ?? 0)) / 255;
  const b = (fx * (1 - fy) * (bytes[at + 7] ?? 0)) / 255;
  const c = ((1 - fx) * fy * (bytes[below + 3] ?? 0)) / 255;
  const d = (fx * fy * (bytes[below + 7] ?? 0)) / 255;
  const cover = a + b + c + d;
  if (cover === 0) return 0;
  for (let i = 0; i < 3; i += 1) {
    const top = a * toLinear(bytes[at + i] ?? 0) + b * toLinear(bytes[at + 4 + i] ?? 0);
    const bottom =
      c * toLinear(bytes[below + i] ?? 0) + d * toLinear(bytes[below + 4 + i] ?? 0);
    into[i] = (top + bottom) / cover;
  }
  return cover > 0.999 ? 1 : cover;
}

const LINEAR = Float32Array.from({length: 256}, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4096;
const BRIGHTEST = 1.6;
const ENCODED = Uint8Array.from({length: STEPS + 1}, (_, step) => {
  const value = shoulder((step / STEPS) * BRIGHTEST);
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
});

/** The light that an sRGB byte stands for, 0 to 1. */
function toLinear(byte: number): number {
  return LINEAR[byte] ?? 0;
}

/** An sRGB byte for an amount of light; what is brighter than paper rolls off softly, as on film. */
function fromLinear(light: number): number {
  const step = Math.round((light / BRIGHTEST) * STEPS);
  return ENCODED[step < 0 ? 0 : step > STEPS ? STEPS : step] ?? 0;
}

function shoulder(value: number): number {
  const knee = 0.78;
  if (value <= knee) return value;
  const over = (value - knee) / (1 - knee);
  return knee + (1 - knee) * (1 - Math.exp(-over)) * 0.995;
}

interface Weave {
  /** Canvas units between two stitches across and down. */
  across: number;
  down: number;
  /** How strongly the structure shows, 0 to 1. */
  depth: number;
  /** How unlike each other its threads are, 0 to 1. */
  unevenness: number;
}

const WEAVES: Readonly<Record<Texture, Weave>> = {
  jersey: {across: 4.2, down: 3.4, depth: 0.07, unevenness: 0.045},
  fleece: {across: 5, down: 4, depth: 0.075, unevenness: 0.06},
  knit: {across: 17, down: 13, depth: 0.2, unevenness: 0.06},
  canvas: {across: 6, down: 6, depth: 0.12, unevenness: 0.09},
  smooth: {across: 3, down: 3, depth: 0.03, unevenness: 0.02},
};

/**
 * Light and dark of the stitches at a point of the cloth, around 1. Stitches too small for the picture's
 * `unit` (pixels per canvas unit) fade out: they would only shimmer, and cost bytes.
 */
function weave(texture: Texture, unit: number): (u: number, v: number) => number {
  const {across, down, depth, unevenness} = WEAVES[texture];
  const seen = Math.max(0, Math.min(1, (across * unit - 2.4) / 3));
  if (seen === 0) return () => 1;
  const chevron = texture !== 'canvas';
  return (u, v) => {
    const a = u / across;
    const column = Math.floor(a);
    const x = a - column;
    const b = v / down + (chevron ? Math.abs(x - 0.5) * -1.1 : (column & 1) * 0.5);
    const row = Math.floor(b);
    const y = b - row;
    const rounded = 4 * x * (1 - x) * (0.35 + 0.65 * 4 * y * (1 - y));
    const thread = hash(column, row, 7) - 0.5;
    return 1 + seen * (depth * (rounded - 0.45) + unevenness * thread);
  };
}

/** Fibers of two colors spun together, around 1, stronger with `amount` (0 to 1). */
function melange(amount: number, unit: number): (u: number, v: number) => number {
  if (amount === 0) return () => 1;
  const seen = Math.max(0.1, Math.min(1, unit * 1.1));
  return (u, v) => {
    const strand = noise(u / 2.6 + 0.2 * v, v / 12, 91);
    const fleck = Math.max(0, noise(u / 3.4, v / 7, 17) - 0.42);
    const cloud = noise(u / 38, v / 60, 29);
    return 1 + amount * (seen * (0.1 * strand - 0.42 * fleck) + 0.02 * cloud);
  };
}
