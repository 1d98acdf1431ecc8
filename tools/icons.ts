/**
 * Writes what browsers ask for by fixed names: favicons, touch and manifest icons, the sharing image and the
 * placeholder of a missing picture. Run it when the crest changes; its output is committed.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import {createArtworkSources} from '@quillhaven/club/artwork';
import {appIcon, favicon, missingPicture} from '@quillhaven/club/artwork/icons';
import {projectPath} from './project';

const target = (file: string) => projectPath(`public/${file}`);

async function write(file: string, bytes: Buffer | string): Promise<void> {
  await mkdir(path.dirname(target(file)), {recursive: true});
  await writeFile(target(file), bytes);
  console.info(`public/${file}  ${(Buffer.byteLength(bytes) / 1024).toFixed(1)} KiB`);
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), {density: 288})
    .resize(size, size)
    .png({palette: true, compressionLevel: 9})
    .toBuffer();
}

/** An icon file that holds one PNG: its directory is 22 bytes. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

async function sharingImage(): Promise<Buffer> {
  const source = createArtworkSources(() => ({kind: 'banner', scene: 'rail'}))('banner');
  if (!source) throw new Error('The rail is not drawn');
  const {data, width, height, channels} = await source.rasterize(1600);
  return sharp(data, {raw: {width, height, channels}})
    .resize(1200, 630, {fit: 'cover', position: 'right'})
    .jpeg({quality: 82, mozjpeg: true})
    .toBuffer();
}

await write('favicon.svg', favicon());
await write('favicon.ico', ico(await png(favicon(), 32), 32));
await write('apple-touch-icon.png', await png(appIcon('square'), 180));
for (const size of [192, 512]) {
  await write(`icons/icon-${size}.png`, await png(appIcon('rounded'), size));
  await write(`icons/maskable-${size}.png`, await png(appIcon('maskable'), size));
}
await write('images/missing-picture.svg', missingPicture());
await write('images/sharing-banner.jpg', await sharingImage());
