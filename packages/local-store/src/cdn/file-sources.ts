/** Pictures from a folder or by URL, for the image CDN. */
import {createHash} from 'node:crypto';
import {readFile, realpath} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {ImageSource, ImageSources} from './source';

/** Longest wait for a picture at a URL, in milliseconds. */
const timeout = 20_000;
const maxBytes = 20_000_000;

/**
 * @param folder holds the pictures that are named by their paths
 * @param locations addresses and paths in the folder, by the path below the CDN's root. A path that has none is
 * one in the folder. Nothing else is fetched, and nothing outside the folder read.
 */
export function createFileSources(
  folder: string,
  locations: ReadonlyMap<string, string>,
): ImageSources {
  const known = new Map<string, Promise<ImageSource | undefined>>();
  return (name) => {
    const location = locations.get(name);
    const read = () =>
      location && /^https?:/.test(location)
        ? download(location)
        : readInside(location ?? name, folder);
    const found = known.get(name) ?? open(location ?? name, read);
    known.set(name, found);
    // Retry a failed picture on the next request.
    void found.then((source) => source ?? known.delete(name));
    return found;
  };
}

async function open(
  location: string,
  read: () => Promise<Buffer>,
): Promise<ImageSource | undefined> {
  try {
    const bytes = await read();
    const {width, height} = await sharp(bytes).metadata();
    const version = createHash('sha256').update(bytes).digest('hex');
    return {width, height, version, bytes};
  } catch (error) {
    const {message, cause} = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    console.warn(`The picture ${location} cannot be read: ${reason}`);
    return undefined;
  }
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, {signal: AbortSignal.timeout(timeout)});
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw new Error(`${url} is too large`);
  return bytes;
}

async function readInside(file: string, folder: string): Promise<Buffer> {
  const root = await realpath(folder);
  const target = await realpath(path.resolve(root, file));
  if (!target.startsWith(root + path.sep))
    throw new Error(`${file} is outside ${folder}`);
  return readFile(target);
}
