import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {isMainThread} from 'node:worker_threads';

import {armOf, bodyDistance, REST, type Distance, type Pose} from './body';
import {drapeCloth, type Weave} from './cloth';
import {normalsOf, surfaceOf, type Box, type Mesh} from './mesh';
import {
  beaniePaint,
  clothPaint,
  hairPaint,
  plainPaint,
  scarfPaint,
  skinPaint,
  type Dye,
} from './paints';
import type {Paint, Solid} from './trace';
import {
  beanieDistance,
  boxAround,
  bunDistance,
  capDistance,
  fistDistance,
  fromNeck,
  garment,
  hairBox,
  headBox,
  headDistance,
  heldScarf,
  longHairDistance,
  shortHairDistance,
  SWEATSHIRT,
  TEE,
} from './wear';

export interface Figure {
  pose: Pose;
  wears: 'tee' | 'sweatshirt';
  dye: Dye;
  head: 'beanie' | 'cap' | 'short' | 'long' | 'bun';
  headDye: string;
  skin: string;
  /** Whether both hands hold a scarf up. */
  scarf?: Dye;
  girth?: number;
  /** Grid of the cloth in meters. */
  step?: number;
}

/** Where a figure stands in a scene. */
export interface Stand {
  x: number;
  y: number;
  z: number;
  /** Degrees to its right. */
  turn: number;
  scale?: number;
}

const CACHE = `${tmpdir()}/worn-cloth`;

/** The body of a garment in a pose takes a while to fall, so it is kept. */
function wornCloth({pose, wears, girth = 1, step = 0.012}: Figure): Mesh {
  const key = Buffer.from(JSON.stringify([pose, wears, girth, step])).toString(
    'base64url',
  );
  const file = `${CACHE}/${key.slice(-120)}.json`;
  if (existsSync(file)) {
    const {points, rest, quads} = JSON.parse(readFileSync(file, 'utf8')) as Record<
      keyof Mesh,
      number[]
    >;
    return {
      points: Float32Array.from(points),
      rest: Float32Array.from(rest),
      quads: Uint32Array.from(quads),
    };
  }
  const cutting = wears === 'tee' ? TEE : SWEATSHIRT;
  const mesh = garment(cutting, girth, step);
  const pinned = (x: number, y: number, z: number) => fromNeck(x, y, z) < 0.02;
  const weave: Weave =
    wears === 'tee'
      ? {slack: () => 1.01, bend: 1.5e-6, pinned, thickness: 0.005}
      : {
          slack: (x, y) => (y < cutting.hem + 0.06 && Math.abs(x) < 0.26 ? 0.86 : 1.05),
          pinned,
          bend: 1.2e-6,
          thickness: 0.008,
        };
  drapeCloth(mesh, pose, weave, {girth});
  mkdirSync(CACHE, {recursive: true});
  const plain = {
    points: [...mesh.points].map((n) => Math.round(n * 1e5) / 1e5),
    rest: [...mesh.rest].map((n) => Math.round(n * 1e5) / 1e5),
    quads: [...mesh.quads],
  };
  writeFileSync(file, JSON.stringify(plain));
  return mesh;
}

const HEADWEAR: Readonly<Record<Figure['head'], Distance>> = {
  beanie: beanieDistance,
  cap: capDistance,
  short: shortHairDistance,
  long: longHairDistance,
  bun: bunDistance,
};

const trunk = bodyDistance(REST);

const shapes = new Map<string, Mesh>();

function shape(name: string, distance: Distance, box: Box, step: number): Mesh {
  const known = shapes.get(name);
  if (known) return known;
  const made = surfaceOf(distance, box, step);
  shapes.set(name, made);
  return made;
}

