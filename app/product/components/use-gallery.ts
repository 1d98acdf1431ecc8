import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

interface GalleryState {
  /** Position of the picture shown. */
  index: number;
  /** Position of the one shown before. */
  previous: number;
}

interface Gallery extends GalleryState {
  /** The row of pictures that scrolls from one to the next. */
  track: RefObject<HTMLUListElement>;
  /** Shows a picture; a newly chosen colour may show another. */
  show: (index: number) => void;
  /** Shows a picture because the visitor asked for it: colours no longer change it (spec §2). */
  pick: (index: number) => void;
  /** For the track's `onScroll`. */
  followScroll: () => void;
}

function moveTo(state: GalleryState, index: number): GalleryState {
  return state.index === index ? state : {index, previous: state.index};
}

/**
 * Which picture is shown. The scroll position of the track is what the visitor sees, by swipe or by `pick`; `colorIndex`, the
 * picture of the chosen colour or `null`, moves it until a thumbnail was picked.
 */
export function useGallery(colorIndex: number | null): Gallery {
  const track = useRef<HTMLUListElement>(null);
  const pickedByHand = useRef(false);
  const [state, setState] = useState<GalleryState>({index: 0, previous: 0});
  const show = useCallback((index: number) => {
    const row = track.current;
    row?.scrollTo({left: index * row.clientWidth, behavior: 'instant'});
    setState((current) => moveTo(current, index));
  }, []);
  useEffect(() => {
    if (colorIndex !== null && !pickedByHand.current) show(colorIndex);
  }, [colorIndex, show]);
  const pick = (index: number) => {
    pickedByHand.current = true;
    show(index);
  };
  const followScroll = () => {
    const row = track.current;
    if (!row || row.clientWidth === 0) return;
    const index = Math.round(row.scrollLeft / row.clientWidth);
    setState((current) => moveTo(current, index));
  };
  // The visitor may have swiped before the page hydrated.
  useEffect(followScroll, []);
  return {...state, track, show, pick, followScroll};
}
