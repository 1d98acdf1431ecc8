import {group, mirrored, emptyLayers, stack, type Layers} from '../sheet/layers';
import {ribs, trace, type Cubic} from '../sheet/ribs';
import {fold, hollow, line, piece, seam, stitches} from '../sheet/strokes';

/** A folded top, in canvas units; horizontal measures from its middle line at 800. */
interface FoldedTop {
  /** Half the width of its collar, and the height at which the shoulders leave it. */
  neck: number;
  y: number;
  /** Half its width, and where it is folded under. */
  half: number;
  bottom: number;
}

/** The outline of a folded top: shoulders that slope from the collar, sides and an edge that are rolled, not cut. */
export function foldedTop({neck, y, half, bottom}: FoldedTop): string {
  const right = (x: number) => 800 + x;
  const left = (x: number) => 800 - x;
  return [
    `M${left(neck)} ${y}C${left(neck * 0.6)} ${y - 34} ${right(neck * 0.6)} ${y - 34} ${right(neck)} ${y}`,
    `C${right(neck + 60)} ${y + 14} ${right(half - 70)} ${y + 34} ${right(half - 22)} ${y + 56}`,
    `C${right(half - 4)} ${y + 66} ${right(half)} ${y + 92} ${right(half)} ${y + 150}`,
    `C${right(half + 6)} ${y + 300} ${right(half - 2)} ${bottom - 240} ${right(half + 2)} ${bottom - 84}`,
    rolledEdge(half, bottom),
    `C${left(half - 2)} ${bottom - 240} ${left(half + 6)} ${y + 300} ${left(half)} ${y + 150}`,
    `C${left(half)} ${y + 92} ${left(half - 4)} ${y + 66} ${left(half - 22)} ${y + 56}`,
    `C${left(half - 70)} ${y + 34} ${left(neck + 60)} ${y + 14} ${left(neck)} ${y}Z`,
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

/** Where the sleeves of a folded top lie across it. */
export interface FoldedSleeves {
  /** Half the width of what they lie on, and where their upper edges begin at its sides. */
  half: number;
  y: number;
  ribbed: boolean;
}

/** Both sleeves laid across the front, the right one over the left. */
export function foldedSleeves(sleeves: FoldedSleeves, cloth: string): Layers {
  const under = mirrored(acrossFromRight(sleeves, cloth, 0.66));
  return stack(
    group('transform="translate(0 -34)"', under),
    acrossFromRight(sleeves, cloth, 0.86),
  );
}

function acrossFromRight({half, y, ribbed}: FoldedSleeves, cloth: string, level: number) {
  const side = 800 + half + 3;
  const [cx, cy] = [800 - half * 0.34, y + 176];
  const outline =
    `M${side} ${y}C${side - 120} ${y + 34} ${side - 270} ${y + 116} ${cx} ${cy}` +
    `L${cx - 20} ${cy + 124}C${side - 300} ${y + 268} ${side - 110} ${y + 232} ${side} ${y + 206}` +
    `C${side + 10} ${y + 150} ${side + 10} ${y + 60} ${side} ${y}Z`;
  return stack(
    raised(outline),
    piece(outline, cloth, level),
    // The roll at the side, and the creases that come from it.
    fold([side - 10, y + 30], [side - 14, y + 190], 6, 46, 0.3),
    fold([side - 30, y + 60], [side - 250, y + 150], 22, 44, 0.34),
    fold([side - 40, y + 176], [side - 230, y + 206], -14, 40, 0.3),
    hollow([side - 70, y + 110], [side - 190, y + 176], 12, 36, 0.3),
    fold([cx + 150, cy - 10], [cx + 40, cy + 96], 14, 40, 0.28),
    fold([cx + 70, cy + 20], [cx + 26, cy + 112], -10, 36, 0.3),
    ribbed ? cuff(cx, cy, cloth, level) : hem(cx, cy, cloth),
  );
}

/** A sleeve is two layers of cloth more than what it lies on: it stands up from it. */
function raised(outline: string): Layers {
  return {
    ...emptyLayers,
    folds:
      line(outline, '#000000', 64, 'stroke-opacity=".55"') +
      `<path d="${outline}" fill="#ffffff" fill-opacity=".32"/>` +
      line(outline, '#000000', 10, 'stroke-opacity=".35"'),
  };
}

function cuff(x: number, y: number, cloth: string, level: number): Layers {
  const sewn: Cubic = [
    [x, y],
    [x - 6, y + 40],
    [x - 14, y + 84],
    [x - 20, y + 124],
  ];
  const end: Cubic = [
    [x - 84, y + 26],
    [x - 94, y + 60],
    [x - 100, y + 96],
    [x - 104, y + 128],
  ];
  const outline = `M${x} ${y + 4}L${x - 84} ${y + 26}C${x - 98} ${y + 60} ${x - 106} ${y + 96} ${x - 104} ${y + 128}L${x - 20} ${y + 120}Z`;
  return stack(
    raised(outline),
    piece(outline, cloth, level - 0.04),
    ribs(sewn, end, cloth),
    seam(trace(sewn), cloth),
  );
}

function hem(x: number, y: number, cloth: string): Layers {
  const rows = [26, 36].map(
    (by) => `M${x + by} ${y - by * 0.3 + 4}L${x + by - 20} ${y + 122}`,
  );
  return stack(...rows.map((row) => stitches(row, cloth)));
}
