import {useEffect, useRef, useState} from 'react';

import {useBrowserLayoutEffect} from '~/ui/effects';

import type {ShownMedia} from '../gallery';

/**
 * The scrolling row of a product's media, whose scroll position says what is shown. Choosing a
 * color shows its main picture, unless the visitor picked one by hand.
 */
export function useMediaRow({positions, main, isCalled}: ShownMedia) {
  const track = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<{
    current: number | null;
    previous: number | null;
    picked: number | null;
    main: number | null;
  }>({current: main ?? positions[0] ?? null, previous: null, picked: null, main});
  // Set during render, so that no frame shows the old picture among the new ones.
  if (state.main !== main) {
    const follows = main !== null && (state.picked === null || isCalled);
    setState({
      ...state,
      main,
      ...(follows && {current: main, previous: state.current}),
    });
  }
  const {current, previous, picked} = state;
  /** Indices of the media in the row. */
  const order =
    picked === null || positions.includes(picked) ? positions : [picked, ...positions];
  /** Index in `order` of the current item. */
  const index = Math.max(0, current === null ? 0 : order.indexOf(current));
  const scrollTo = (to: number) => {
    const row = track.current;
    row?.scrollTo({left: to * row.clientWidth, behavior: 'instant'});
  };
  const follow = (to: number) => {
    const next = order[to] ?? null;
    setState((before) =>
      before.current === next
        ? before
        : {...before, current: next, previous: before.current},
    );
  };
  const show = (to: number) => {
    scrollTo(to);
    follow(to);
  };
  /** Shows an item that the visitor picked: colors no longer change it (§2). */
  const pick = (to: number) => {
    show(to);
    setState((before) => ({...before, picked: order[to] ?? null}));
  };
  // It leaves the row where it is. A row that is moved under a finger passes two pictures in one
  // swipe.
  const followScroll = () => {
    const row = track.current;
    if (!row || row.clientWidth === 0) return;
    const at = Math.round(row.scrollLeft / row.clientWidth);
    if (at !== index) follow(at);
  };
  const row = order.join();
  useBrowserLayoutEffect(() => {
    // The visitor may have swiped before hydration.
    if (index > 0 || previous !== null) scrollTo(index);
    // The row or its main picture is another one; `index` follows from them.
  }, [row, main]);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(followScroll, []);
  return {order, index, previous, track, show, pick, followScroll};
}
