import {forwardRef, type ComponentPropsWithoutRef} from 'react';

import {imageSrcset, imageUrl, srcsetQuality} from '~/lib/image-url';

interface PictureProps {
  /** Address of the source, without size. */
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Width of the slot, as `<img sizes>` states it; be truthful, the browser chooses by it. */
  sizes: string;
  /** Width of the picture that browsers without srcset load, in pixels. */
  width: number;
  /** One quality for all widths; without it the quality grows with the width (spec §7). */
  quality?: number;
  /** The page's main picture: loaded at once and before others. */
  priority?: boolean;
  loading?: 'eager' | 'lazy';
  className?: string;
  onLoad?: ComponentPropsWithoutRef<'img'>['onLoad'];
  onError?: ComponentPropsWithoutRef<'img'>['onError'];
}

/**
 * A product picture in the widths, qualities and format of spec §7; its frame reserves the space. Not Hydrogen's
 * `Image`: that writes style attributes, which the Content-Security-Policy forbids, and widths of its own.
 */
export const Picture = forwardRef<HTMLImageElement, PictureProps>(function Picture(
  {src, alt, sizes, width, quality, priority = false, loading, ...rest},
  ref,
) {
  const when = loading ?? (priority ? 'eager' : 'lazy');
  return (
    <img
      ref={ref}
      alt={alt}
      sizes={sizes}
      srcSet={imageSrcset(src, quality)}
      src={imageUrl(src, {width, quality: quality ?? srcsetQuality(width)})}
      loading={when}
      decoding="async"
      // React 18 knows this attribute by its HTML name only. Low: their bytes come behind the main picture's.
      {...(priority && {fetchpriority: 'high'})}
      {...(when === 'lazy' && {fetchpriority: 'low'})}
      {...rest}
    />
  );
});
