import {noise} from '../studio/noise';
import {
  armOf,
  columnDistance,
  coneDistance,
  ellipsoidDistance,
  REST,
  smoothMin,
  type Arm,
  type Distance,
  type Pose,
  type Section,
  type Vector,
} from './body';
import {cut, surfaceOf, type Box, type Mesh} from './mesh';

/** What covers the body of a person, as it is cut and sewn: in the pose of rest. */
export interface Cut {
  sections: readonly Section[];
  hem: number;
  /** Radii of a sleeve at shoulder, elbow and wrist, and its length. */
  sleeve: readonly [number, number, number, number];
}

export const TEE: Cut = {
  sections: [
    [0.7, 0.222, 0.15, 0.004],
    [0.86, 0.218, 0.15, 0.004],
    [1.08, 0.206, 0.138, 0],
    [1.25, 0.212, 0.14, 0.006],
    [1.36, 0.208, 0.126, 0.014],
    [1.44, 0.15, 0.092, 0.016],
    [1.53, 0.074, 0.072, 0.01],
    [1.6, 0.07, 0.07, 0],
  ],
  hem: 0.82,
  sleeve: [0.08, 0.094, 0.094, 0.265],
};

export const SWEATSHIRT: Cut = {
  sections: [
    [0.7, 0.214, 0.15, 0.004],
    [0.88, 0.218, 0.154, 0.004],
    [1.08, 0.222, 0.154, 0],
    [1.25, 0.222, 0.15, 0.006],
    [1.36, 0.214, 0.132, 0.014],
    [1.44, 0.152, 0.096, 0.016],
    [1.53, 0.078, 0.078, 0.01],
    [1.6, 0.074, 0.074, 0],
  ],
  hem: 0.84,
  sleeve: [0.084, 0.074, 0.05, 0.53],
};

/** How far from the neck's edge a point of rest is, in meters along the cloth; less than 0 inside. */
export const fromNeck = (x: number, y: number, z: number): number =>
  Math.hypot(x, (y - 1.54) * 1.6, (z - 0.004) * 1.02) - NECK;

const NECK = 0.112;

/** How far along a sleeve a point of rest is, from the shoulder. */
export function alongSleeve(x: number, y: number, z: number): number {
  const {shoulder, wrist} = armOf(REST.right, 1);
  const d = [
    wrist[0] - shoulder[0],
    wrist[1] - shoulder[1],
    wrist[2] - shoulder[2],
  ] as const;
  const length = Math.hypot(...d);
  const p =
    (Math.abs(x) - shoulder[0]) * d[0] +
    (y - shoulder[1]) * d[1] +
    (z - shoulder[2]) * d[2];
  return p / length;
}

/** Whether a point of rest belongs to a sleeve rather than the trunk. */
export const inSleeve = (x: number, y: number): boolean =>
  Math.abs(x) > 0.2 + Math.max(0, 1.3 - y) * 0.32 && alongSleeve(x, y, 0) > 0.035;

export function garment({sections, hem, sleeve}: Cut, girth: number, step: number): Mesh {
  const arms = [armOf(REST.left, -1), armOf(REST.right, 1)];
  const [atShoulder, atElbow, atWrist, length] = sleeve;
  const outer: Distance = (x, y, z) => {
    let d = columnDistance(sections, x / girth, y, z) * 0.9;
    for (const {shoulder, elbow, wrist} of arms) {
      const side = Math.sign(shoulder[0]);
      if (side * x < -0.1) continue;
      const neck = coneDistance(
        x,
        y,
        z,
        [side * 0.03, 1.525, 0.012],
        shoulder,
        0.052,
        0.068,
      );
      const upper = coneDistance(x, y, z, shoulder, elbow, atShoulder, atElbow);
      const lower = coneDistance(x, y, z, elbow, wrist, atElbow, atWrist);
      d = smoothMin(d, neck, 0.05);
      d = smoothMin(d, Math.min(upper, lower), 0.045);
    }
    return d;
  };
  const box: Box = {from: [-0.72, hem - step * 2.5, -0.25], to: [0.72, 1.66, 0.28]};
  return cut(surfaceOf(outer, box, step), (point) => {
    const [x = 0, y = 0, z = 0] = point;
    if (y < hem - step) return false;
    if (y < hem) point[1] = hem;
    const off = fromNeck(x, y, z);
    if (off < -1.8 * step || y > 1.56) return false;
    if (off < 0) {
      const out = NECK / (NECK + off);
      point[0] = x * out;
      point[1] = (y - 1.54) * out + 1.54;
      point[2] = (z - 0.004) * out + 0.004;
    }
    const past = inSleeve(x, y) ? alongSleeve(x, y, z) - length : -1;
    if (past > 1.8 * step) return false;
    if (past > 0) {
      point[0] = x - Math.sign(x) * past * 0.622;
      point[1] = y + past * 0.783;
    }
    return true;
  });
}

