import {readFileSync, writeFileSync} from 'node:fs';

import sharp from 'sharp';

/** Makes pixels of the prints on shirts, for worn.c, in the folder that is named. */
const [folder = ''] = process.argv.slice(2);
for (const name of ['crest', 'wordmark', 'tide']) {
  const svg = readFileSync(new URL(`./${name}.svg`, import.meta.url));
  writeFileSync(
    `${folder}/${name}.rgba`,
    await sharp(svg).ensureAlpha().raw().toBuffer(),
  );
}
