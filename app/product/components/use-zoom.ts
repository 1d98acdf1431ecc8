import {useEffect, useRef, useState, type RefObject} from 'react';

import {useLatest} from '~/ui/effects';

import type {Zoom} from '../zoom';

/**
 * Zoom of the current picture, loaded when first needed. `frame` listens to pointer and pinch; the
 * returned handlers are for the button, which the keyboard uses.
 */
export function useZoom(
  frame: RefObject<HTMLElement>,
  current: () => HTMLImageElement | null | undefined,
) {
  const active = useRef<Zoom | null>(null);
  const loading = useRef<Promise<{Zoom: typeof Zoom}> | null>(null);
  const [pressed, setPressed] = useState(false);
  const stop = () => {
    active.current?.reset();
    active.current = null;
    loading.current = null;
    setPressed(false);
  };
  const start = async (then: (zoom: Zoom) => void) => {
    if (active.current) return then(active.current);
    // One import for all moves: several of a chunk that is on its way end in no certain order.
    const asked = (loading.current ??= import('../zoom'));
    const {Zoom} = await asked;
    const image = current();
    // A zoom that was stopped meanwhile stays so.
    if (!image || loading.current !== asked) return;
    active.current ??= new Zoom(image);
    then(active.current);
  };
  const latest = useLatest({start, stop});
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // One finger scrolls, two zoom; lifting one ends it.
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      event.preventDefault();
      void latest.current.start((zoom) => zoom.pinch(one, other));
    };
    const end = (event: TouchEvent) => {
      if (event.touches.length < 2) latest.current.stop();
    };
    // React's touch listeners are passive, and cannot keep the browser from zooming the page.
    const controller = new AbortController();
    const {signal} = controller;
    element.addEventListener('touchmove', move, {passive: false, signal});
    element.addEventListener('touchend', end, {signal});
    element.addEventListener('touchcancel', end, {signal});
    return () => controller.abort();
  }, [frame, latest]);
  return {
    pressed,
    stop,
    follow: (event: React.PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const {clientX, clientY} = event;
      void start((zoom) => zoom.follow(clientX, clientY));
    },
    toggle: () => {
      if (pressed) return stop();
      setPressed(true);
      void start((zoom) => zoom.magnify());
    },
    handleKey: (event: React.KeyboardEvent) => {
      if (!pressed) return;
      if (event.key === 'Escape') stop();
      else if (active.current?.pan(event.key)) event.preventDefault();
    },
  };
}