const HEAD: Vector = [0, 1.648, -0.016];
const at = (offset: Vector): Vector => [
  HEAD[0] + offset[0],
  HEAD[1] + offset[1],
  HEAD[2] + offset[2],
];

/** Skull, jaw, ears and neck. */
export const headDistance: Distance = (x, y, z) => {
  const [, hy, hz] = HEAD;
  const skull = ellipsoidDistance(x, y - hy - 0.02, z - hz, 0.08, 0.104, 0.102);
  const jaw = ellipsoidDistance(x, y - hy + 0.055, z - hz + 0.03, 0.063, 0.074, 0.074);
  const neck = coneDistance(x, y, z, [0, 1.42, 0.026], [0, 1.61, 0.004], 0.068, 0.058);
  const ear = ellipsoidDistance(
    Math.abs(x) - 0.082,
    y - hy + 0.01,
    z - hz - 0.006,
    0.011,
    0.032,
    0.02,
  );
  return Math.min(smoothMin(smoothMin(skull, jaw, 0.03), neck, 0.045), ear);
};

export const headBox: Box = {from: [-0.14, 1.4, -0.16], to: [0.14, 1.82, 0.16]};

/** Around the head, 0 at the back. */
const around = (x: number, z: number): number => Math.atan2(x - HEAD[0], z - HEAD[2]);

export const beanieDistance: Distance = (x, y, z) => {
  const [, hy, hz] = HEAD;
  const rib = 0.0016 * Math.cos(around(x, z) * 46);
  const tilt = y - hy - 0.16 * (z - hz);
  const dome = ellipsoidDistance(x, y - hy - 0.036, z - hz - 0.004, 0.091, 0.122, 0.113);
  const slouch = 0.004 * noise(x * 22, y * 30, 5);
  const crown = Math.max(dome - rib - slouch, -(tilt + 0.02));
  const ring =
    ellipsoidDistance(x, y - hy - 0.02, z - hz - 0.002, 0.0955, 0.165, 0.118) - rib * 1.4;
  const cuff = Math.max(ring, Math.abs(tilt - 0.004) - 0.036) - 0.004;
  return Math.min(crown, cuff);
};

export const capDistance: Distance = (x, y, z) => {
  const [, hy, hz] = HEAD;
  const dome = ellipsoidDistance(x, y - hy - 0.03, z - hz, 0.089, 0.109, 0.111);
  const tilt = y - hy - 0.02 + 0.1 * (z - hz);
  const strap = Math.max(Math.abs(dome) - 0.003, Math.abs(tilt - 0.009) - 0.009);
  const brim = Math.max(
    ellipsoidDistance(x, y - hy - 0.02, z - hz + 0.12, 0.075, 0.012, 0.09),
    z - hz + 0.08,
  );
  const crown = Math.max(dome, -tilt);
  return Math.min(
    crown,
    strap,
    brim,
    ellipsoidDistance(x, y - hy - 0.135, z - hz, 0.009, 0.006, 0.009),
  );
};

/** Cropped hair, thicker above. */
export const shortHairDistance: Distance = (x, y, z) => {
  const [, hy, hz] = HEAD;
  const strands =
    0.004 * noise(x * 60, y * 26, 7) + 0.003 * noise(x * 150, y * 60 + z * 40, 9);
  const mass = ellipsoidDistance(x, y - hy - 0.03, z - hz - 0.006, 0.089, 0.114, 0.109);
  const line = -(y - hy + 0.07 + 0.35 * Math.max(0, hz + 0.02 - z));
  return Math.max(mass + strands, line - 0.012 * (noise(x * 40, z * 40, 3) + 1));
};

/** Hair to the shoulders, tied or loose. */
export const longHairDistance: Distance = (x, y, z) => {
  const [, hy, hz] = HEAD;
  const strands = 0.0045 * noise(x * 75, y * 9, 17) + 0.002 * noise(x * 200, y * 16, 19);
  const mass = ellipsoidDistance(x, y - hy - 0.028, z - hz - 0.006, 0.09, 0.114, 0.11);
  const fall = coneDistance(
    x * 0.62,
    y,
    z * 1.15,
    at([0, 0, 0.05]),
    [0.0, 1.4, 0.1],
    0.055,
    0.045,
  );
  return Math.max(smoothMin(mass, fall, 0.05) + strands, -(z - hz + 0.055));
};

export const hairBox: Box = {from: [-0.15, 1.28, -0.24], to: [0.15, 1.86, 0.2]};

/** A bun above the nape and the cropped mass below it. */
export const bunDistance: Distance = (x, y, z) => {
  const [, hy, hz] = HEAD;
  const strands = 0.003 * noise(x * 30 + y * 90, z * 40, 27);
  const mass = ellipsoidDistance(x, y - hy - 0.026, z - hz - 0.004, 0.086, 0.109, 0.107);
  const bun = ellipsoidDistance(x, y - hy - 0.1, z - hz - 0.088, 0.042, 0.038, 0.036);
  const line = -(y - hy + 0.05 + 0.4 * Math.max(0, hz + 0.02 - z));
  return smoothMin(Math.max(mass, line), bun, 0.02) + strands;
};

