import {emptyLayers, stack, type Layers} from './sheet/layers';
import {fold, gray, hollow, line, piece} from './sheet/strokes';

/** Folds that only hanging gives: cloth falls straight from the shoulders. `top` is where the piece hangs. */
export function gravity(top: number): Layers {
  const from = top + 420;
  const to = top + 1190;
  return stack(
    fold([560, from], [540, to], 24, 70, 0.42),
    fold([664, from + 120], [672, to], -18, 60, 0.36),
    hollow([740, from + 60], [756, to], 12, 80, 0.3),
    fold([846, from + 200], [840, to], 16, 64, 0.34),
    fold([960, from + 40], [980, to], -22, 70, 0.4),
    hollow([1040, from], [1072, to], 14, 80, 0.3),
  );
}

/** The rail above a piece that hangs from `y`. */
export function metalRail(y: number): Layers {
  const rail = y - 190;
  return {
    ...emptyLayers,
    cloth:
      line(`M-200 ${rail}H1800`, '#3a3d40', 34) +
      line(`M-200 ${rail - 6}H1800`, '#7f8487', 8),
    form: line(`M-200 ${rail}H1800`, gray(0.5), 34),
    detail: line(`M-200 ${rail - 4}H1800`, '#ffffff', 14),
  };
}

/** The hook of a hanger, from the neck at `y` over the rail. */
export function hook(y: number): Layers {
  const d = `M800 ${y + 30}V${y - 84}C800 ${y - 118} 842 ${y - 120} 842 ${y - 158}C842 ${y - 206} 776 ${y - 212} 764 ${y - 168}`;
  return {
    ...emptyLayers,
    cloth: line(d, '#8b8f92', 11, 'stroke-linecap="round"'),
    form: line(d, gray(0.7), 11, 'stroke-linecap="round"'),
    detail: line(d, '#ffffff', 6),
  };
}

/** The top of the hanger, seen in the open neck. */
export function woodenNeck(y: number): Layers {
  const d = `M690 ${y + 58}C730 ${y + 34} 764 ${y + 8} 786 ${y - 6}C794 ${y - 11} 806 ${y - 11} 814 ${y - 6}C836 ${y + 8} 870 ${y + 34} 910 ${y + 58}C880 ${y + 64} 850 ${y + 40} 800 ${y + 36}C750 ${y + 40} 720 ${y + 64} 690 ${y + 58}Z`;
  const grain = `M704 ${y + 50}C740 ${y + 32} 770 ${y + 14} 800 ${y + 12}C830 ${y + 14} 860 ${y + 32} 896 ${y + 50}`;
  return stack(piece(d, '#b98a5a', 0.62), {
    ...emptyLayers,
    cloth: line(grain, '#7d5530', 2.4, 'stroke-opacity=".6"'),
  });
}
