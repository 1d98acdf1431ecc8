import {Image} from '@shopify/hydrogen';
import {forwardRef, type ComponentPropsWithoutRef} from 'react';

import {imageUrl, srcsetQuality, type ImageRequest} from '~/lib/image-url';
import {SRCSET_WIDTHS} from '~/lib/images';

type ImgProps = Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'style'
>;

interface BaseProps extends ImgProps {
  /** Address of the source, without size. */
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
}

interface PictureProps extends BaseProps {
  /** Width of the slot, as `<img sizes>` states it; be truthful, the browser chooses by it. */
  sizes: string;
  /** Width of the picture that browsers without srcset load, in pixels. */
  width: number;
  /** One quality for all widths; without it the quality grows with the width (spec §7). */
  quality?: number;
  /** The page's main picture: loaded at once and before others. */
  priority?: boolean;
}

/** Hydrogen writes a style attribute, which the Content-Security-Policy forbids, unless its properties are unset. */
const NO_STYLE = {width: undefined, aspectRatio: undefined};

/** The widths of spec §7. */
const [FIRST_WIDTH] = SRCSET_WIDTHS;
const INTERVALS = {
  intervals: SRCSET_WIDTHS.length,
  startingWidth: FIRST_WIDTH,
  incrementSize: FIRST_WIDTH,
};

/** React 18 knows this attribute by its HTML name only. */
function fetchPriority(priority: boolean, loading: ImgProps['loading']) {
  if (priority) return {fetchpriority: 'high'};
  return loading === 'lazy' ? {fetchpriority: 'low'} : {};
}

/** A product picture in the widths, qualities and format of spec §7, by Hydrogen's `Image`; its frame reserves the space. */
export const Picture = forwardRef<HTMLImageElement, PictureProps>(function Picture(
  {width, quality, priority = false, loading = priority ? 'eager' : 'lazy', ...rest},
  ref,
) {
  return (
    <Image
      ref={ref}
      {...rest}
      loading={loading}
      {...fetchPriority(priority, loading)}
      loader={({src = '', width: asked = width}) =>
        imageUrl(src, {width: asked, quality: quality ?? srcsetQuality(asked)})
      }
      srcSetOptions={{...INTERVALS, placeholderWidth: width}}
      style={NO_STYLE}
    />
  );
});

interface FixedPictureProps extends BaseProps {
  /** The one size, crop and quality asked for. */
  request: ImageRequest;
}

/** A picture in one size: thumbnails and the dialog's carousel (spec §9). */
export const FixedPicture = forwardRef<HTMLImageElement, FixedPictureProps>(
  function FixedPicture({request, ...rest}, ref) {
    const {width, height} = request;
    return (
      <Image
        ref={ref}
        {...rest}
        {...(height && {aspectRatio: `${width}/${height}`})}
        loader={({src = ''}) => imageUrl(src, request)}
        srcSetOptions={{...INTERVALS, placeholderWidth: width}}
        sizes={`${width}px`}
        // One size has no set to choose from.
        srcSet={undefined}
        style={NO_STYLE}
      />
    );
  },
);
