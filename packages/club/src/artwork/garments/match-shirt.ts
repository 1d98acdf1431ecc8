import {brightness, deeper} from '../sheet/color';
import {emptyLayers, pair, stack, type Layers} from '../sheet/layers';
import {band, beside, trace, type Cubic} from '../sheet/ribs';
import {line, stitches, tint} from '../sheet/strokes';
import type {Pattern, Style} from './pattern';
import {drawTee, tee, TEE_BLOCK, TEE_SLEEVE} from './tee';
import {sleeveHem} from './top-block';

const MIDDLE = 800;

/** The side panel on the right, from the armpit to the hem, behind a piping in the trim color. Light cloth has it in the print's ink. */
function sidePanel({cloth, trim, ink}: Style): Layers {
  const {armpit, armpitY, hem, hemY} = TEE_BLOCK;
  const edge: Cubic = [
    [MIDDLE + armpit + 6, armpitY - 26],
    [MIDDLE + armpit - 70, armpitY + 190],
    [MIDDLE + hem - 92, hemY - 420],
    [MIDDLE + hem - 64, hemY + 10],
  ];
  const side: Cubic = [
    [MIDDLE + armpit + 40, armpitY - 26],
    [MIDDLE + armpit + 40, armpitY + 190],
    [MIDDLE + hem + 40, hemY - 420],
    [MIDDLE + hem + 40, hemY + 10],
  ];
  return stack(
    tint(band(edge, side), brightness(cloth) > 0.6 ? ink : deeper(cloth, 0.3)),
    {
      ...emptyLayers,
      cloth: line(trace(edge), trim, 7),
      detail: line(trace(edge), '#ffffff', 9, 'stroke-opacity="0.5"'),
    },
    stitches(trace(beside(edge, 9)), cloth),
  );
}

/** A band in the trim color around the end of a sleeve. */
function cuff({trim}: Style): Layers {
  const {edge} = sleeveHem(TEE_SLEEVE, trim);
  return tint(band(beside(edge, 3), beside(edge, 25)), trim);
}

/** The shirt that the team plays in: a tee in shining cloth, with side panels, piping and cuffs. Its back is left to the lettering. */
export const matchShirt: Pattern = {
  ...tee,
  texture: 'smooth',
  drape: 0.95,
  draw: (side, style, print) =>
    drawTee(side, style, print, pair(sidePanel(style)), cuff(style)),
};
