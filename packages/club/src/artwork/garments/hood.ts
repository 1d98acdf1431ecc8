import {deeper, mix} from '../sheet/color';
import {emptyLayers, pair, stack, type Layers} from '../sheet/layers';
import {fold, hollow, line, piece, seam, stitches} from '../sheet/strokes';
import type {Style} from './pattern';

const HOOD =
  'M622 560C560 470 556 330 640 246C690 198 744 182 800 182C856 182 910 198 960 246C1044 330 1040 470 978 560' +
  'C930 610 868 676 800 724C732 676 670 610 622 560Z';
const OPENING =
  'M800 246C726 246 664 300 656 394C650 474 690 560 800 668C910 560 950 474 944 394C936 300 874 246 800 246Z';
const EDGE =
  'M800 206C706 206 624 274 618 386C614 486 670 590 796 706L804 706C930 590 986 486 982 386C976 274 894 206 800 206Z';

/** A hood laid up behind the neck, seen from the front: its lining, its edge and the shadow inside it. */
export function hoodFront({cloth}: Style, label: Layers): Layers {
  const lining = deeper(cloth, 0.42);
  return stack(
    piece(HOOD, cloth, 0.5),
    fold([600, 470], [690, 230], -22, 40, 0.34),
    fold([1004, 440], [930, 236], 18, 40, 0.34),
    piece(EDGE, cloth, 0.68),
    piece(OPENING, lining, 0.24),
    hollow([664, 330], [936, 330], -60, 190, 0.5),
    hollow([690, 420], [700, 590], 10, 90, 0.45),
    hollow([910, 420], [900, 590], -10, 90, 0.45),
    seam('M800 250C804 330 800 400 800 470', lining),
    fold([690, 520], [740, 320], 20, 44, 0.4),
    fold([908, 500], [872, 330], -16, 40, 0.36),
    hollow([800, 640], [800, 470], 0, 90, 0.3),
    label,
    edgeStitches(cloth),
    fold([640, 560], [744, 668], 10, 30, 0.34),
    fold([962, 552], [860, 664], -10, 30, 0.34),
  );
}

function edgeStitches(cloth: string): Layers {
  const rows = [
    'M800 226C718 226 646 286 640 390C636 478 684 572 800 686',
    'M800 234C722 234 655 292 649 392C645 474 690 564 800 676',
  ];
  return pair(stack(...rows.map((row) => stitches(row, cloth))));
}

/** The hood from behind: it falls on the back as a soft bag with its seam down the middle. */
export function hoodBack({cloth}: Style): Layers {
  const outline =
    'M640 470C700 440 900 440 960 470C1010 520 1028 600 1004 690C980 780 900 842 800 846C700 842 620 780 596 690C572 600 590 520 640 470Z';
  return stack(
    piece(outline, cloth, 0.74),
    seam('M800 452C806 560 796 700 800 844', cloth),
    pair(stitches('M812 460C818 560 808 700 812 838', cloth)),
    fold([640, 500], [700, 720], 30, 54, 0.4),
    fold([958, 500], [906, 700], -26, 54, 0.4),
    fold([700, 470], [760, 640], 18, 44, 0.3),
    fold([620, 640], [760, 780], 26, 46, 0.3),
    fold([984, 650], [850, 790], -24, 46, 0.3),
    hollow([640, 760], [960, 760], -70, 40, 0.3),
  );
}

/** Drawcords with eyelets where they leave the hood and metal ends. */
export function drawcords({cloth, trim}: Style): Layers {
  const cord = trim === cloth ? deeper(cloth, 0.3) : mix(cloth, '#f2efe6', 0.78);
  return stack(
    oneCord(
      'M742 664C724 720 744 780 732 840C728 866 730 880 728 896',
      [742, 660],
      [728, 896],
      cord,
    ),
    oneCord(
      'M858 664C872 716 858 770 872 824C878 846 874 856 876 868',
      [858, 660],
      [876, 868],
      cord,
    ),
  );
}

type Point = readonly [number, number];

function oneCord(d: string, [ex, ey]: Point, [tx, ty]: Point, color: string): Layers {
  const aglet = `M${tx - 8} ${ty - 4}h16l-2 44h-12Z`;
  return stack(
    {
      ...emptyLayers,
      cloth: `<circle cx="${ex}" cy="${ey}" r="13" fill="#8d8f90"/><circle cx="${ex}" cy="${ey}" r="6.5" fill="#1a1c1e"/>`,
      form: `<circle cx="${ex}" cy="${ey}" r="13" fill="#c4c4c4"/>`,
      detail: `<circle cx="${ex}" cy="${ey}" r="10" fill="none" stroke="#ffffff" stroke-width="5"/>`,
    },
    {
      ...emptyLayers,
      cloth:
        line(d, color, 15, 'stroke-linecap="round"') +
        line(d, deeper(color, 0.4), 15, 'stroke-dasharray="2 7" stroke-opacity="0.3"'),
      form: line(d, '#d4d4d4', 15, 'stroke-linecap="round"'),
      detail: line(d, '#ffffff', 7),
    },
    piece(aglet, '#9a9da0', 0.86),
  );
}
