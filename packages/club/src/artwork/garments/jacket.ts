import {deeper} from '../sheet/color';
import {clipped, mirrored, emptyLayers, pair, stack, type Layers} from '../sheet/layers';
import {fold, line, piece, seam, stitches, tint} from '../sheet/strokes';
import {foldedTop} from './folded';
import {neckLabel} from './label';
import type {Pattern, Side, Style} from './pattern';
import {bothSleeves, longSleeve, plainCuff, type LongSleeve} from './sleeve';
import {
  armholes,
  bodyFolds,
  bodyOutline,
  insideNeck,
  turnedHem,
  type TopBlock,
} from './top-block';

/** A coach's jacket: boxy, with a turned-down collar and snaps down the front. */
const BLOCK: TopBlock = {
  neck: 150,
  neckY: 420,
  shoulder: 398,
  shoulderY: 512,
  armpit: 436,
  armpitY: 860,
  hem: 446,
  hemY: 1650,
};

const SLEEVE: LongSleeve = {outer: [622, 1530], inner: [496, 1548], cuff: 0};

function draw(side: Side, style: Style, print: Layers): Layers {
  const {cloth} = style;
  const drop = side === 'front' ? 112 : 20;
  const outline = bodyOutline(BLOCK, drop);
  return stack(
    bothSleeves(
      BLOCK,
      stack(longSleeve(BLOCK, SLEEVE, cloth), plainCuff(SLEEVE, cloth), gather()),
    ),
    insideNeck(BLOCK, drop + 8, cloth, neckLabel(style)),
    piece(outline, cloth, 0.56),
    clipped('body', outline, print),
    bodyFolds(BLOCK),
    armholes(BLOCK, cloth),
    turnedHem(BLOCK, cloth),
    side === 'front'
      ? stack(placket(cloth), pair(weltPocket(cloth)), collarFront(cloth))
      : collarBack(cloth),
  );
}

/** Elastic in the sleeve's end. */
function gather(): Layers {
  return stack(
    ...[0, 1, 2, 3, 4].map((i) =>
      fold([1310 + i * 24, 1544], [1306 + i * 22, 1450], i % 2 ? 5 : -5, 30, 0.4),
    ),
  );
}

function placket(cloth: string): Layers {
  const snaps = [600, 780, 960, 1140, 1320, 1500];
  return stack(
    piece('M770 520H832V1652H770Z', cloth, 0.6),
    seam('M834 530V1650', cloth),
    stitches('M780 540V1644', cloth),
    stitches('M822 540V1644', cloth),
    ...snaps.map(snap),
  );
}

function snap(y: number): Layers {
  return {
    ...emptyLayers,
    cloth: `<circle cx="801" cy="${y}" r="13" fill="#26292c"/><circle cx="801" cy="${y}" r="12" fill="none" stroke="#6d7175" stroke-width="2.4"/>`,
    form: `<circle cx="801" cy="${y}" r="13" fill="#c4c4c4"/>`,
    detail: `<circle cx="801" cy="${y}" r="8" fill="none" stroke="#000000" stroke-width="4"/>`,
  };
}

function weltPocket(cloth: string): Layers {
  const welt = 'M1000 1290L1056 1262L1130 1462L1074 1488Z';
  return stack(
    tint('M996 1286L1060 1256L1138 1464L1070 1494Z', deeper(cloth, 0.4), 0.5),
    piece(welt, cloth, 0.62),
    stitches('M1008 1294L1052 1272L1120 1458L1078 1478Z', cloth),
    fold([1066, 1500], [1000, 1610], 12, 40, 0.3),
  );
}

/** Both collar points, meeting at the neck. */
function collarFront(cloth: string): Layers {
  const point =
    'M800 520C850 512 905 470 938 402C960 396 976 404 984 422C990 500 960 590 916 644C876 620 834 570 800 520Z';
  const right = stack(
    piece(point, cloth, 0.74),
    {
      ...emptyLayers,
      detail: line(
        'M938 404C906 470 850 514 802 522',
        '#000000',
        5,
        'stroke-opacity=".7"',
      ),
    },
    stitches('M972 426C976 500 950 574 914 628C878 606 842 566 816 528', cloth),
    fold([960, 440], [900, 600], 18, 34, 0.3),
  );
  return stack(right, mirrored(right));
}

function collarBack(cloth: string): Layers {
  const d =
    'M644 424C690 392 910 392 956 424C972 450 984 486 988 520C900 486 700 486 612 520C616 486 628 450 644 424Z';
  return stack(
    piece(d, cloth, 0.76),
    stitches('M976 508C900 474 700 474 624 508', cloth),
    fold([650, 440], [800, 470], 16, 40, 0.24),
  );
}

export const jacket: Pattern = {
  texture: 'smooth',
  drape: 1.15,
  middle: 1030,
  draw,
  spot: (side, size) =>
    size === 'small'
      ? {x: 1000, y: 790, width: 120}
      : {x: 800, y: side === 'front' ? 900 : 900, width: 480},
  folded: foldedTop({neck: 182, y: 420, half: 332, bottom: 1280}),
  hang: {y: 426, open: true},
  label: {x: 800, y: 480, zoom: 4},
};
