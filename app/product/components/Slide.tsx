import {useEffect, useRef, useState, type ReactNode, type Ref} from 'react';

import {Icon} from '~/ui/Icon';

import {MESSAGES} from '../messages';
import type {MediaItem} from '../product';

interface SlideProps {
  item: MediaItem;
  /** Whether it is the one on show. */
  isCurrent: boolean;
  /** Behind the picture while it loads: what was on show before, faintly (spec §4), or the same from a card. */
  behind?: ReactNode;
  /** Whether `behind` is to be there before the page has had time to see that the picture loads. */
  isComing?: boolean;
  /** The picture itself, in the size of the surface. */
  children: (picture: {
    ref: Ref<HTMLImageElement>;
    className: string;
    onLoad: () => void;
    onError: () => void;
  }) => ReactNode;
}

/** One item of a product's media in its frame, with what is shown until it is there. */
export function Slide({item, isCurrent, behind, isComing = false, children}: SlideProps) {
  const ref = useRef<HTMLImageElement>(null);
  // In the HTML nothing is loading, so that without script no overlay stays.
  const [loading, setLoading] = useState(isComing);
  useEffect(() => setLoading(ref.current?.complete === false), []);
  // Loaded or failed: there is nothing to wait for any more.
  const onEnd = () => setLoading(false);
  const isWaiting = isCurrent && loading;
  const picture = {ref, className: 'slide-picture', onLoad: onEnd, onError: onEnd};
  return (
    <div className="slide" data-loading={isWaiting || undefined}>
      {isWaiting && behind}
      {item.url && children(picture)}
      {isWaiting && <span className="slide-overlay">{MESSAGES.loadingImage}</span>}
      {item.video && <VideoPlayer item={item} isCurrent={isCurrent} />}
    </div>
  );
}

/** A video over its poster. Nothing of it is loaded before it is played, and it ends when another item is shown. */
function VideoPlayer({item, isCurrent}: {item: MediaItem; isCurrent: boolean}) {
  const [plays, setPlays] = useState(false);
  const {video, alt} = item;
  useEffect(() => {
    if (!isCurrent) setPlays(false);
  }, [isCurrent]);
  if (!video) return null;
  if (!plays) {
    return (
      <button
        type="button"
        data-replay
        className="button button-icon slide-play"
        aria-label={MESSAGES.playVideo(alt)}
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
