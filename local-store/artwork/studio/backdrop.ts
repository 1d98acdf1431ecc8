/** Seamless paper, a touch warm; linear light per channel where the key is brightest and where it is weakest. */
const BRIGHT = [0.83, 0.815, 0.79] as const;
const DIM = [0.66, 0.648, 0.63] as const;

/**
 * The studio's backdrop: the same in every picture, so that a grid of products looks like one shoot. Lit
 * from the upper left, falling off softly to the lower right.
 */
export function backdrop(
  width: number,
  height: number,
): (channel: number, x: number, y: number) => number {
  return (channel, x, y) => {
    const dx = x / width - 0.36;
    const dy = y / height - 0.3;
    const falloff = Math.min(1, (dx * dx + dy * dy) * 1.15);
    const bright = BRIGHT[channel] ?? 0;
    return bright + ((DIM[channel] ?? 0) - bright) * falloff;
  };
}
