/**
 * What browsers ask for by fixed names where a shop has no icon and no banner of its own: favicons, touch and manifest icons, and
 * the sharing image.
 */
import sharp from 'sharp';

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

/** A plain shirt in a square of 128. */
const SHIRT =
  'M46 28 27 37 12 60l16 11 8-10v43h56V61l8 10 16-11-15-23-19-9c-4 8-32 8-36 0Z';

const shirt = (fill: string) => `<path d="${SHIRT}" fill="${fill}"/>`;

interface Look {
  /** Behind the mark, and what is drawn on it, as CSS colors. */
  ground: string;
  ink: string;
  /** Of the sharing image, dark enough for a white title. */
  banner: string;
  /** SVG in a square of 128; a shirt by default. */
  mark?: string;
}

/** Nobody's: a white shirt on black. */
export const PLAIN: Look = {ground: '#1a1a1a', ink: '#fff', banner: '#2b2f33'};

/** The files by their paths in `public`. */
export async function drawIcons({
  ground,
  ink,
  banner,
  mark = shirt(ink),
}: Look): Promise<Map<string, Buffer>> {
  /** The mark on a square, which `corner` rounds; `scale` keeps it inside the circle that every launcher shows. */
  const icon = (corner: number, scale: number) =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">' +
    `<rect width="128" height="128" rx="${corner}" fill="${ground}"/>` +
    `<g transform="translate(64 64) scale(${scale}) translate(-64 -66)">${mark}</g></svg>`;
  const favicon = icon(26, 0.9);
  const files = new Map([
    ['favicon.svg', Buffer.from(favicon)],
    ['favicon.ico', ico(await png(favicon, 32), 32)],
    ['apple-touch-icon.png', await png(icon(0, 0.72), 180)],
    ['images/sharing-banner.jpg', await sharingImage(banner)],
  ]);
  for (const size of [192, 512]) {
    files.set(`icons/icon-${size}.png`, await png(icon(28, 0.8), size));
    files.set(`icons/maskable-${size}.png`, await png(icon(0, 0.58), size));
  }
  return files;
}

/** A row of shirts in quiet tones. */
function sharingImage(ground: string): Promise<Buffer> {
  const shirts = [0, 1, 2, 3].map(
    (place) =>
      `<path d="${SHIRT}" fill="#fff" opacity="${0.06 + 0.03 * place}" transform="translate(${place * 300 - 20} 140) scale(2.7)"/>`,
  );
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">' +
    `<rect width="1200" height="630" fill="${ground}"/>${shirts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({quality: 82, mozjpeg: true}).toBuffer();
}
