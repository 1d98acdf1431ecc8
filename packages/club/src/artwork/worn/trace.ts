import {hash} from '../studio/noise';
import type {Vector} from './body';

/** What a surface looks like at a point of its rest: see `paint`. */
export interface Surface {
  /** Linear light that it throws back. */
  color: [number, number, number];
  /** Light that comes through, 0 to 1. */
  through: number;
  /** Soft shine at grazing angles: the nap of cloth. */
  nap: number;
  /** Bends the normal. */
  bump: [number, number, number];
}

export type Paint = (x: number, y: number, z: number, into: Surface) => void;

/** A thing in a scene, in the scene's coordinates. */
export interface Solid {
  points: Float32Array;
  normals: Float32Array;
  rest: Float32Array;
  triangles: Uint32Array;
  paint: Paint;
}

export interface Light {
  direction: Vector;
  color: Vector;
  /** How wide it is: the tangent of its half angle. */
  spread: number;
}

export interface Setting {
  lights: readonly Light[];
  /** Light from a direction, without lights. */
  sky: (x: number, y: number, z: number, into: [number, number, number]) => void;
  /** Thickness of the air a meter, and its color. */
  haze: {density: number; from: number; color: Vector};
}

export interface View {
  eye: Vector;
  at: Vector;
  /** Height of the picture at a distance of one meter. */
  field: number;
  lens: number;
  focus: number;
}

interface Tree {
  /** Six bounds a node. */
  bounds: Float32Array;
  /** Right child, or minus the first triangle less one for a leaf. */
  link: Int32Array;
  count: Int32Array;
  order: Uint32Array;
}

export interface Scene {
  solids: readonly Solid[];
  /** Nine coordinates a triangle. */
  corners: Float32Array;
  owner: Uint16Array;
  local: Uint32Array;
  tree: Tree;
}

export function sceneOf(solids: readonly Solid[]): Scene {
  const total = solids.reduce((sum, {triangles}) => sum + triangles.length / 3, 0);
  const corners = new Float32Array(total * 9);
  const owner = new Uint16Array(total);
  const local = new Uint32Array(total);
  let t = 0;
  solids.forEach(({points, triangles}, index) => {
    for (let i = 0; i < triangles.length; i += 3, t += 1) {
      owner[t] = index;
      local[t] = i;
      for (let c = 0; c < 3; c += 1)
        for (let axis = 0; axis < 3; axis += 1)
          corners[t * 9 + c * 3 + axis] = points[triangles[i + c]! * 3 + axis]!;
    }
  });
  return {solids, corners, owner, local, tree: treeOf(corners)};
}

/** Halves the triangles along the longest side of their middles' box until few are left. */
function treeOf(corners: Float32Array): Tree {
  const total = corners.length / 9;
  const middles = new Float32Array(total * 3);
  for (let t = 0; t < total; t += 1)
    for (let axis = 0; axis < 3; axis += 1)
      middles[t * 3 + axis] =
        (corners[t * 9 + axis]! +
          corners[t * 9 + 3 + axis]! +
          corners[t * 9 + 6 + axis]!) /
        3;
  const order = Uint32Array.from({length: total}, (_, i) => i);
  const bounds = new Float32Array(total * 12 + 12);
  const link = new Int32Array(total * 2 + 2);
  const count = new Int32Array(total * 2 + 2);
  let nodes = 0;
  const build = (from: number, to: number): number => {
    const node = nodes;
    nodes += 1;
    const b = bounds
      .subarray(node * 6, node * 6 + 6)
      .fill(Infinity, 0, 3)
      .fill(-Infinity, 3);
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let i = from; i < to; i += 1) {
      const t = order[i]!;
      for (let axis = 0; axis < 3; axis += 1) {
        for (let c = 0; c < 9; c += 3) {
          const value = corners[t * 9 + c + axis]!;
          if (value < b[axis]!) b[axis] = value;
          if (value > b[axis + 3]!) b[axis + 3] = value;
        }
        const middle = middles[t * 3 + axis]!;
        if (middle < low[axis]!) low[axis] = middle;
        if (middle > high[axis]!) high[axis] = middle;
      }
    }
    const sides = [high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!];
    const axis = sides.indexOf(Math.max(...sides));
    if (to - from <= 4 || sides[axis]! < 1e-7) {
      link[node] = -from - 1;
      count[node] = to - from;
      return node;
    }
    const half = (low[axis]! + high[axis]!) / 2;
    let middle = from;
    for (let i = from; i < to; i += 1) {
      if (middles[order[i]! * 3 + axis]! >= half) continue;
      const swap = order[i]!;
      order[i] = order[middle]!;
      order[middle] = swap;
      middle += 1;
    }
    if (middle === from || middle === to) middle = (from + to) >> 1;
    build(from, middle);
    link[node] = build(middle, to);
    return node;
  };
  build(0, total);
  return {bounds, link, count, order};
}

