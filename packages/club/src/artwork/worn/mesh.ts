import type {Distance} from './body';

/** Triangles with a place in rest, by which cloth is printed. */
export interface Mesh {
  /** x, y, z of each vertex. */
  points: Float32Array;
  /** Where each vertex was before anything moved. */
  rest: Float32Array;
  /** Four vertices a face. */
  quads: Uint32Array;
}

export interface Box {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
}

/** The surface of a body by surface nets, on a grid of `step` meters. */
export function surfaceOf(distance: Distance, {from, to}: Box, step: number): Mesh {
  const nx = Math.ceil((to[0] - from[0]) / step) + 1;
  const ny = Math.ceil((to[1] - from[1]) / step) + 1;
  const nz = Math.ceil((to[2] - from[2]) / step) + 1;
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0, i = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1)
      for (let x = 0; x < nx; x += 1, i += 1)
        values[i] = distance(from[0] + x * step, from[1] + j * step, from[2] + k * step);
  const strides = [1, nx, nx * ny] as const;
  const vertexOf = new Int32Array(values.length).fill(-1);
  const points: number[] = [];
  for (let k = 0; k < nz - 1; k += 1)
    for (let j = 0; j < ny - 1; j += 1)
      for (let x = 0; x < nx - 1; x += 1) {
        const cell = x + j * nx + k * nx * ny;
        const found = crossing(values, cell, strides);
        if (!found) continue;
        vertexOf[cell] = points.length / 3;
        points.push(
          from[0] + (x + found[0]) * step,
          from[1] + (j + found[1]) * step,
          from[2] + (k + found[2]) * step,
        );
      }
  const quads: number[] = [];
  for (let k = 1; k < nz - 1; k += 1)
    for (let j = 1; j < ny - 1; j += 1)
      for (let x = 1; x < nx - 1; x += 1) {
        const cell = x + j * nx + k * nx * ny;
        for (let axis = 0; axis < 3; axis += 1) {
          const a = values[cell] ?? 0;
          const b = values[cell + (strides[axis] ?? 0)] ?? 0;
          if (a < 0 === b < 0) continue;
          const u = strides[(axis + 1) % 3] ?? 0;
          const v = strides[(axis + 2) % 3] ?? 0;
          const face = [cell, cell - u, cell - u - v, cell - v].map(
            (at) => vertexOf[at] ?? -1,
          );
          if (face.includes(-1)) continue;
          if (a >= 0) face.reverse();
          quads.push(...face);
        }
      }
  const placed = Float32Array.from(points);
  return {points: placed, rest: placed.slice(), quads: Uint32Array.from(quads)};
}

/** The middle of where the surface crosses the edges of a cell, in cells. */
function crossing(
  values: Float32Array,
  cell: number,
  [, row, slice]: readonly [number, number, number],
): [number, number, number] | undefined {
  const corner = (c: number) =>
    values[cell + (c & 1) + ((c >> 1) & 1) * row + ((c >> 2) & 1) * slice] ?? 0;
  let inside = 0;
  for (let c = 0; c < 8; c += 1) if (corner(c) < 0) inside += 1;
  if (inside === 0 || inside === 8) return undefined;
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let c = 0; c < 8; c += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      if ((c >> axis) & 1) continue;
      const a = corner(c);
      const b = corner(c | (1 << axis));
      if (a < 0 === b < 0) continue;
      const t = a / (a - b);
      for (let i = 0; i < 3; i += 1)
        sum[i] = (sum[i] ?? 0) + (i === axis ? t : (c >> i) & 1);
      count += 1;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Only the faces whose vertices are all kept; `keep` may move a vertex onto the cut. */
export function cut(mesh: Mesh, keep: (point: Float32Array) => boolean): Mesh {
  const index = new Int32Array(mesh.points.length / 3).fill(-1);
  const points: number[] = [];
  for (let i = 0; i < index.length; i += 1) {
    const point = mesh.points.slice(i * 3, i * 3 + 3);
    if (!keep(point)) continue;
    index[i] = points.length / 3;
    points.push(...point);
  }
  const quads: number[] = [];
  for (let i = 0; i < mesh.quads.length; i += 4) {
    const face = [0, 1, 2, 3].map((c) => index[mesh.quads[i + c] ?? 0] ?? -1);
    if (!face.includes(-1)) quads.push(...face);
  }
  const placed = Float32Array.from(points);
  return {points: placed, rest: placed.slice(), quads: Uint32Array.from(quads)};
}

/** Normals of the vertices, by the faces around them. */
export function normalsOf({points, quads}: Pick<Mesh, 'points' | 'quads'>): Float32Array {
  const normals = new Float32Array(points.length);
  const p = (vertex: number, axis: number) => points[vertex * 3 + axis] ?? 0;
  for (let i = 0; i < quads.length; i += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(i, i + 4);
    const ux = p(c, 0) - p(a, 0);
    const uy = p(c, 1) - p(a, 1);
    const uz = p(c, 2) - p(a, 2);
    const vx = p(d, 0) - p(b, 0);
    const vy = p(d, 1) - p(b, 1);
    const vz = p(d, 2) - p(b, 2);
    const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const vertex of [a, b, c, d])
      for (let axis = 0; axis < 3; axis += 1)
        normals[vertex * 3 + axis] = (normals[vertex * 3 + axis] ?? 0) + (n[axis] ?? 0);
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length =
      Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0) || 1;
    for (let axis = 0; axis < 3; axis += 1)
      normals[i + axis] = (normals[i + axis] ?? 0) / length;
  }
  return normals;
}
