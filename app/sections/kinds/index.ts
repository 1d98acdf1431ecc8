import type {Kind} from '../kind';
import {collectionTiles} from './collection-tiles';
import {countdown} from './countdown';
import {featuredCollection} from './featured-collection';
import {mediaText} from './media-text';
import {quote} from './quote';
import {richText} from './rich-text';

/** The kinds of sections, in the order in which staff are offered them. */
export const KINDS: readonly Kind[] = [
  featuredCollection,
  collectionTiles,
  mediaText,
  richText,
  countdown,
  quote,
];

/** The kind with this id; `null` for one that the shop does not know. */
export const kindOf = (id: string) => KINDS.find((kind) => kind.id === id) ?? null;
