/** A folded top, in canvas units; horizontal measures from its middle line at 800. */
interface FoldedTop {
  /** Half the width of its collar, and the height at which the shoulders leave it. */
  neck: number;
  y: number;
  /** Half its width, and where it is folded under. */
  half: number;
  bottom: number;
}

/**
 * The outline of a folded top with its sleeves behind it: shoulders that slope from the collar, sides that give way a little, and
 * an edge that is rolled, not cut. No two sides are alike.
 */
export function foldedTop({neck, y, half, bottom}: FoldedTop): string {
  const right = (x: number) => 800 + x;
  const left = (x: number) => 800 - x;
  return [
    `M${left(neck)} ${y}C${left(neck * 0.6)} ${y - 34} ${right(neck * 0.6)} ${y - 34} ${right(neck)} ${y}`,
    `C${right(neck + 40)} ${y + 12} ${right(half - 84)} ${y + 36} ${right(half - 48)} ${y + 52}`,
    `C${right(half - 12)} ${y + 70} ${right(half - 4)} ${y + 104} ${right(half - 3)} ${y + 160}`,
    `C${right(half + 8)} ${y + 330} ${right(half - 10)} ${bottom - 300} ${right(half + 2)} ${bottom - 84}`,
    rolledEdge(half, bottom),
    `C${left(half - 8)} ${bottom - 250} ${left(half + 10)} ${y + 350} ${left(half - 1)} ${y + 176}`,
    `C${left(half - 2)} ${y + 110} ${left(half - 12)} ${y + 76} ${left(half - 50)} ${y + 56}`,
    `C${left(half - 84)} ${y + 38} ${left(neck + 44)} ${y + 13} ${left(neck)} ${y}Z`,
  ].join('');
}

/** From the right side to the left along a lower edge where cloth turns under. */
export function rolledEdge(half: number, bottom: number): string {
  const right = (x: number) => 800 + x;
  const left = (x: number) => 800 - x;
  return [
    `C${right(half + 2)} ${bottom - 26} ${right(half - 18)} ${bottom - 6} ${right(half - 76)} ${bottom}`,
    `C${right(120)} ${bottom + 16} ${left(120)} ${bottom + 16} ${left(half - 76)} ${bottom}`,
    `C${left(half - 18)} ${bottom - 6} ${left(half + 2)} ${bottom - 26} ${left(half + 2)} ${bottom - 84}`,
  ].join('');
}
