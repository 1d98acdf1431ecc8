import type {Raster} from '../../cdn/source';
import {backdrop} from './backdrop';
import {sample} from './field';
import {breathe, canvasPoint, lightScene, type Lighting} from './light';
import {noise} from './noise';
import {rasteriseCloth} from './rasterise';
import type {Scene} from './scene';
import {melange, weave} from './texture';
import {fromLinear, toLinear} from './tone';

/** Light has nothing as fine as a seam's colour, so it is computed at half the picture's size. */
const LIGHT_SCALE = 0.5;
const ROWS_AT_ONCE = 24;

/** Draws and lights a scene `width` pixels wide. The same scene always gives the same pixels. */
export async function develop(scene: Scene, width: number): Promise<Raster> {
  const height = Math.round((scene.height * width) / scene.width);
  const scale = Math.max(LIGHT_SCALE, Math.min(1, 400 / width));
  const [cloth, lighting] = await Promise.all([
    rasteriseCloth(scene, width, height),
    lightScene(scene, Math.round(width * scale), Math.round(height * scale)),
  ]);
  const data = new Uint8Array(width * height * 3);
  const row = rowPainter(scene, {cloth, lighting, data, width, height});
  for (let y = 0; y < height; y += 1) {
    row(y);
    if (y % ROWS_AT_ONCE === 0) await breathe();
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
  const stitch = weave(scene.texture, unit);
  const fibre = melange(scene.heather, unit);
  const pixel = new Float32Array(4);
  const ground = backdrop(scene.ground, width, height);

  return (y: number) => {
    for (let x = 0; x < width; x += 1) {
      const {u, v} = canvasPoint(scene, x, y, width, height);
      const sx = x + unit * sway(u, v, scene.seed);
      const sy = y + unit * sway(v, u, scene.seed + 9);
      pick(cloth, width, height, sx, sy, pixel);
      const alpha = pixel[3] ?? 0;
      const lx = (sx + 0.5) * step - 0.5;
      const ly = (sy + 0.5) * step - 0.5;
      const dim = 1 - sample(shadow, lx, ly);
      const light = alpha > 0 ? sample(shade, lx, ly) * stitch(u, v) * fibre(u, v) : 0;
      const nap = alpha > 0 ? sample(sheen, lx, ly) : 0;
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        const wall = ground(c, x, y) * dim;
        const lit = (pixel[c] ?? 0) * light + nap;
        data[at + c] = fromLinear(wall * (1 - alpha) + lit * alpha);
      }
    }
  };
}

/** Cloth is never cut by ruler: a slow drift of a few units, the same for colour and light. */
function sway(u: number, v: number, seed: number): number {
  return 5 * noise(u / 300, v / 240, seed) + 1.6 * noise(u / 70, v / 80, seed + 3);
}

/** Colour between pixels, linear and weighted by cover, so that edges take nothing from outside. */
function pick(
  bytes: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  into: Float32Array,
): void {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const x0 = cx | 0;
  const y0 = cy | 0;
  const fx = cx - x0;
  const fy = cy - y0;
  into.fill(0);
  for (let corner = 0; corner < 4; corner += 1) {
    const right = corner & 1;
    const below = corner >> 1;
    const at = ((y0 + below) * width + x0 + right) * 4;
    const share =
      (right ? fx : 1 - fx) * (below ? fy : 1 - fy) * ((bytes[at + 3] ?? 0) / 255);
    if (share === 0) continue;
    into[0] = (into[0] ?? 0) + share * toLinear(bytes[at] ?? 0);
    into[1] = (into[1] ?? 0) + share * toLinear(bytes[at + 1] ?? 0);
    into[2] = (into[2] ?? 0) + share * toLinear(bytes[at + 2] ?? 0);
    into[3] = (into[3] ?? 0) + share;
  }
  const cover = into[3] ?? 0;
  if (cover > 0) for (let c = 0; c < 3; c += 1) into[c] = (into[c] ?? 0) / cover;
}
