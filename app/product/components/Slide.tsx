import {MAIN_IMAGE} from '~/lib/images';
import {MAIN_IMAGE_SIZES} from '~/lib/image-url';
import {Picture} from '~/ui/Picture';

import type {ViewImage} from '../product-view';
import {useImageStatus} from './use-image-status';

interface SlideProps {
  image: ViewImage;
  /** The picture on show. */
  current: boolean;
  /** Fetched ahead of being shown. */
  ahead: boolean;
  /** The page's first picture: fetched before anything else. */
  priority: boolean;
  /** What was on show before: faintly behind while this one loads (spec §4). */
  previous: ViewImage | null;
}

const PICTURE = {
  sizes: MAIN_IMAGE_SIZES,
  width: MAIN_IMAGE.large,
  quality: MAIN_IMAGE.quality,
};

/** One picture of the gallery in its frame, with what is shown until it is there. */
export function Slide({image, current, ahead, priority, previous}: SlideProps) {
  const {ref, loading, settle} = useImageStatus();
  const waiting = current && loading;
  return (
    <div className="slide" data-loading={waiting || undefined}>
      {waiting && previous && (
        <span className="slide-previous" aria-hidden="true">
          <Picture {...PICTURE} src={previous.url} alt="" />
        </span>
      )}
      <Picture
        {...PICTURE}
        ref={ref}
        src={image.url}
        alt={image.alt}
        priority={priority}
        loading={priority || ahead || current ? 'eager' : 'lazy'}
        className="slide-picture"
        onLoad={settle}
        onError={settle}
      />
      {waiting && <span className="slide-overlay">Loading image...</span>}
    </div>
  );
}
