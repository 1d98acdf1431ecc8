import type {Arrangement, Placed} from './description';
import {patternOf} from './garments/patterns';
import {drawView} from './pictures';
import {emptyLayers, group, repeated, stack, type Layers} from './sheet/layers';
import {gray, line} from './sheet/strokes';
import type {Scene} from './studio/scene';
import {hangOf} from './views';

/** The scene of several products: on a rail, or lying side by side. */
export function arrangementScene({goods, place, rail, ...canvas}: Arrangement): Scene {
  const {width, height} = canvas;
  const placed = goods.map((piece, index) =>
    repeated(raised(put(piece, rail ?? 0), (index + 1) / goods.length), `${index}`),
  );
  return {
    ...canvas,
    layers: stack(rail === undefined ? emptyLayers : woodenRail(rail, width), ...placed),
    camera: {x: width / 2, y: height / 2, zoom: 1, turn: 0},
    texture: 'fleece',
    heather: 0,
    drape: 0.9,
    lift: rail === undefined ? 0.3 : 0.9,
    ground: place,
    seed: 1908,
  };
}

function put({artwork, colorway, view, x, y, scale, turn}: Placed, rail: number): Layers {
  const pattern = patternOf(artwork.garment);
  const hangs = view === 'hanger';
  const pivot = hangs ? rail : y;
  const above = hangs ? hangOf(pattern).y - 190 : pattern.middle;
  const place = `rotate(${turn} ${x} ${pivot}) translate(${x - 800 * scale} ${pivot - above * scale}) scale(${scale})`;
  return group(`transform="${place}"`, drawView(artwork, colorway, view));
}

/** Each piece lies on the one behind it. */
function raised(part: Layers, share: number): Layers {
  return {...part, form: `<g opacity="${0.4 + 0.6 * share}">${part.form}</g>`};
}

function woodenRail(y: number, width: number): Layers {
  const d = `M-100 ${y}H${width + 100}`;
  return {
    ...emptyLayers,
    cloth: line(d, '#8a6a45', 30) + line(`M-100 ${y - 6}H${width + 100}`, '#c09a6c', 6),
    form: line(d, gray(0.4), 30),
    detail: line(`M-100 ${y - 3}H${width + 100}`, '#ffffff', 12),
  };
}
