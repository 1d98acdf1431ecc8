import {forwardRef, type ComponentPropsWithoutRef} from 'react';

import {imageUrl, type ImageRequest} from '~/lib/image-url';

interface FixedPictureProps extends Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'width' | 'height' | 'sizes' | 'srcSet'
> {
  /** Address of the source, without size. */
  src: string;
  alt: string;
  /** The one size, crop and quality asked for. */
  request: ImageRequest;
}

/** A picture in one size: thumbnails and the dialog's carousel (spec §9). */
export const FixedPicture = forwardRef<HTMLImageElement, FixedPictureProps>(
  function FixedPicture({src, alt, request, loading = 'lazy', ...rest}, ref) {
    return (
      <img
        ref={ref}
        src={imageUrl(src, request)}
        alt={alt}
        width={request.width}
        height={request.height}
        loading={loading}
        decoding="async"
        {...rest}
      />
    );
  },
);
