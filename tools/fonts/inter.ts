import {readFile} from 'node:fs/promises';

import subsetFont from 'subset-font';

import {projectPath} from '../project';

const PACKAGE = 'node_modules/@fontsource-variable/inter';

/** Where the shop's stylesheet finds the font, and the license that goes with it. */
export const INTER_FILE = 'app/fonts/inter-latin.woff2';
export const INTER_LICENCE = 'app/fonts/inter-licence.txt';

/** Features that browsers enable by default, as far as Inter has them, and tabular figures for prices. */
const FEATURES = ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

/** `strong` in a heading is `bolder` than 650, which is 900; nothing is lighter than text. */
const WEIGHTS = {min: 400, max: 900};

/** All characters that Inter has: nobody knows what merchants will write. The Latin file has some of all of its subsets. */
async function characters(): Promise<string> {
  const subsets = JSON.parse(
    await readFile(projectPath(`${PACKAGE}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  const ranges = Object.values(subsets).flatMap((list) => list.split(','));
  return ranges.map(charactersOf).join('');
}

/** The characters of a range as CSS writes it: `U+131` or `U+0-FF`. */
function charactersOf(range: string): string {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => parseInt(code, 16));
  return Array.from({length: last - first + 1}, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}

/**
 * Makes the shop's font of the pinned package's: the same characters in the weights and with the features that the shop's styles can
 * ask for. The same package gives the same bytes.
 */
export async function makeInter(): Promise<Buffer> {
  const source = await readFile(
    projectPath(`${PACKAGE}/files/inter-latin-wght-normal.woff2`),
  );
  return subsetFont(source, await characters(), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: {wght: WEIGHTS},
  });
}

/** The license of the font, which the package carries. */
export function interLicence(): Promise<Buffer> {
  return readFile(projectPath(`${PACKAGE}/LICENSE`));
}
