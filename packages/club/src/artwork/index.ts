import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import sharp from 'sharp';

import type {ImageSource, Raster} from '@quillhaven/local-store/images';
import {arrangementScene} from './arrangement';
import {brandMark, genericPicture, type Drawing} from './brand';
import type {PictureDescription} from './description';
import {PICTURE, productScene} from './pictures';
import {renderScene} from './studio/render';

/** Pictures of the test catalogue: any path below this is the same plain picture. */
const EXTREMES = 'extremes/';

/**
 * The store's pictures for its image CDN: what `describe` knows is drawn, all else does not exist.
 * @param describe finds what the picture at a path below the CDN's root shows
 */
export function createArtworkSources(
  describe: (path: string) => PictureDescription | undefined,
): (path: string) => ImageSource | undefined {
  const known = new Map<string, ImageSource>();
  const revision = drawingRevision();
  const generic = drawingSource(genericPicture(), `${revision} generic`);

  return (path) => {
    if (path.startsWith(EXTREMES)) return generic;
    const found = known.get(path);
    if (found) return found;
    const description = describe(path);
    if (!description) return undefined;
    const made = sourceOf(description, digest(revision, JSON.stringify(description)));
    known.set(path, made);
    return made;
  };
}

function sourceOf(description: PictureDescription, version: string): ImageSource {
  switch (description.kind) {
    case 'product':
      return {
        ...PICTURE,
        version,
        rasterize: (width) => renderScene(productScene(description), width),
      };
    case 'arrangement': {
      const {arrangement} = description;
      const {width, height} = arrangement;
      return {
        width,
        height,
        version,
        rasterize: (wanted) => renderScene(arrangementScene(arrangement), wanted),
      };
    }
    case 'brand':
      return drawingSource(brandMark(description.mark), version);
  }
}

function drawingSource({svg, width, height}: Drawing, version: string): ImageSource {
  return {
    width,
    height,
    version,
    async rasterize(wanted): Promise<Raster> {
      const {data, info} = await sharp(Buffer.from(svg), {density: (72 * wanted) / width})
        .resize(wanted, Math.round((height * wanted) / width), {fit: 'fill'})
        .toColorspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({resolveWithObject: true});
      return {data, width: info.width, height: info.height, channels: 4};
    },
  };
}

/**
 * A digest of the code that draws: pictures in a cache are made anew when the drawing changed, without a
 * version number that somebody has to remember.
 */
function drawingRevision(): string {
  const directory = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.test.ts'))
    .sort();
  return digest(...files.map((file) => readFileSync(`${directory}/${file}`, 'utf8')));
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
