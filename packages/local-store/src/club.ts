/** The default catalogue: the shop of a fictional club, with pictures that are drawn when they are asked for. */
import {createClubCatalogue as catalogue, describePicture} from '@quillhaven/club';
import {createArtworkSources} from '@quillhaven/club/artwork';
import type {Catalogue} from './catalogue';
import type {ImageSources} from './cdn';

/**
 * The club's catalogue.
 * @param start when the store starts: end dates and dates of sale are reckoned from it
 */
export const createClubCatalogue: (start: Date) => Catalogue = catalogue;

/** The club's pictures, for `createImageCdn`. */
export const createClubImages = (): ImageSources => createArtworkSources(describePicture);

/** The club's videos, for a store's `videos`. */
export {clubVideo as clubVideos} from '@quillhaven/club';
