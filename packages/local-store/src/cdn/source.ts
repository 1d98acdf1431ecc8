/** Uncompressed pixels, three (RGB) or four (RGBA) bytes each, rows from the top. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** One picture that the CDN can serve. */
export interface ImageSource {
  /** Pixels of the source: nothing larger is ever sent. */
  width: number;
  height: number;
  /** Changes whenever the pixels would; keys of the cache and ETags come from it. */
  version: string;
  /** Draws the picture `width` pixels wide, its height in proportion. */
  rasterize(width: number): Promise<Raster>;
}

/** Finds the source of a path below the CDN's root; undefined when there is no such file. */
export type ImageSources = (
  path: string,
) => ImageSource | undefined | Promise<ImageSource | undefined>;
