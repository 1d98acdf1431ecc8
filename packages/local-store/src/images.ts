/** An image CDN with the addresses of Shopify's, for a store's `images` option. */
export {
  CDN_ROOT,
  createImageCdn,
  type ImageCdn,
  type ImageCdnOptions,
  type ImageSource,
  type ImageSources,
  type Raster,
} from './cdn';
