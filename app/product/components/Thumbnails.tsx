import {useState} from 'react';

import {THUMBNAIL, THUMBNAILS_PER_VIEW} from '~/lib/images';
import {clampThumbnailStart, revealThumbnail, turnThumbnails} from '../gallery';
import {IconButton} from '~/ui/Button';
import {FixedPicture} from '~/ui/Picture';

import type {ViewImage} from '../product-view';

interface ThumbnailsProps {
  images: readonly ViewImage[];
  /** Position of the picture on show. */
  index: number;
  onPick: (index: number) => void;
}

/** Five thumbnails at a time, with arrows when there are more (spec §2, §9). */
export function Thumbnails({images, index, onPick}: ThumbnailsProps) {
  const count = images.length;
  const {start, turn} = useStrip(index, count);
  const last = clampThumbnailStart(count, count);
  const hasArrows = count > THUMBNAILS_PER_VIEW;
  return (
    <div className="thumbnails" data-arrows={hasArrows || undefined}>
      <ul>
        {images.slice(start, start + THUMBNAILS_PER_VIEW).map((image, offset) => (
          <li key={start + offset}>
            <button
              type="button"
              data-replay
              aria-label={`Show image ${start + offset + 1} of ${count}`}
              aria-current={start + offset === index}
              onClick={() => onPick(start + offset)}
            >
              <FixedPicture src={image.url} alt="" request={THUMBNAIL} />
            </button>
          </li>
        ))}
      </ul>
      {hasArrows && (
        <>
          <IconButton
            icon="left"
            label="Previous thumbnails"
            data-replay
            aria-disabled={start === 0}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="right"
            label="Next thumbnails"
            data-replay
            aria-disabled={start === last}
            onClick={() => turn(1)}
          />
        </>
      )}
    </div>
  );
}

/** Where the strip begins: it follows the picture on show, until an arrow turns it. */
function useStrip(index: number, count: number) {
  const [strip, setStrip] = useState({start: 0, shownFor: 0});
  // Adjusted while rendering, so that no frame shows the old strip beside the new picture.
  if (strip.shownFor !== index) {
    setStrip({start: revealThumbnail(strip.start, index, count), shownFor: index});
  }
  const turn = (direction: 1 | -1) => {
    setStrip((current) => ({
      ...current,
      start: turnThumbnails(current.start, direction, count),
    }));
  };
  return {start: strip.start, turn};
}
