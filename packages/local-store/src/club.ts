/**
 * The default catalogue: the shop of a fictional club. Types are written out, as the club's own package is published with
 * this one alone.
 */
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
export const createClubImages = (): ImageSources =>
  createFileSources(pictureFolder, new Map());

/** The club's videos, for a store's `videos`. */
export const clubVideos: (path: string) => VideoFile | undefined = clubVideo;