/** All that is seen of a person. */
export function solidsOf(figure: Figure, stand: Stand): Solid[] {
  const {pose, head, headDye, skin, scarf, dye, step = 0.012} = figure;
  const fine = Math.max(0.0045, step / 3);
  const cover =
    head === 'beanie' || head === 'cap' ? beaniePaint(headDye, head) : hairPaint(headDye);
  const parts: [() => Mesh, Paint][] = [
    [() => wornCloth(figure), clothPaint(dye, figure.wears)],
    [
      () => shape(`head ${fine}`, headDistance, headBox, fine),
      skinPaint(skin, head === 'beanie' ? '#241811' : undefined),
    ],
    [() => shape(`${head} ${fine}`, HEADWEAR[head], hairBox, fine), cover],
  ];
  const hips: Distance = (x, y, z) => Math.max(trunk(x, y, z), y - 0.93);
  parts.push([
    () => shape('hips', hips, {from: [-0.3, 0.42, -0.22], to: [0.3, 0.97, 0.24]}, 0.014),
    plainPaint('#171d24'),
  ]);
  for (const side of [-1, 1] as const) {
    const arm = armOf(side < 0 ? pose.left : pose.right, side);
    parts.push([
      () => surfaceOf(fistDistance(arm), boxAround(arm.wrist, 0.13), fine * 1.1),
      skinPaint(skin),
    ]);
    if (figure.wears === 'tee') {
      parts.push([() => bareArm(arm, fine * 1.5), skinPaint(skin)]);
    }
  }
  if (scarf)
    parts.push([() => heldScarf(pose, Math.round(stand.x * 100)), scarfPaint(scarf)]);
  // Workers are handed the shapes, and only paint them.
  if (!isMainThread) return parts.map(([, paint]) => ({...NOTHING, paint}));
  return parts.map(([mesh, paint]) => placed(mesh(), paint, stand));
}

const NOTHING = {
  points: new Float32Array(),
  normals: new Float32Array(),
  rest: new Float32Array(),
  triangles: new Uint32Array(),
};

function bareArm(arm: ReturnType<typeof armOf>, step: number): Mesh {
  const {shoulder, elbow, wrist} = arm;
  const middle = shoulder.map((v, i) => (v + wrist[i]!) / 2) as unknown as [
    number,
    number,
    number,
  ];
  const d: Distance = (x, y, z) => limb(x, y, z, shoulder, elbow, wrist);
  return surfaceOf(d, boxAround(middle, 0.42), step * 1.4);
}

function limb(
  x: number,
  y: number,
  z: number,
  ...[shoulder, elbow, wrist]: [readonly number[], readonly number[], readonly number[]]
): number {
  const cone = (a: readonly number[], b: readonly number[], from: number, to: number) => {
    const bx = b[0]! - a[0]!;
    const by = b[1]! - a[1]!;
    const bz = b[2]! - a[2]!;
    const px = x - a[0]!;
    const py = y - a[1]!;
    const pz = z - a[2]!;
    const t = Math.max(
      0,
      Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)),
    );
    const swell = 0.006 * Math.sin(Math.PI * Math.min(1, t * 1.5));
    return (
      Math.hypot(px - bx * t, py - by * t, pz - bz * t) - (from + (to - from) * t) - swell
    );
  };
  const upper = cone(shoulder, elbow, 0.05, 0.04);
  const lower = cone(elbow, wrist, 0.041, 0.027);
  const h = Math.max(0, 0.03 - Math.abs(upper - lower)) / 0.03;
  return Math.min(upper, lower) - h * h * 0.0075;
}

function placed(mesh: Mesh, paint: Paint, {x, y, z, turn, scale = 1}: Stand): Solid {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const points = mesh.points.slice();
  for (let i = 0; i < points.length; i += 3) {
    const px = points[i]! * scale;
    const pz = points[i + 2]! * scale;
    points[i] = px * cos + pz * sin + x;
    points[i + 1] = points[i + 1]! * scale + y;
    points[i + 2] = pz * cos - px * sin + z;
  }
  const {quads} = mesh;
  const triangles = new Uint32Array((quads.length / 4) * 6);
  for (let i = 0, t = 0; i < quads.length; i += 4, t += 6) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(i, i + 4);
    triangles.set([a, b, c, a, c, d], t);
  }
  return {points, normals: normalsOf({points, quads}), rest: mesh.rest, triangles, paint};
}
