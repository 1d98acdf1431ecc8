/**
 * Writes what browsers ask for by fixed names where a shop has no icon and no banner of its own: favicons, touch and manifest icons, and
 * the sharing image. They show no club's crest. The output is committed.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

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

const INK = '#1a1a1a';

/** A plain shirt in a square of 128. */
const SHIRT =
  'M46 28 27 37 12 60l16 11 8-10v43h56V61l8 10 16-11-15-23-19-9c-4 8-32 8-36 0Z';

/** A shirt on a dark square, which `corner` rounds; `scale` keeps it inside the circle that every launcher shows. */
const icon = (corner: number, scale: number) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">' +
  `<rect width="128" height="128" rx="${corner}" fill="${INK}"/>` +
  `<path d="${SHIRT}" fill="#fff" transform="translate(64 64) scale(${scale}) translate(-64 -66)"/></svg>`;

/** A row of shirts in quiet tones, dark enough for a white title. */
function sharingImage(): Promise<Buffer> {
  const shirts = [0, 1, 2, 3].map(
    (place) =>
      `<path d="${SHIRT}" fill="#fff" opacity="${0.06 + 0.03 * place}" transform="translate(${place * 300 - 20} 140) scale(2.7)"/>`,
  );
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">' +
    `<rect width="1200" height="630" fill="#2b2f33"/>${shirts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({quality: 82, mozjpeg: true}).toBuffer();
}

const favicon = icon(26, 0.9);
await write('favicon.svg', favicon);
await write('favicon.ico', ico(await png(favicon, 32), 32));
await write('apple-touch-icon.png', await png(icon(0, 0.72), 180));
for (const size of [192, 512]) {
  await write(`icons/icon-${size}.png`, await png(icon(28, 0.8), size));
  await write(`icons/maskable-${size}.png`, await png(icon(0, 0.58), size));
}
await write('images/sharing-banner.jpg', await sharingImage());
