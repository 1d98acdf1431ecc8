import path from 'node:path';

import sharp from 'sharp';

import {projectPath} from '../project';

/** The README's pictures: a state, and the window it is shown in. */
const PICTURES: readonly (readonly [state: string, width: number])[] = [
  ['home-first-screen', 1440],
  ['product-first-screen', 1440],
  ['home-first-screen', 390],
  ['product-first-screen', 390],
  ['options-dialog', 390],
  ['cart-drawer', 390],
];

export function isInReadme(state: string, width: number): boolean {
  return PICTURES.some(([name, at]) => name === state && at === width);
}

/**
 * Keeps a screenshot small beside the documentation. Returns the path it is at.
 * @param file the screenshot, below the project's root
 */
export async function keepForReadme(file: string): Promise<string> {
  const kept = `docs/images/${path.basename(file, '.png')}.webp`;
  await sharp(projectPath(file))
    .resize({width: 1440, withoutEnlargement: true})
    .webp({quality: 80})
    .toFile(projectPath(kept));
  return kept;
}
