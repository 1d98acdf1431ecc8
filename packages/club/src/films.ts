/** The club's films of its goods: their files, for whoever serves them. */
import {readFileSync} from 'node:fs';
import type {VideoFile} from '@quillhaven/local-store';

/** Paths below the CDN's root of videos. */
const FILMS = ['groundsman-zip-hoodie.mp4'];

/** The video at a path below the CDN's root of videos; undefined when there is no such film. */
export function clubVideo(path: string): VideoFile | undefined {
  if (!FILMS.includes(path)) return undefined;
  const body = readFileSync(new URL(`./films/${path}`, import.meta.url));
  return {mimeType: 'video/mp4', body};
}
