/** One picture that the CDN can serve. */
export interface ImageSource {
  /** Pixels of the source: nothing larger is ever sent. */
  width: number;
  height: number;
  /** Changes whenever the pixels would; keys of the cache and ETags come from it. */
  version: string;
  /** The file, of any format that sharp reads. */
  bytes: Uint8Array;
}

/** Finds the source of a path below the CDN's root; undefined when there is no such file. */
export type ImageSources = (
  path: string,
) => ImageSource | undefined | Promise<ImageSource | undefined>;
