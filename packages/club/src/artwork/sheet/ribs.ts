import {deeper} from './color';
import {emptyLayers, type Layers} from './layers';
import {line, round} from './strokes';

type Point = readonly [number, number];
/** Start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point];

/** Where a curve is at `t` (0 to 1), and the unit vector to its left. */
function along(
  [p0, p1, p2, p3]: Cubic,
  t: number,
): {x: number; y: number; nx: number; ny: number} {
  const u = 1 - t;
  const at = (i: 0 | 1) =>
    u * u * u * p0[i] + 3 * u * u * t * p1[i] + 3 * u * t * t * p2[i] + t * t * t * p3[i];
  const slope = (i: 0 | 1) =>
    u * u * (p1[i] - p0[i]) + 2 * u * t * (p2[i] - p1[i]) + t * t * (p3[i] - p2[i]);
  const dx = slope(0);
  const dy = slope(1);
  const length = Math.hypot(dx, dy) || 1;
  return {x: at(0), y: at(1), nx: dy / length, ny: -dx / length};
}

/** Parameters that cut a curve into pieces about `pitch` units long. */
function steps(curve: Cubic, pitch: number): number[] {
  const count = 64;
  const lengths = [0];
  let previous = along(curve, 0);
  for (let i = 1; i <= count; i += 1) {
    const next = along(curve, i / count);
    lengths.push(
      (lengths[i - 1] ?? 0) + Math.hypot(next.x - previous.x, next.y - previous.y),
    );
    previous = next;
  }
  const total = lengths[count] ?? 0;
  const pieces = Math.max(1, Math.round(total / pitch));
  return Array.from({length: pieces + 1}, (_, piece) => {
    const wanted = (total * piece) / pieces;
    const after = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted - 1e-6),
    );
    const before = lengths[after - 1] ?? 0;
    const step = (lengths[after] ?? before) - before || 1;
    return (after - 1 + (wanted - before) / step) / count;
  });
}

/**
 * Knitted ribs across a band that lies between two curves, as on a collar, a cuff or a hem: each rib joins
 * the same fraction of both, so that ribs fan out where the band bends.
 */
export function ribs(inner: Cubic, outer: Cubic, cloth: string, pitch = 9): Layers {
  const d = steps(outer, pitch)
    .map((t) => {
      const a = along(inner, t);
      const b = along(outer, t);
      return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
    })
    .join('');
  return {
    ...emptyLayers,
    cloth: line(d, deeper(cloth, 0.35), pitch * 0.22, 'stroke-opacity="0.5"'),
    detail: line(d, '#000000', pitch * 0.45, 'stroke-opacity="0.55"'),
  };
}

/** The outline between two curves that run the same way. */
export function band(inner: Cubic, outer: Cubic): string {
  const [a0, a1, a2, a3] = inner;
  const [b0, b1, b2, b3] = outer;
  return `M${a0.join(' ')}C${[a1, a2, a3].map((p) => p.join(' ')).join(' ')}L${b3.join(' ')}C${[
    b2,
    b1,
    b0,
  ]
    .map((p) => p.join(' '))
    .join(' ')}Z`;
}

/** A curve as path data. */
export function trace([p0, p1, p2, p3]: Cubic): string {
  return `M${p0.join(' ')}C${[p1, p2, p3].map((p) => p.join(' ')).join(' ')}`;
}

/** The curve `distance` to its left (right when negative), near enough for narrow bands. */
export function beside(curve: Cubic, distance: number): Cubic {
  const shift = (point: Point, t: number): Point => {
    const {nx, ny} = along(curve, t);
    return [round(point[0] + nx * distance), round(point[1] + ny * distance)];
  };
  return [
    shift(curve[0], 0),
    shift(curve[1], 0.33),
    shift(curve[2], 0.67),
    shift(curve[3], 1),
  ];
}

/** The curve with both ends drawn in towards their handles by `share` of the way, so that a seam stops at an edge. */
export function inset([p0, p1, p2, p3]: Cubic, share: number): Cubic {
  const towards = (from: Point, to: Point): Point => [
    round(from[0] + (to[0] - from[0]) * share),
    round(from[1] + (to[1] - from[1]) * share),
  ];
  return [towards(p0, p1), p1, p2, towards(p3, p2)];
}

/** The far side of a sleeve's or a leg's end, which one sees into: it bulges `by` units beyond the end's edge. */
export function opening(end: Cubic, by: number): string {
  const [from, one, other, to] = end;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // Down and outwards, whichever way the edge runs.
  const side = dx > 0 ? 1 : -1;
  const [nx, ny] = [(-dy / length) * side * by, (dx / length) * side * by];
  const moved = [one, other].map(([x, y]) => `${x + nx} ${y + ny}`).join(' ');
  return `M${from[0]} ${from[1]}C${moved} ${to[0]} ${to[1]}Z`;
}
