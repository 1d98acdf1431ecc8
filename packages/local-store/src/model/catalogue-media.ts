/** The store's pictures: one record for each path and text, with ids in the order they are met. */
import type {ImageData} from '../catalogue';
import {toGid} from './global-id';
import type {MediaImageRecord} from './catalogue-records';

export interface MediaLibrary {
  /** The record of a picture; made when it is met for the first time. */
  add(data: ImageData): MediaImageRecord;
  /** The picture with a `MediaImage` id. */
  find(gid: string): MediaImageRecord | undefined;
}

const firstId = 31_000_000_000_000;
/** Between a medium's number and that of the product's picture, which are different ones. */
const PICTURE_OFFSET = 9_000_000_000_000;

export function createMediaLibrary(): MediaLibrary {
  const byContent = new Map<string, MediaImageRecord>();
  const byId = new Map<string, MediaImageRecord>();
  return {
    add(data) {
      const content = JSON.stringify([data.path, data.altText, data.width, data.height]);
      const known = byContent.get(content);
      if (known) return known;
      const id = data.id ?? firstId + byContent.size + 1;
      const record: MediaImageRecord = {
        __typename: 'MediaImage',
        gid: toGid('MediaImage', id),
        image: {
          __typename: 'Image',
          gid: toGid('ProductImage', id + PICTURE_OFFSET),
          data,
        },
      };
      byContent.set(content, record);
      byId.set(record.gid, record);
      return record;
    },
    find: (gid) => byId.get(gid),
  };
}