/** A fist at the end of an arm, seen from outside. */
export function fistDistance({elbow, wrist}: Arm): Distance {
  const d = [wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]] as const;
  const l = Math.hypot(...d);
  const up: Vector = [d[0] / l, d[1] / l, d[2] / l];
  const along = (s: number, x: number, z: number): Vector => [
    wrist[0] + up[0] * s + up[1] * x,
    wrist[1] + up[1] * s - up[0] * x,
    wrist[2] + up[2] * s + z,
  ];
  const fingers = [-0.03, -0.01, 0.01, 0.03].map(
    (x, i) =>
      [
        along(0.088 - 0.004 * Math.abs(i - 1.4), x, -0.018),
        along(0.082 - 0.004 * Math.abs(i - 1.4), x, 0.022),
      ] as const,
  );
  return (x, y, z) => {
    const palm = coneDistance(
      x,
      y,
      z,
      along(0.03, 0, 0),
      along(0.07, 0, -0.004),
      0.03,
      0.034,
    );
    const arm = coneDistance(x, y, z, along(-0.06, 0, 0), along(0.03, 0, 0), 0.03, 0.027);
    let d = smoothMin(palm, arm, 0.03);
    for (const [a, b] of fingers)
      d = smoothMin(d, coneDistance(x, y, z, a, b, 0.0105, 0.0095), 0.008);
    const thumb = coneDistance(
      x,
      y,
      z,
      along(0.04, -0.03, 0.02),
      along(0.078, -0.012, 0.036),
      0.012,
      0.009,
    );
    return smoothMin(d, thumb, 0.01);
  };
}

export function boxAround(point: Vector, reach: number): Box {
  return {
    from: [point[0] - reach, point[1] - reach, point[2] - reach],
    to: [point[0] + reach, point[1] + reach, point[2] + reach],
  };
}

/** A scarf held up between two fists: its rest is x along, y across, from -0.5 to 0.5 each. */
export function heldScarf(pose: Pose, seed: number): Mesh {
  const hand = (side: 1 | -1): Vector => {
    const {elbow, wrist} = armOf(side < 0 ? pose.left : pose.right, side);
    return [0, 1, 2].map(
      (i) => wrist[i]! + (wrist[i]! - elbow[i]!) * 0.3 + (i === 2 ? -0.012 : 0),
    ) as unknown as Vector;
  };
  const left = hand(-1);
  const right = hand(1);
  const columns = 150;
  const rows = 20;
  const beyond = 0.16;
  const points: number[] = [];
  const rest: number[] = [];
  for (let i = 0; i <= columns; i += 1) {
    const t = (i / columns) * (1 + 2 * beyond) - beyond;
    const outside = Math.max(0, -t, t - 1);
    const near = Math.min(Math.abs(t), Math.abs(t - 1));
    const gather = 1 - 0.62 * Math.exp(-((near / 0.055) ** 2));
    const inside = Math.max(0, Math.min(1, t));
    const end = t < 0.5 ? -1 : 1;
    const turned = Math.min(1, outside / 0.035);
    for (let j = 0; j <= rows; j += 1) {
      const v = j / rows - 0.5;
      const folds =
        0.016 * noise(t * 7 + v * 2.4, v * 4.6 + near * 9, seed) * gather +
        0.02 * noise(t * 3, v * 1.5, seed + 1) +
        0.012 * Math.sin(v * 20 + t * 4) * Math.exp(-near * 9);
      const sag = 0.045 * (1 - (2 * inside - 1) ** 2);
      const wide = v * 0.19 * gather;
      const fall = 0.24 * Math.max(0, outside - 0.02) * 6;
      points.push(
        left[0] +
          (right[0] - left[0]) * inside +
          end * (0.035 * turned + 0.1 * outside) -
          wide * turned * end * 0.8,
        left[1] +
          (right[1] - left[1]) * inside -
          sag -
          fall +
          wide * (1 - turned) -
          0.03 +
          0.006 * noise(t * 9, v * 2, seed + 3),
        left[2] * (1 - inside) + right[2] * inside + folds + 0.03 * turned,
      );
      rest.push(t - 0.5, v, 0);
    }
  }
  const quads: number[] = [];
  for (let i = 0; i < columns; i += 1)
    for (let j = 0; j < rows; j += 1) {
      const first = i * (rows + 1) + j;
      quads.push(first, first + 1, first + rows + 2, first + rows + 1);
    }
  return {
    points: Float32Array.from(points),
    rest: Float32Array.from(rest),
    quads: Uint32Array.from(quads),
  };
}
