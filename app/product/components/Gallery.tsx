import {startTransition, useEffect, useRef, useState, type ReactNode} from 'react';

import {PRELOADED_IMAGES} from '~/lib/images';
import {IconButton} from '~/ui/Button';
import {NoPicture} from '~/ui/NoPicture';

import type {ViewImage} from '../product-view';
import {Slide} from './Slide';
import {Thumbnails} from './Thumbnails';
import {useGallery} from './use-gallery';
import {useZoom} from './use-zoom';

/** Pictures in the HTML; the rest of a long gallery follows with the script. */
const IN_HTML = 10;

interface GalleryProps {
  images: readonly ViewImage[];
  /** Position of the chosen colour's picture, or `null`. */
  colorIndex: number | null;
  /** On the picture, for instance a badge. */
  children?: ReactNode;
}

/** Whether thumbnails stand beside the pictures: the page says so first, as it makes room before they have come. */
export function hasThumbnails(images: readonly ViewImage[]): boolean {
  return images.length > 1;
}

/** A product's pictures: swiped or picked, magnified under the pointer, by keyboard or with two fingers (spec §2). */
export function Gallery({images, colorIndex, children}: GalleryProps) {
  const {index, previous, track, pick, followScroll} = useGallery(colorIndex);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(
    stage,
    () =>
      (track.current?.children[index]?.querySelector(
        '.slide-picture',
      ) as HTMLImageElement) ?? null,
  );
  const started = useStarted();
  return (
    <section className="gallery" aria-label="Product images">
      <div ref={stage} className="stage moving-picture">
        {images.length === 0 ? (
          <NoPicture label="No picture yet" />
        ) : (
          <ul
            ref={track}
            className="track"
            // It scrolls by arrow keys, so it must be reachable by them.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label="Pictures"
            onScroll={() => {
              zoom.stop();
              followScroll();
            }}
            onPointerMove={zoom.follow}
            onPointerLeave={zoom.stop}
          >
            {images.slice(0, started ? undefined : IN_HTML).map((image, position) => (
              <li key={position} aria-hidden={started && position !== index}>
                <Slide
                  image={image}
                  current={position === index}
                  ahead={started && position < PRELOADED_IMAGES}
                  priority={position === 0}
                  previous={images[previous] ?? null}
                />
              </li>
            ))}
          </ul>
        )}
        {children}
        {images.length > 0 && (
          <IconButton
            icon="zoom"
            label="Zoom image"
            data-replay
            className="stage-zoom"
            aria-pressed={zoom.pressed}
            onClick={zoom.toggle}
            onKeyDown={zoom.handleKey}
          />
        )}
        {images.length > 1 && (
          <p className="stage-count" aria-hidden="true">
            {index + 1} / {images.length}
          </p>
        )}
      </div>
      {hasThumbnails(images) && (
        <Thumbnails images={images} index={index} onPick={pick} />
      )}
    </section>
  );
}

/** Whether the page has hydrated: what only then is fetched never competes with the first paint. */
function useStarted(): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  return started;
}
