/**
 * The default catalogue: the shop of a fictional club. Types are written out, as the club's own package is published with
 * this one alone.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {
  clubVideo,
  createClubCatalogue as catalogue,
  pictureFolder,
} from '@quillhaven/club';
import type {Catalogue} from './catalogue';
import type {ImageSources} from './cdn';
import {createFileSources} from './cdn/file-sources';
import type {VideoFile} from './server/options';

/**
 * The club's catalogue.
 * @param start when the store starts: end dates and dates of sale are reckoned from it
 */
export const createClubCatalogue: (start: Date) => Catalogue = catalogue;

/** The club's pictures, for `createImageCdn`. */
export function createClubImages(): ImageSources {
  const known = new Set(
    readdirSync(pictureFolder, {recursive: true, encoding: 'utf8'})
      .filter((file) => path.extname(file))
      .map((file) => file.replaceAll(path.sep, '/')),
  );
  const sources = createFileSources(pictureFolder, new Map());
  return (name) => (known.has(name) ? sources(name) : undefined);
}

/** The club's videos, for a store's `videos`. */
export const clubVideos: (path: string) => VideoFile | undefined = clubVideo;
