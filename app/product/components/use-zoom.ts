import {useEffect, useRef, useState, type RefObject} from 'react';

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
  usePinch(frame, start, stop);
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

/** Pinch to zoom; lifting a finger resets it. One finger scrolls. */
function usePinch(
  frame: RefObject<HTMLElement>,
  start: (then: (zoom: Zoom) => void) => void,
  stop: () => void,
) {
  const latest = useRef({start, stop});
  latest.current = {start, stop};
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      event.preventDefault();
      latest.current.start((zoom) => zoom.pinch(one, other));
    };
    const end = (event: TouchEvent) => {
      if (event.touches.length < 2) latest.current.stop();
    };
    // React's touch listeners are passive, and cannot keep the browser from zooming the page.
    element.addEventListener('touchmove', move, {passive: false});
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [frame]);
}
