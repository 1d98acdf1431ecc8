import {Image} from '@shopify/hydrogen';
import {forwardRef, type ComponentPropsWithoutRef} from 'react';

import {imageUrl, srcsetQuality} from '~/domain/image-url';

/** Makes Hydrogen's `Image` offer exactly 400, 800, 1200 and 1600 pixels (spec §7). */
const WIDTHS = {intervals: 4, startingWidth: 400, incrementSize: 400};

/** Hydrogen's `Image` writes sizes into a style attribute, which the Content-Security-Policy forbids. */
const NO_STYLE = {width: undefined, aspectRatio: undefined};

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

/** A product picture in the widths, qualities and format of spec §7; its frame reserves the space. */
export const Picture = forwardRef<HTMLImageElement, PictureProps>(function Picture(
  {src, alt, sizes, width, quality, priority = false, loading, ...rest},
  ref,
) {
  return (
    <Image
      ref={ref}
      src={src}
      alt={alt}
      sizes={sizes}
      loading={loading ?? (priority ? 'eager' : 'lazy')}
      loader={(asked) =>
        imageUrl(asked.src ?? src, {
          width: asked.width ?? width,
          quality: quality ?? srcsetQuality(asked.width ?? width),
        })
      }
      srcSetOptions={{...WIDTHS, placeholderWidth: width}}
      style={NO_STYLE}
      // React 18 knows this attribute by its HTML name only.
      {...(priority ? {fetchpriority: 'high'} : {})}
      {...rest}
    />
  );
});
