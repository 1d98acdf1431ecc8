import {blur, createField, enlarge, fill, sample, type Field} from './field';
import {drape} from './noise';
import {rasterizeHeights} from './rasterize';
import {canvasMap, type Scene} from './scene';

/** The effect of light on each cell of a scene. */
export interface Lighting {
  /** Multiplies the cloth's color; 1 is a flat cloth under the key light. */
  shade: Field;
  /** Light that the nap and the ink throw back whatever the color; it is what makes black cloth readable. */
  sheen: Field;
  /** How much of the backdrop's light the thing takes away, 0 to 1. */
  shadow: Field;
}

/** The key light: a large soft box above the left shoulder. */
const KEY = normalize(-0.5, -0.66, 0.95);
const HALF = normalize(KEY[0], KEY[1], KEY[2] + 1);

/** Lights a scene on a grid of `width` × `height` cells. */
export async function lightScene(
  scene: Scene,
  width: number,
  height: number,
): Promise<Lighting> {
  const [form, folds, detail] = await Promise.all([
    rasterizeHeights(scene, 'form', width, height),
    rasterizeHeights(scene, 'folds', width, height),
    rasterizeHeights(scene, 'detail', width, height),
  ]);
  const unit = (width / scene.width) * scene.camera.zoom;
  const relief = heights(scene, form, folds, detail, unit);
  await yieldToEventLoop();
  const {shade, sheen} = reflect(relief, unit);
  await yieldToEventLoop();
  return {shade, sheen, shadow: castShadow(scene, form, unit)};
}

/** Gives other requests a turn between two stretches of arithmetic. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Adds the sheets up to one height per cell, in cells, so that slopes are true whatever the size. */
function heights(
  scene: Scene,
  form: Field,
  folds: Field,
  detail: Field,
  unit: number,
): Field {
  const edges = blur(form, 3.2 * unit);
  const body = blur(form, 30 * unit);
  const creases = blur(folds, 8.5 * unit);
  const swells = blur(folds, 24 * unit);
  const fine = blur(detail, Math.max(0.5, 1.1 * unit));
  const {width, height} = form;
  const relief = createField(width, height);
  const lie = drapeField(scene, width, height, unit);
  for (let i = 0; i < relief.values.length; i += 1) {
    const standing = 26 * (edges.values[i] ?? 0) + 70 * (body.values[i] ?? 0);
    const folded = 50 * (creases.values[i] ?? 0) + 120 * (swells.values[i] ?? 0);
    const sewn = 7 * (fine.values[i] ?? 0);
    relief.values[i] = unit * (standing + folded + sewn + (lie.values[i] ?? 0));
  }
  return relief;
}

/** Swells and creases in canvas units, worked out on a coarse grid: nothing in them is small. */
function drapeField(scene: Scene, width: number, height: number, unit: number): Field {
  const at = canvasMap(scene, width, height);
  const step = Math.max(2, Math.round(12 * unit));
  const coarse = fill(
    Math.ceil(width / step) + 2,
    Math.ceil(height / step) + 2,
    (x, y) => {
      const u = at.u(x * step, y * step);
      const v = at.v(x * step, y * step);
      const swells = 20 * drape(u / 260, v / 330, scene.seed);
      return scene.drape * (swells + 6 * drape(u / 95, v / 120, scene.seed + 40));
    },
  );
  return blur(enlarge(coarse, step, width, height), 4 * unit);
}

function reflect(relief: Field, unit: number): Pick<Lighting, 'shade' | 'sheen'> {
  const {width, height} = relief;
  const shade = createField(width, height);
  const sheen = createField(width, height);
  const near = blur(relief, 9 * unit);
  const wide = blur(relief, 42 * unit);
  const h = relief.values;
  for (let y = 0; y < height; y += 1) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const dx =
        ((h[y * width + Math.min(width - 1, x + 1)] ?? 0) -
          (h[y * width + Math.max(0, x - 1)] ?? 0)) /
        2;
      const dy = ((h[down + x] ?? 0) - (h[up + x] ?? 0)) / 2;
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      const key = Math.max(0, (-dx * KEY[0] - dy * KEY[1] + KEY[2]) / length) / KEY[2];
      const glint = Math.max(0, (-dx * HALF[0] - dy * HALF[1] + HALF[2]) / length);
      const sky = 0.5 + 0.5 / length;
      const here = h[i] ?? 0;
      const occlusion =
        Math.exp((-0.05 * Math.max(0, (near.values[i] ?? 0) - here)) / unit) *
        Math.exp((-0.012 * Math.max(0, (wide.values[i] ?? 0) - here)) / unit);
      shade.values[i] = (0.68 * key + 0.32 * sky) * occlusion;
      sheen.values[i] = (0.008 * key + 0.024 * Math.pow(glint, 12)) * occlusion;
    }
  }
  return {shade, sheen};
}

/** A tight dark line where the thing touches, and a wide soft one thrown away from the key light. */
function castShadow(scene: Scene, form: Field, unit: number): Field {
  const covered = createField(form.width, form.height);
  for (let i = 0; i < covered.values.length; i += 1) {
    covered.values[i] = Math.min(1, (form.values[i] ?? 0) * 8);
  }
  const contact = blur(covered, (5 + 6 * scene.lift) * unit);
  const cast = blur(covered, (22 + 34 * scene.lift) * unit);
  const far = blur(covered, 110 * unit);
  const shadow = createField(form.width, form.height);
  const near = (5 + 10 * scene.lift) * unit;
  const away = (20 + 46 * scene.lift) * unit;
  for (let y = 0; y < form.height; y += 1) {
    for (let x = 0; x < form.width; x += 1) {
      const light =
        (1 - (0.5 - 0.2 * scene.lift) * sample(contact, x - near * 0.7, y - near)) *
        (1 - 0.36 * sample(cast, x - away * 0.7, y - away)) *
        (1 - 0.16 * sample(far, x - away, y - away * 1.5));
      shadow.values[y * form.width + x] = 1 - light;
    }
  }
  return shadow;
}

function normalize(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
