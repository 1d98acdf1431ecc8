/** Pictures: `Image` with its URLs, and pictures and videos as media items. */
import type {
  ImageRecord,
  LinkedMediumRecord,
  MediaImageRecord,
  VideoRecord,
} from '../model/catalogue-records';
import {pictureUrl, videoUrl, type PictureTransform} from '../model/picture-url';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

const plainUrl = ({data}: ImageRecord, _: unknown, {storeUrl}: StoreContext) =>
  pictureUrl(storeUrl, data.path, null);

/** A medium's own picture, whose id differs from that of the same picture among a product's `images`. */
const sourceOf = (gid: string, image: ImageRecord): ImageRecord => ({
  ...image,
  gid: gid.replace(/\/(?:MediaImage|Video|ExternalVideo|Model3d)\//, '/ImageSource/'),
});

const linkedMedium = {
  id: ({gid}: LinkedMediumRecord) => gid,
  alt: ({data}: LinkedMediumRecord) => data.altText,
  previewImage: ({gid, poster}: LinkedMediumRecord) => poster && sourceOf(gid, poster),
  presentation: () => null,
};

/** The player of a video's page: `https://www.youtube.com/embed/ID`. */
function playerOf(page: string): string {
  const {host, pathname, searchParams} = new URL(page);
  const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? '';
  return host.endsWith('vimeo.com')
    ? `https://player.vimeo.com/video/${id}`
    : `https://www.youtube.com/embed/${id}`;
}

export const imageResolvers: Resolvers = {
  Image: {
    id: ({gid}: ImageRecord) => gid,
    altText: ({data}: ImageRecord) => data.altText,
    width: ({data}: ImageRecord) => data.width ?? null,
    height: ({data}: ImageRecord) => data.height ?? null,
    src: plainUrl,
    originalSrc: plainUrl,
    url: (
      {data}: ImageRecord,
      {transform}: {transform?: PictureTransform | null},
      {storeUrl},
    ) => pictureUrl(storeUrl, data.path, transform ?? null),
    transformedSrc: ({data}: ImageRecord, transform: PictureTransform, {storeUrl}) =>
      pictureUrl(storeUrl, data.path, transform),
    // A preview in a few bytes, which Shopify too has only for pictures it has processed.
    thumbhash: () => null,
  },
  MediaImage: {
    id: ({gid}: MediaImageRecord) => gid,
    alt: ({image}: MediaImageRecord) => image.data.altText,
    mediaContentType: () => 'IMAGE',
    image: ({gid, image}: MediaImageRecord) => sourceOf(gid, image),
    previewImage: ({gid, image}: MediaImageRecord) => sourceOf(gid, image),
    presentation: () => null,
  },
  Video: {
    id: ({gid}: VideoRecord) => gid,
    alt: ({data}: VideoRecord) => data.altText,
    mediaContentType: () => 'VIDEO',
    previewImage: ({gid, poster}: VideoRecord) => sourceOf(gid, poster),
    presentation: () => null,
    sources: ({data}: VideoRecord, _: unknown, {storeUrl}: StoreContext) => [
      {
        url: videoUrl(storeUrl, data.path),
        format: data.mimeType.replace(/^video\//, ''),
        mimeType: data.mimeType,
        width: data.width,
        height: data.height,
      },
    ],
  },
  ExternalVideo: {
    ...linkedMedium,
    mediaContentType: () => 'EXTERNAL_VIDEO',
    embedUrl: ({data}: LinkedMediumRecord) => playerOf(data.url),
    embeddedUrl: ({data}: LinkedMediumRecord) => playerOf(data.url),
    originUrl: ({data}: LinkedMediumRecord) => data.url,
    host: ({data}: LinkedMediumRecord) =>
      new URL(data.url).host.endsWith('vimeo.com') ? 'VIMEO' : 'YOUTUBE',
  },
  Model3d: {
    ...linkedMedium,
    mediaContentType: () => 'MODEL_3D',
    sources: ({data}: LinkedMediumRecord) => [
      {url: data.url, format: 'glb', mimeType: 'model/gltf-binary', filesize: 0},
    ],
  },
};
