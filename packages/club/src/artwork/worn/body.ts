/** A person without a face: a signed distance to the body in a pose. Meters; x right, y up, z to the back. */

export type Vector = readonly [number, number, number];

/** Where the upper and the lower arm point. The left arm mirrors x. */
export interface ArmPose {
  upper: Vector;
  lower: Vector;
}

export interface Pose {
  left: ArmPose;
  right: ArmPose;
}

export interface Arm {
  shoulder: Vector;
  elbow: Vector;
  wrist: Vector;
}

export const REST: Pose = {
  left: {upper: [0.62, -0.78, 0], lower: [0.62, -0.78, 0]},
  right: {upper: [0.62, -0.78, 0], lower: [0.62, -0.78, 0]},
};

const UPPER = 0.285;
const LOWER = 0.255;

/** Height, half width, half depth and how far back the middle is. */
export type Section = readonly [number, number, number, number];

const TORSO: readonly Section[] = [
  [0.4, 0.165, 0.11, 0],
  [0.86, 0.17, 0.118, 0.01],
  [0.97, 0.162, 0.112, 0],
  [1.09, 0.148, 0.1, -0.008],
  [1.24, 0.166, 0.112, 0.004],
  [1.36, 0.176, 0.108, 0.016],
  [1.44, 0.13, 0.078, 0.016],
  [1.52, 0.06, 0.06, 0.01],
  [1.6, 0.052, 0.055, 0],
];

const normalized = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** The pose `share` of the way from one to another. */
export function between(from: Pose, to: Pose, share: number): Pose {
  const turn = (a: Vector, b: Vector): Vector =>
    normalized([
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share,
      a[2] + (b[2] - a[2]) * share,
    ]);
  const arm = (a: ArmPose, b: ArmPose): ArmPose => ({
    upper: turn(a.upper, b.upper),
    lower: turn(a.lower, b.lower),
  });
  return {left: arm(from.left, to.left), right: arm(from.right, to.right)};
}

/** The joints of an arm; `side` is -1 for the left. A raised arm lifts its shoulder. */
export function armOf({upper, lower}: ArmPose, side: 1 | -1): Arm {
  const up = normalized(upper);
  const low = normalized(lower);
  const lift = Math.max(0, up[1] + 0.3);
  const shoulder: Vector = [side * (0.178 - 0.02 * lift), 1.405 + 0.036 * lift, 0.012];
  const elbow: Vector = [
    shoulder[0] + side * up[0] * UPPER,
    shoulder[1] + up[1] * UPPER,
    shoulder[2] + up[2] * UPPER,
  ];
  const wrist: Vector = [
    elbow[0] + side * low[0] * LOWER,
    elbow[1] + low[1] * LOWER,
    elbow[2] + low[2] * LOWER,
  ];
  return {shoulder, elbow, wrist};
}

/** Distance to a round cone between two points, near enough. */
export function coneDistance(
  x: number,
  y: number,
  z: number,
  a: Vector,
  b: Vector,
  fromRadius: number,
  toRadius: number,
): number {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  const along = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const dx = px - bx * t;
  const dy = py - by * t;
  const dz = pz - bz * t;
  return (
    Math.sqrt(dx * dx + dy * dy + dz * dz) - (fromRadius + (toRadius - fromRadius) * t)
  );
}

export function ellipsoidDistance(
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
): number {
  const inner = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2);
  const slope = Math.sqrt((x / rx ** 2) ** 2 + (y / ry ** 2) ** 2 + (z / rz ** 2) ** 2);
  return slope < 1e-6 ? -Math.min(rx, ry, rz) : (inner * (inner - 1)) / slope;
}

export function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(0, k - Math.abs(a - b)) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Distance to a column of ellipses. */
export function columnDistance(
  sections: readonly Section[],
  x: number,
  y: number,
  z: number,
): number {
  let at = 1;
  while (at < sections.length - 1 && y > (sections[at]?.[0] ?? 0)) at += 1;
  const low = sections[at - 1];
  const high = sections[at];
  if (!low || !high) return 1;
  const share = Math.max(0, Math.min(1, (y - low[0]) / (high[0] - low[0])));
  const s = share * share * (3 - 2 * share);
  const a = low[1] + (high[1] - low[1]) * s;
  const b = low[2] + (high[2] - low[2]) * s;
  const pz = z - (low[3] + (high[3] - low[3]) * s);
  const inner = Math.sqrt((x / a) ** 2 + (pz / b) ** 2);
  const slope = Math.sqrt((x / (a * a)) ** 2 + (pz / (b * b)) ** 2);
  const around = slope < 1e-6 ? -b : (inner * (inner - 1)) / slope;
  const above = y - (sections[sections.length - 1]?.[0] ?? 0);
  return above > 0 ? Math.hypot(Math.max(0, around), above) : around;
}

export type Distance = (x: number, y: number, z: number) => number;

/** The body, up to the neck and without hands. */
export function bodyDistance(pose: Pose, girth = 1): Distance {
  const arms = [armOf(pose.left, -1), armOf(pose.right, 1)];
  return (px, y, z) => {
    const x = px / girth;
    let d = columnDistance(TORSO, x, y, z) * 0.9;
    for (const {shoulder, elbow, wrist} of arms) {
      const side = Math.sign(shoulder[0]);
      if (side * px < -0.1) continue;
      const neck = coneDistance(
        px,
        y,
        z,
        [side * 0.03, 1.52, 0.012],
        shoulder,
        0.045,
        0.056,
      );
      const upper = coneDistance(px, y, z, shoulder, elbow, 0.062, 0.046);
      const lower = coneDistance(px, y, z, elbow, wrist, 0.046, 0.03);
      d = smoothMin(d, neck, 0.05);
      d = smoothMin(d, Math.min(upper, lower), 0.04);
    }
    return d;
  };
}