interface Ray {
  origin: [number, number, number];
  direction: [number, number, number];
}

interface Hit {
  distance: number;
  triangle: number;
  u: number;
  v: number;
}

const stackOfNodes = new Int32Array(128);

/** The nearest triangle on a ray, or with `any` whether there is one. */
function hitOf(
  {corners, tree}: Scene,
  {origin, direction}: Ray,
  into: Hit,
  far: number,
  any: boolean,
): boolean {
  const {bounds, link, count, order} = tree;
  const [ox, oy, oz] = origin;
  const [dx, dy, dz] = direction;
  const ix = 1 / (Math.abs(dx) < 1e-9 ? 1e-9 : dx);
  const iy = 1 / (Math.abs(dy) < 1e-9 ? 1e-9 : dy);
  const iz = 1 / (Math.abs(dz) < 1e-9 ? 1e-9 : dz);
  let best = far;
  let top = 0;
  let found = false;
  stackOfNodes[top] = 0;
  top += 1;
  while (top > 0) {
    top -= 1;
    const node = stackOfNodes[top]!;
    const b = node * 6;
    const x0 = (bounds[b]! - ox) * ix;
    const x1 = (bounds[b + 3]! - ox) * ix;
    const y0 = (bounds[b + 1]! - oy) * iy;
    const y1 = (bounds[b + 4]! - oy) * iy;
    const z0 = (bounds[b + 2]! - oz) * iz;
    const z1 = (bounds[b + 5]! - oz) * iz;
    let near = x0 < x1 ? x0 : x1;
    let out = x0 < x1 ? x1 : x0;
    near = Math.max(near, y0 < y1 ? y0 : y1, z0 < z1 ? z0 : z1);
    out = Math.min(out, y0 < y1 ? y1 : y0, z0 < z1 ? z1 : z0);
    if (near > out || out < 0 || near > best) continue;
    const next = link[node]!;
    if (next >= 0) {
      stackOfNodes[top] = next;
      stackOfNodes[top + 1] = node + 1;
      top += 2;
      continue;
    }
    for (let i = -next - 1, end = i + count[node]!; i < end; i += 1) {
      const t = order[i]!;
      const c = t * 9;
      const ax = corners[c]!;
      const ay = corners[c + 1]!;
      const az = corners[c + 2]!;
      const ux = corners[c + 3]! - ax;
      const uy = corners[c + 4]! - ay;
      const uz = corners[c + 5]! - az;
      const vx = corners[c + 6]! - ax;
      const vy = corners[c + 7]! - ay;
      const vz = corners[c + 8]! - az;
      const px = dy * vz - dz * vy;
      const py = dz * vx - dx * vz;
      const pz = dx * vy - dy * vx;
      const det = ux * px + uy * py + uz * pz;
      if (det > -1e-12 && det < 1e-12) continue;
      const inv = 1 / det;
      const tx = ox - ax;
      const ty = oy - ay;
      const tz = oz - az;
      const u = (tx * px + ty * py + tz * pz) * inv;
      if (u < 0 || u > 1) continue;
      const qx = ty * uz - tz * uy;
      const qy = tz * ux - tx * uz;
      const qz = tx * uy - ty * ux;
      const v = (dx * qx + dy * qy + dz * qz) * inv;
      if (v < 0 || u + v > 1) continue;
      const distance = (vx * qx + vy * qy + vz * qz) * inv;
      if (distance <= 0 || distance >= best) continue;
      best = distance;
      found = true;
      if (any) return true;
      into.distance = distance;
      into.triangle = t;
      into.u = u;
      into.v = v;
    }
  }
  return found;
}

