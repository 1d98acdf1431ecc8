import {DIALOG_IMAGE} from '~/lib/images';
import type {ViewImage} from '../product-view';
import {useGallery} from './use-gallery';
import {useImageStatus} from './use-image-status';
import {IconButton} from '~/ui/Button';
import {FixedPicture} from '~/ui/Picture';

interface CarouselProps {
  images: readonly ViewImage[];
  /** Position of the chosen colour's picture; `null` leaves the one shown. */
  imageIndex: number | null;
}

/** The dialog's pictures, swiped or turned, 600 pixels wide (spec §9). */
export function Carousel({images, imageIndex}: CarouselProps) {
  const {index, track, show, followScroll} = useGallery(imageIndex);
  const count = images.length;
  if (count === 0) return <p className="stage stage-empty">No picture yet</p>;
  return (
    <section className="stage" aria-label="Product images">
      <ul
        ref={track}
        className="track"
        // It scrolls by arrow keys, so it must be reachable by them.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Pictures"
        onScroll={followScroll}
      >
        {images.map((image, position) => (
          <li key={position} aria-hidden={position !== index}>
            <CarouselSlide image={image} current={position === index} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="carousel-turn">
          <IconButton
            icon="left"
            label="Previous image"
            onClick={() => show((index - 1 + count) % count)}
          />
          <IconButton
            icon="right"
            label="Next image"
            onClick={() => show((index + 1) % count)}
          />
        </div>
      )}
    </section>
  );
}

function CarouselSlide({image, current}: {image: ViewImage; current: boolean}) {
  const {ref, loading, settle} = useImageStatus();
  const waiting = current && loading;
  return (
    <div className="slide" data-loading={waiting || undefined}>
      <FixedPicture
        ref={ref}
        src={image.url}
        alt={image.alt}
        request={DIALOG_IMAGE}
        loading={current ? 'eager' : 'lazy'}
        className="slide-picture"
        onLoad={settle}
        onError={settle}
      />
      {waiting && <span className="slide-overlay">Loading image...</span>}
    </div>
  );
}
