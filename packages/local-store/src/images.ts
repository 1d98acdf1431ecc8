/** An image CDN with the URLs of Shopify's, for a store's `images` option. */
export {
  CDN_ROOT,
  createImageCdn,
  type ImageCdn,
  type ImageCdnOptions,
  type ImageSource,
  type ImageSources,
} from './cdn';
