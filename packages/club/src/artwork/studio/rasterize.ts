import sharp from 'sharp';

import {createField, type Field} from './field';
import {sheetSvg, type Scene, type Sheet} from './scene';

/** Colors of a scene as RGBA bytes. */
export async function rasterizeCloth(
  scene: Scene,
  width: number,
  height: number,
): Promise<Uint8Array> {
  return draw(sheetSvg(scene, 'cloth'), scene.width, width, height)
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** One sheet of heights, 0 (black) to 1 (white). */
export async function rasterizeHeights(
  scene: Scene,
  sheet: Exclude<Sheet, 'cloth'>,
  width: number,
  height: number,
): Promise<Field> {
  const bytes = await draw(sheetSvg(scene, sheet), scene.width, width, height)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const field = createField(width, height);
  for (let i = 0; i < field.values.length; i += 1)
    field.values[i] = (bytes[i] ?? 0) / 255;
  return field;
}

/** librsvg draws at `density` / 72 pixels per unit, so no pixel is ever scaled. */
function draw(svg: string, units: number, width: number, height: number) {
  return sharp(Buffer.from(svg), {density: (72 * width) / units, unlimited: true})
    .resize(width, height, {fit: 'fill'})
    .toColorspace('srgb');
}
