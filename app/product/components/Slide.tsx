import {useEffect, useRef, useState, type ReactNode} from 'react';

import {MAIN_IMAGE, type ImageRequest} from '~/lib/images';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';
import {FixedPicture, Picture} from '~/ui/Picture';

import {MESSAGES} from '../messages';
import type {MediaItem, Product} from '../product';
import type {Choice} from './use-choice';

interface SlideProps {
  item: MediaItem;
  isCurrent: boolean;
  /** Whether it is hidden from assistive technology and Tab, as items out of view are. */
  isHidden: boolean;
  /** Shown behind the picture while it loads: the previous picture, faint (§4), or the card's. */
  behind?: ReactNode;
  /** Whether to show `behind` at once, before it is known that the picture is still loading. */
  isComing?: boolean;
  overlay: ReactNode;
  /** The one size of its picture; without it, those of the product page. */
  request?: ImageRequest;
  loading: 'eager' | 'lazy';
  /** Whether it is the LCP picture. */
  priority?: boolean;
}

/** An item of a gallery's row, with a placeholder until it has loaded. */
export function Slide({
  item,
  isCurrent,
  isHidden,
  behind,
  isComing = false,
  overlay,
  request,
  loading,
  priority,
}: SlideProps) {
  const messages = useMessages(MESSAGES);
  const ref = useRef<HTMLImageElement>(null);
  // Not in the HTML: without JavaScript the overlay would stay.
  const [isLoading, setLoading] = useState(isComing);
  useEffect(() => setLoading(ref.current?.complete === false), []);
  const isWaiting = isCurrent && isLoading;
  const picture = {
    ref,
    className: 'slide-picture',
    src: item.url,
    alt: item.alt,
    loading,
    onLoad: () => setLoading(false),
    onError: () => setLoading(false),
  };
  return (
    <li className="slide" aria-hidden={isHidden} data-loading={isWaiting || undefined}>
      {isWaiting && behind}
      {item.url &&
        (request ? (
          <FixedPicture {...picture} request={request} />
        ) : (
          <Picture {...MAIN_IMAGE} {...picture} priority={priority} />
        ))}
      {overlay}
      {isWaiting && <span className="slide-overlay">{messages.loadingImage}</span>}
      {item.video && <VideoPlayer {...{item, isCurrent, isHidden}} />}
      {item.link && (
        <a
          href={item.link.url}
          rel="nofollow noopener"
          className="slide-link"
          tabIndex={isHidden ? -1 : undefined}
        >
          <span className="visually-hidden">{messages[item.link.kind](item.alt)}</span>
          <span className="button button-icon slide-play">
            <Icon name="arrow" />
          </span>
        </a>
      )}
    </li>
  );
}

interface DrawnOverProps {
  product: Product;
  choice: Choice;
  /** Index of the picture in the media. */
  position: number;
}

/** What an add-on draws over a picture. */
export function DrawnOver({product, choice, position}: DrawnOverProps) {
  const {drawing} = choice;
  return drawing?.position === position ? (
    <drawing.Overlay {...{product, choice}} />
  ) : null;
}

/**
 * A video with its poster, which loads nothing before it is played. Only the store's own files: a
 * player of another site would set cookies there.
 */
function VideoPlayer(props: Pick<SlideProps, 'item' | 'isCurrent' | 'isHidden'>) {
  const {item, isCurrent, isHidden} = props;
  const messages = useMessages(MESSAGES);
  const [plays, setPlays] = useState(false);
  const {video = [], alt} = item;
  useEffect(() => {
    if (!isCurrent) setPlays(false);
  }, [isCurrent]);
  if (!plays) {
    return (
      <button
        type="button"
        data-replay
        className="button button-icon slide-play"
        aria-label={messages.playVideo(alt)}
        tabIndex={isHidden ? -1 : undefined}
        onClick={() => setPlays(true)}
      >
        <Icon name="play" />
      </button>
    );
  }
  return (
    // The store's videos have no captions of their own: Shopify's media carry no text tracks.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video className="slide-video" controls autoPlay playsInline aria-label={alt}>
      {video.map(({url, mimeType}) => (
        <source key={url} src={url} type={mimeType} />
      ))}
    </video>
  );
}
