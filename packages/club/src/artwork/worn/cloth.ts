import {between, bodyDistance, REST, type Distance, type Pose} from './body';
import type {Mesh} from './mesh';

/** How cloth behaves. */
export interface Weave {
  /** Length of its threads against the shape it was cut on; more makes folds. */
  slack: (x: number, y: number, z: number) => number;
  /** Compliance of bending: a jersey gives, fleece resists. */
  bend: number;
  /** Whether a point is held where it is: at the neck. */
  pinned: (x: number, y: number, z: number) => boolean;
  /** How far it keeps from the skin. */
  thickness: number;
}

const SUBSTEPS = 8;
const GRAVITY = -3;

interface Threads {
  a: Uint32Array;
  b: Uint32Array;
  length: Float32Array;
  give: Float32Array;
}

/** Lets a garment fall on a body that goes from its rest to a pose: position-based dynamics. */
export function drapeCloth(
  mesh: Mesh,
  pose: Pose,
  weave: Weave,
  {moving = 70, settling = 45, girth = 1} = {},
): void {
  const threads = threadsOf(mesh, weave);
  const {points} = mesh;
  const before = points.slice();
  const speed = new Float32Array(points.length);
  const clear = new Float32Array(points.length / 3);
  const dt = 1 / 60 / SUBSTEPS;
  const held: number[] = [];
  for (let i = 0; i < points.length; i += 3)
    if (weave.pinned(points[i]!, points[i + 1]!, points[i + 2]!))
      held.push(i, i + 1, i + 2);
  const home = points.slice();
  for (let frame = 0; frame < moving + settling; frame += 1) {
    const share = Math.min(1, frame / moving);
    const eased = share * share * (3 - 2 * share);
    const body = bodyDistance(between(REST, pose, eased), girth);
    clear.fill(0);
    for (let step = 0; step < SUBSTEPS; step += 1) {
      before.set(points);
      for (let i = 0; i < points.length; i += 3) {
        speed[i + 1] = (speed[i + 1] ?? 0) + GRAVITY * dt;
        for (let c = i; c < i + 3; c += 1)
          points[c] = (points[c] ?? 0) + (speed[c] ?? 0) * dt;
      }
      pull(points, threads, dt);
      for (const c of held) points[c] = points[c]! + (home[c]! - points[c]!) * 0.12;
      collide(points, before, clear, body, weave.thickness);
      for (let c = 0; c < points.length; c += 1)
        speed[c] = (((points[c] ?? 0) - (before[c] ?? 0)) / dt) * 0.994;
    }
  }
}

function pull(points: Float32Array, {a, b, length, give}: Threads, dt: number): void {
  for (let i = 0; i < a.length; i += 1) {
    const p = a[i]! * 3;
    const q = b[i]! * 3;
    const dx = points[p]! - points[q]!;
    const dy = points[p + 1]! - points[q + 1]!;
    const dz = points[p + 2]! - points[q + 2]!;
    const now = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    const move = (now - length[i]!) / (2 + give[i]! / (dt * dt)) / now;
    points[p] = points[p]! - dx * move;
    points[p + 1] = points[p + 1]! - dy * move;
    points[p + 2] = points[p + 2]! - dz * move;
    points[q] = points[q]! + dx * move;
    points[q + 1] = points[q + 1]! + dy * move;
    points[q + 2] = points[q + 2]! + dz * move;
  }
}

/** Keeps cloth off the skin, which it rubs on. What is far from it is not asked again for a while. */
function collide(
  points: Float32Array,
  before: Float32Array,
  clear: Float32Array,
  body: Distance,
  thickness: number,
): void {
  const e = 0.002;
  for (let v = 0; v < clear.length; v += 1) {
    if (clear[v]! > 0) {
      clear[v] = clear[v]! - 0.006;
      continue;
    }
    const i = v * 3;
    const x = points[i]!;
    const y = points[i + 1]!;
    const z = points[i + 2]!;
    const d = body(x, y, z) - thickness;
    if (d > 0) {
      clear[v] = d - 0.006;
      continue;
    }
    const gx = body(x + e, y, z) - d - thickness;
    const gy = body(x, y + e, z) - d - thickness;
    const gz = body(x, y, z + e) - d - thickness;
    const g = Math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-9;
    const out = -Math.max(d, -0.01) / g;
    const grip = 0.3;
    points[i] = x + gx * out - grip * (x - before[i]!);
    points[i + 1] = y + gy * out - grip * (y - before[i + 1]!);
    points[i + 2] = z + gz * out - grip * (z - before[i + 2]!);
  }
}

/** What holds a mesh together: along and across its faces, and over each vertex, against sharp bends. */
function threadsOf({points, quads}: Mesh, {slack, bend}: Weave): Threads {
  const a: number[] = [];
  const b: number[] = [];
  const length: number[] = [];
  const give: number[] = [];
  const known = new Set<number>();
  const count = points.length / 3;
  const neighbors: number[][] = Array.from({length: count}, () => []);
  const link = (p: number, q: number, soft: number) => {
    const key = p < q ? p * count + q : q * count + p;
    if (p === q || known.has(key)) return;
    known.add(key);
    a.push(p);
    b.push(q);
    const at = (axis: number) => (points[p * 3 + axis]! + points[q * 3 + axis]!) / 2;
    length.push(
      Math.hypot(
        points[p * 3]! - points[q * 3]!,
        points[p * 3 + 1]! - points[q * 3 + 1]!,
        points[p * 3 + 2]! - points[q * 3 + 2]!,
      ) * slack(at(0), at(1), at(2)),
    );
    give.push(soft);
  };
  for (let i = 0; i < quads.length; i += 4) {
    const face = [...quads.subarray(i, i + 4)];
    face.forEach((p, c) => {
      const q = face[(c + 1) % 4] ?? p;
      link(p, q, 1e-8);
      neighbors[p]!.push(q);
      neighbors[q]!.push(p);
    });
    link(face[0]!, face[2]!, 2e-7);
    link(face[1]!, face[3]!, 2e-7);
  }
  neighbors.forEach((around, v) => {
    const unique = [...new Set(around)];
    for (const p of unique) {
      let best = -1;
      let opposed = -0.6;
      for (const q of unique) {
        const dot = cosine(points, v, p, q);
        if (dot < opposed) [best, opposed] = [q, dot];
      }
      if (best >= 0) link(p, best, bend);
    }
  });
  return {
    a: Uint32Array.from(a),
    b: Uint32Array.from(b),
    length: Float32Array.from(length),
    give: Float32Array.from(give),
  };
}

function cosine(points: Float32Array, v: number, p: number, q: number): number {
  const ux = points[p * 3]! - points[v * 3]!;
  const uy = points[p * 3 + 1]! - points[v * 3 + 1]!;
  const uz = points[p * 3 + 2]! - points[v * 3 + 2]!;
  const wx = points[q * 3]! - points[v * 3]!;
  const wy = points[q * 3 + 1]! - points[v * 3 + 1]!;
  const wz = points[q * 3 + 2]! - points[v * 3 + 2]!;
  return (
    (ux * wx + uy * wy + uz * wz) /
    (Math.hypot(ux, uy, uz) * Math.hypot(wx, wy, wz) + 1e-12)
  );
}
