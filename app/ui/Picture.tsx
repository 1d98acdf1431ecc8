import {Image} from '@shopify/hydrogen';
import {
  createContext,
  forwardRef,
  useContext,
  type ComponentPropsWithoutRef,
} from 'react';

import {
  imageUrl,
  OWN_PICTURES,
  SRCSET_WIDTHS,
  srcsetQuality,
  type ImageRequest,
} from '~/lib/images';

import {Icon} from './Icon';

type ImgProps = Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'style'
>;

interface BaseProps extends ImgProps {
  /** URL of the source, without size. */
  src: string;
  /** Empty for a decorative one. */
  alt: string;
}

interface PictureProps extends BaseProps {
  /** Width of the slot, as in `<img sizes>`. Must be accurate: the browser chooses by it. */
  sizes: string;
  /** Width of the fallback `src`, in pixels. */
  width: number;
  /** One quality for all widths; without it the quality grows with the width (§7). */
  quality?: number;
  /** Whether it is the LCP picture: loaded eagerly, with high priority. */
  priority?: boolean;
}

/** Unset: the Content-Security-Policy forbids the style attribute that Hydrogen writes. */
const NO_STYLE = {width: undefined, aspectRatio: undefined};

/** The widths of §7. */
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

/** URL of the store's folder whose pictures the shop serves itself; `undefined` for none. */
export const OwnFolder = createContext<string | undefined>(undefined);

/** `imageUrl`, on the shop's own origin where it has the picture. */
export function useImageUrl(): typeof imageUrl {
  const folder = useContext(OwnFolder);
  if (!folder) return imageUrl;
  return (source, request) => imageUrl(source.replace(folder, OWN_PICTURES), request);
}

/** A product picture as §7 wants it, by Hydrogen's `Image`; its frame reserves the space. */
export const Picture = forwardRef<HTMLImageElement, PictureProps>(function Picture(
  {width, quality, priority = false, loading = priority ? 'eager' : 'lazy', ...rest},
  ref,
) {
  const urlOf = useImageUrl();
  return (
    <Image
      ref={ref}
      {...rest}
      loading={loading}
      {...fetchPriority(priority, loading)}
      loader={({src = '', width: asked = width}) =>
        urlOf(src, {width: asked, quality: quality ?? srcsetQuality(asked)})
      }
      srcSetOptions={{...INTERVALS, placeholderWidth: width}}
      style={NO_STYLE}
    />
  );
});

interface FixedPictureProps extends BaseProps {
  /** The size, crop and quality to request. */
  request: ImageRequest;
}

/** A picture in a fixed size: thumbnails and the dialog's carousel (§9). */
export const FixedPicture = forwardRef<HTMLImageElement, FixedPictureProps>(
  function FixedPicture({request, ...rest}, ref) {
    const {width, height} = request;
    const urlOf = useImageUrl();
    return (
      <Image
        ref={ref}
        {...rest}
        {...(height && {aspectRatio: `${width}/${height}`})}
        loader={({src = ''}) => urlOf(src, request)}
        srcSetOptions={{...INTERVALS, placeholderWidth: width}}
        sizes={`${width}px`}
        // A single size needs no srcset.
        srcSet={undefined}
        style={NO_STYLE}
      />
    );
  },
);

/** The placeholder of a missing picture. Decorative without `label`. */
export function NoPicture({label}: {label?: string}) {
  return (
    <span className="no-picture">
      <Icon name="bag" />
      {label && <span>{label}</span>}
    </span>
  );
}

/** A dot in a color (`#rrggbb`), as an SVG's attribute: the policy forbids style attributes. */
export function Swatch({color}: {color: string}) {
  return <svg className="swatch" color={color} aria-hidden="true" />;
}
