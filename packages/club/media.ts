/** The club's pictures and films: files, for whoever serves them. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {VideoFile} from '@quillhaven/local-store';

/**
 * A picture's path below the CDN's root is its path in this folder. Another one of the same goods
 * needs the code that drew them: `packages/club/src/artwork` in the commits 257a1199 and 6c936f92.
 */
export const pictureFolder = fileURLToPath(new URL('./pictures', import.meta.url));

/** Paths below the CDN's root of videos. */
const films = ['groundsman-zip-hoodie.mp4'];

/** The video at a path below the CDN's root of videos; undefined when there is no such film. */
export function clubVideo(path: string): VideoFile | undefined {
  if (!films.includes(path)) return undefined;
  const body = readFileSync(new URL(`./films/${path}`, import.meta.url));
  return {mimeType: 'video/mp4', body};
}
