/** What the local store sells where nothing else is asked for. */
import type {Catalogue, LocalStoreOptions} from '@quillhaven/local-store';
import type {ImageSources} from '@quillhaven/local-store/images';

// `npm run start-shop` writes `./shop-goods` here.
export {openGoods} from './club-goods';

/** A shop's goods, and all that a local store needs to sell them. */
export interface Goods {
  /** @param isFull with everything that the shop can show; tests begin with less */
  catalogue(start: Date, isFull: boolean): Catalogue;
  /** Number of the collection that the home page shows. */
  homeCollection: number;
  pictures: ImageSources;
  /** The same paths, and simpler pictures where drawing them takes a while. */
  plainPictures: ImageSources;
  videos?: LocalStoreOptions['videos'];
  /** Variables of the worker that show what the goods have. */
  env: Readonly<Record<string, string>>;
  /** Paths to begin with, and what is there to see. */
  links: readonly (readonly [path: string, what: string])[];
}
