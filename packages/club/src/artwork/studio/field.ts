/** A grid of numbers, rows from the top: height, light or shadow over a picture. */
export interface Field {
  values: Float32Array;
  width: number;
  height: number;
}

export function createField(width: number, height: number): Field {
  return {values: new Float32Array(width * height), width, height};
}

/** A field whose cells hold `value` of their column and row. */
export function fill(
  width: number,
  height: number,
  value: (x: number, y: number) => number,
): Field {
  const field = createField(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) field.values[y * width + x] = value(x, y);
  }
  return field;
}

/** A coarse field, one cell for `step`, drawn out smoothly to `width` × `height`. */
export function enlarge(
  coarse: Field,
  step: number,
  width: number,
  height: number,
): Field {
  return fill(width, height, (x, y) => sample(coarse, x / step, y / step));
}

/** Every `step`th cell of a field that has nothing fine in it, or of a first blur of one. */
function reduce(field: Field, step: number): Field {
  const width = Math.ceil(field.width / step) + 1;
  const height = Math.ceil(field.height / step) + 1;
  return fill(width, height, (x, y) => sample(field, x * step, y * step));
}

/**
 * Near enough a Gaussian blur of standard deviation `sigma` cells. Wide ones are made on a coarser grid,
 * where they cost a fraction and nobody can tell.
 */
export function blur(field: Field, sigma: number): Field {
  const step = Math.floor(sigma / 4);
  if (step < 2) return boxBlur(field, sigma);
  const fine = step * 0.9;
  const coarse = reduce(boxBlur(field, fine), step);
  const rest = Math.sqrt(sigma * sigma - fine * fine) / step;
  return enlarge(boxBlur(coarse, rest), step, field.width, field.height);
}

/** Three box blurs, which together are close to a Gaussian. */
function boxBlur(field: Field, sigma: number): Field {
  const radius = Math.max(1, Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5));
  const {width, height} = field;
  const a = {...field, values: Float32Array.from(field.values)};
  const b = createField(width, height);
  for (let pass = 0; pass < 3; pass += 1) {
    slide(a.values, b.values, height, width, width, 1, radius);
    slide(b.values, a.values, width, height, 1, width, radius);
  }
  return a;
}

/** One running-sum box blur along lines; edges repeat their last cell. */
function slide(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  cellStep: number,
  radius: number,
): void {
  const weight = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    const first = from[start] ?? 0;
    const last = from[start + (length - 1) * cellStep] ?? 0;
    let sum = first * radius;
    for (let i = 0; i < radius; i += 1)
      sum += from[start + Math.min(i, length - 1) * cellStep] ?? last;
    for (let i = 0; i < length; i += 1) {
      sum += i + radius < length ? (from[start + (i + radius) * cellStep] ?? 0) : last;
      to[start + i * cellStep] = sum * weight;
      sum -= i - radius >= 0 ? (from[start + (i - radius) * cellStep] ?? 0) : first;
    }
  }
}

/** The value between cells; outside, the nearest edge. Coordinates are in cells, centers at whole numbers. */
export function sample({values, width, height}: Field, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const x0 = cx | 0;
  const y0 = cy | 0;
  const fx = cx - x0;
  const fy = cy - y0;
  const at = y0 * width + x0;
  const top = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx;
  const bottom =
    (values[at + width] ?? 0) * (1 - fx) + (values[at + width + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}