/**
 * Rows `first`, `first + every` … of a picture as linear RGBA, premultiplied; nothing is where nothing was hit.
 */
export function traceRows(
  scene: Scene,
  setting: Setting,
  view: View,
  {width, height, samples}: {width: number; height: number; samples: number},
  first: number,
  every: number,
): Float32Array {
  const rows = Math.ceil((height - first) / every);
  const picture = new Float32Array(rows * width * 4);
  const forward = unit(minus(view.at, view.eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const light: [number, number, number] = [0, 0, 0];
  const shader = shaderOf(scene, setting);
  const ray: Ray = {origin: [0, 0, 0], direction: [0, 0, 0]};
  const side = Math.ceil(Math.sqrt(samples));
  for (let row = 0; row < rows; row += 1) {
    const y = first + row * every;
    for (let x = 0; x < width; x += 1) {
      const at = (row * width + x) * 4;
      for (let s = 0; s < samples; s += 1) {
        const pixel = y * width + x;
        const jx = ((s % side) + hash(pixel, s, 1)) / side;
        const jy = (Math.floor(s / side) + hash(pixel, s, 2)) / Math.ceil(samples / side);
        const u = ((x + jx - width / 2) / height) * view.field;
        const v = -((y + jy) / height - 0.5) * view.field;
        const angle = 2 * Math.PI * hash(pixel, s, 3);
        const radius = view.lens * Math.sqrt(hash(pixel, s, 4));
        const lx = Math.cos(angle) * radius;
        const ly = Math.sin(angle) * radius;
        for (let c = 0; c < 3; c += 1) {
          const aim = forward[c]! + right[c]! * u + up[c]! * v;
          ray.origin[c] = view.eye[c]! + right[c]! * lx + up[c]! * ly;
          ray.direction[c] = view.eye[c]! + aim * view.focus - ray.origin[c]!;
        }
        const d = Math.hypot(...ray.direction);
        for (let c = 0; c < 3; c += 1) ray.direction[c] = ray.direction[c]! / d;
        if (!shader(ray, pixel, s, light)) continue;
        for (let c = 0; c < 3; c += 1)
          picture[at + c] = picture[at + c]! + light[c]! / samples;
        picture[at + 3] = picture[at + 3]! + 1 / samples;
      }
    }
  }
  return picture;
}

/** The light along a ray; false where it meets nothing. */
function shaderOf(scene: Scene, {lights, sky, haze}: Setting) {
  const hit: Hit = {distance: 0, triangle: 0, u: 0, v: 0};
  const blocked: Hit = {...hit};
  const surface: Surface = {color: [0, 0, 0], through: 0, nap: 0, bump: [0, 0, 0]};
  const second: Ray = {origin: [0, 0, 0], direction: [0, 0, 0]};
  const n: [number, number, number] = [0, 0, 0];
  const from: [number, number, number] = [0, 0, 0];
  const seen: [number, number, number] = [0, 0, 0];
  const rest: [number, number, number] = [0, 0, 0];
  return (
    ray: Ray,
    pixel: number,
    s: number,
    into: [number, number, number],
  ): boolean => {
    if (!hitOf(scene, ray, hit, 1e9, false)) return false;
    const solid = scene.solids[scene.owner[hit.triangle]!]!;
    const at = scene.local[hit.triangle]!;
    const [a, b, c] = solid.triangles.subarray(at, at + 3) as unknown as [
      number,
      number,
      number,
    ];
    const w = 1 - hit.u - hit.v;
    for (let i = 0; i < 3; i += 1) {
      const mixed = (values: Float32Array) =>
        values[a * 3 + i]! * w + values[b * 3 + i]! * hit.u + values[c * 3 + i]! * hit.v;
      n[i] = mixed(solid.normals);
      rest[i] = mixed(solid.rest);
    }
    surface.bump.fill(0);
    surface.through = 0;
    surface.nap = 0;
    solid.paint(rest[0], rest[1], rest[2], surface);
    for (let i = 0; i < 3; i += 1) n[i] = n[i]! + surface.bump[i]!;
    const d = ray.direction;
    let facing = n[0] * d[0] + n[1] * d[1] + n[2] * d[2];
    const length = Math.hypot(...n) * (facing > 0 ? -1 : 1);
    for (let i = 0; i < 3; i += 1) n[i] = n[i]! / length;
    facing = Math.min(1, Math.abs(facing / length));
    for (let i = 0; i < 3; i += 1) from[i] = ray.origin[i]! + d[i]! * hit.distance;
    const rim = Math.pow(1 - facing, 3) * surface.nap;
    into.fill(0);
    lights.forEach((light, index) => {
      aim(light.direction, light.spread, pixel, s * 8 + index, second.direction);
      const lit =
        n[0] * second.direction[0] +
        n[1] * second.direction[1] +
        n[2] * second.direction[2];
      if (lit <= 0 && surface.through === 0) return;
      const out = lit > 0 ? 0.002 : -0.002;
      for (let i = 0; i < 3; i += 1) second.origin[i] = from[i]! + n[i]! * out;
      if (hitOf(scene, second, blocked, 1e9, true)) return;
      for (let i = 0; i < 3; i += 1) {
        const color = surface.color[i]!;
        into[i] =
          into[i]! +
          light.color[i]! *
            (lit > 0
              ? lit * color + rim * lit * (0.25 + color)
              : -lit * surface.through * color);
      }
    });
    scatter(n, pixel, s, second.direction);
    for (let i = 0; i < 3; i += 1) second.origin[i] = from[i]! + n[i]! * 0.002;
    if (hitOf(scene, second, blocked, 3, true)) seen.fill(0.022);
    else sky(second.direction[0], second.direction[1], second.direction[2], seen);
    const air = 1 - Math.exp(-haze.density * Math.max(0, hit.distance - haze.from));
    for (let i = 0; i < 3; i += 1) {
      const light = into[i]! + seen[i]! * (surface.color[i]! + rim * 0.5);
      into[i] = light * (1 - air) + haze.color[i]! * air;
    }
    return true;
  };
}

/** A direction within the cone of a light. */
function aim(
  to: Vector,
  spread: number,
  pixel: number,
  s: number,
  into: [number, number, number],
): void {
  const angle = 2 * Math.PI * hash(pixel, s, 11);
  const radius = spread * Math.sqrt(hash(pixel, s, 12));
  const side = unit(cross(to, Math.abs(to[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(side, to);
  for (let i = 0; i < 3; i += 1)
    into[i] =
      to[i]! + side[i]! * Math.cos(angle) * radius + other[i]! * Math.sin(angle) * radius;
  const length = Math.hypot(...into);
  for (let i = 0; i < 3; i += 1) into[i] = into[i]! / length;
}

/** A direction over a surface, the likelier the nearer to its normal. */
function scatter(
  n: Vector,
  pixel: number,
  s: number,
  into: [number, number, number],
): void {
  const z = 2 * hash(pixel, s, 21) - 1;
  const angle = 2 * Math.PI * hash(pixel, s, 22);
  const r = Math.sqrt(1 - z * z);
  into[0] = n[0] + r * Math.cos(angle);
  into[1] = n[1] + r * Math.sin(angle);
  into[2] = n[2] + z;
  const length = Math.hypot(...into) || 1;
  for (let i = 0; i < 3; i += 1) into[i] = into[i]! / length;
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
};
