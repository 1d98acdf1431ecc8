import {startTransition, useEffect, useRef, useState, type ReactNode} from 'react';

import {MAIN_IMAGE, PRELOADED_IMAGES, THUMBNAIL, THUMBNAILS_PER_VIEW} from '~/lib/images';
import {IconButton} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';
import {FixedPicture, NoPicture, Picture} from '~/ui/Picture';

import {
  clampThumbnailStart,
  isPicture,
  revealThumbnail,
  turnThumbnails,
  viewOf,
} from '../gallery';
import {MESSAGES} from '../messages';
import type {MediaItem, Product} from '../product';
import {DrawnOver, Slide} from './Slide';
import type {Choice} from './use-choice';
import {useMediaRow} from './use-media-row';
import {useZoom} from './use-zoom';

/** Items in the HTML; the rest of a long gallery is rendered after hydration. */
const ITEMS_IN_HTML = 10;

interface GalleryProps {
  product: Product;
  choice: Choice;
  /** URL of a smaller version of the first picture that the browser has already, or `null`. */
  preview: string | null;
  /** Overlaid on the picture, for instance a badge. */
  children?: ReactNode;
}

/** A product's media: swipe, pick, zoom by pointer, keyboard or two fingers (§2). */
export function Gallery({product, choice, preview, children}: GalleryProps) {
  const {title, media} = product;
  const {shown} = choice;
  const messages = useMessages(MESSAGES);
  const {order, index, previous, track, pick, followScroll} = useMediaRow(shown);
  const [first] = useState(shown.positions[0]);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage, () =>
    track.current?.children[index]?.querySelector<HTMLImageElement>('.slide-picture'),
  );
  // What is requested after hydration does not compete with the first paint.
  const [started, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  const items = order.flatMap((position) => {
    const item = media[position];
    return item ? [{position, item}] : [];
  });
  const current = items[index]?.item;
  const before = previous === null ? null : media[previous];
  return (
    <section className="gallery" aria-label={messages.images}>
      <div ref={stage} className="stage moving-picture">
        {items.length === 0 ? (
          <NoPicture label={messages.noPicture} />
        ) : (
          <ul
            role="list"
            ref={track}
            className="track"
            // It scrolls by arrow keys, so it must be reachable by them.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={messages.imageList}
            onScroll={() => {
              zoom.stop();
              followScroll();
            }}
            onPointerMove={zoom.follow}
            onPointerLeave={zoom.stop}
          >
            {items
              .slice(0, started ? undefined : ITEMS_IN_HTML)
              .map(({position, item}, place) => (
                <Slide
                  key={position}
                  item={item}
                  isCurrent={place === index}
                  isHidden={started && place !== index}
                  overlay={<DrawnOver {...{product, choice, position}} />}
                  isComing={preview !== null && position === first}
                  behind={
                    preview !== null && position === first ? (
                      <img className="slide-card" src={preview} alt="" />
                    ) : (
                      before?.url && (
                        <span className="slide-previous" aria-hidden="true">
                          <Picture {...MAIN_IMAGE} src={before.url} alt="" />
                        </span>
                      )
                    )
                  }
                  priority={place === 0}
                  loading={
                    place === index || (started && place < PRELOADED_IMAGES)
                      ? 'eager'
                      : 'lazy'
                  }
                />
              ))}
          </ul>
        )}
        {children}
        {current && isPicture(current) && (
          <IconButton
            icon="zoom"
            label={messages.zoom}
            data-replay
            className="stage-zoom"
            aria-pressed={zoom.pressed}
            onClick={zoom.toggle}
            onKeyDown={zoom.handleKey}
          />
        )}
        {items.length > 1 && (
          <p className="stage-count" aria-hidden="true">
            {[
              current?.colors.join(' / '),
              current && viewOf(current, title),
              `${index + 1} / ${items.length}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      {items.length > 1 && (
        <Thumbnails title={title} items={items} index={index} onPick={pick} />
      )}
    </section>
  );
}

interface ThumbnailsProps {
  title: string;
  items: readonly {item: MediaItem}[];
  index: number;
  onPick: (index: number) => void;
}

/**
 * Five thumbnails at a time, with arrows when there are more (§2, §9). They follow the current
 * picture until an arrow is pressed.
 */
function Thumbnails({title, items, index, onPick}: ThumbnailsProps) {
  const messages = useMessages(MESSAGES);
  const count = items.length;
  const [strip, setStrip] = useState({start: 0, index: 0, count});
  // Set during render, so that no frame shows the old strip with the new picture.
  if (strip.index !== index || strip.count !== count) {
    setStrip({start: revealThumbnail(strip.start, index, count), index, count});
  }
  const {start} = strip;
  const turn = (direction: 1 | -1) =>
    setStrip((current) => ({
      ...current,
      start: turnThumbnails(current.start, direction, count),
    }));
  const last = clampThumbnailStart(count, count);
  const hasArrows = count > THUMBNAILS_PER_VIEW;
  return (
    <div className="thumbnails" data-arrows={hasArrows || undefined}>
      <ul role="list">
        {items.slice(start, start + THUMBNAILS_PER_VIEW).map(({item}, offset) => {
          const view = viewOf(item, title);
          return (
            <li key={`${start + offset} ${item.url}`}>
              <button
                type="button"
                data-replay
                aria-label={messages.showImage(start + offset + 1, count, view)}
                aria-current={start + offset === index}
                onClick={() => onPick(start + offset)}
              >
                {item.url && <FixedPicture src={item.url} alt="" request={THUMBNAIL} />}
                {!isPicture(item) && <Icon name={item.link ? 'arrow' : 'play'} />}
                {view && <span>{view}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {hasArrows && (
        <>
          <IconButton
            icon="left"
            label={messages.previousThumbnails}
            data-replay
            aria-disabled={start === 0}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="right"
            label={messages.nextThumbnails}
            data-replay
            aria-disabled={start === last}
            onClick={() => turn(1)}
          />
        </>
      )}
    </div>
  );
}
