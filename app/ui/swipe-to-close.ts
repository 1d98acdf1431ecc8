import {useEffect} from 'react';

/** A swipe this far, or this fast, closes the dialog; otherwise it springs back. */
const CLOSE_DISTANCE_PX = 96;
const CLOSE_SPEED_PX_PER_MS = 0.5;
/** Movement below this is a tap. */
const SLOP_PX = 8;
/** Closes the dialog after this time even without `transitionend` (`--quick` is 100 ms). */
const CLOSE_TIMEOUT_MS = 200;

type SwipeDirection = 'right' | 'down';

const TEXT_FIELD = 'textarea, input:not([type=radio], [type=checkbox])';

/** Whether a touch on `target` is for it: moves about in a text, or scrolls back an element. */
function isTaken(
  dialog: HTMLElement,
  target: EventTarget | null,
  direction: SwipeDirection,
): boolean {
  let element = target instanceof Element ? target : null;
  if (element?.matches(TEXT_FIELD)) return true;
  for (; element && dialog.contains(element); element = element.parentElement) {
    const {scrollLeft, scrollTop} = element;
    if ((direction === 'right' ? scrollLeft : scrollTop) > 0) return true;
  }
  return false;
}

/**
 * Lets the dialog follow a swipe in the direction from which it came, and closes it after a far or
 * fast one. A convenience: every dialog has a button and the Escape key.
 *
 * @returns a function that removes the listeners
 */
function swipeToClose(dialog: HTMLDialogElement, direction: SwipeDirection): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  let start: {x: number; y: number; time: number} | null = null;
  let moved = 0;
  /** Moves the dialog: at once, or as its style animates it. */
  const moveBy = (distance: string, transition: 'none' | '') => {
    dialog.style.transition = transition;
    dialog.style.translate = direction === 'right' ? `${distance} 0` : `0 ${distance}`;
  };
  const cancel = () => {
    start = null;
    moved = 0;
    dialog.style.transition = '';
    dialog.style.translate = '';
  };
  const begin = ({touches, target, timeStamp}: TouchEvent) => {
    const [touch] = touches;
    if (!touch || touches.length > 1 || isTaken(dialog, target, direction))
      return cancel();
    start = {x: touch.clientX, y: touch.clientY, time: timeStamp};
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!start || !touch) return;
    const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
    const [along, across] = direction === 'right' ? [x, Math.abs(y)] : [y, Math.abs(x)];
    if (moved === 0 && across > SLOP_PX && across >= along) return cancel();
    if (moved === 0 && along < SLOP_PX) return;
    if (event.cancelable) event.preventDefault();
    moved = Math.max(0, along);
    moveBy(`${moved}px`, 'none');
  };
  const end = ({timeStamp}: TouchEvent) => {
    if (!start || moved === 0) return cancel();
    const speed = moved / Math.max(1, timeStamp - start.time);
    if (moved < CLOSE_DISTANCE_PX && speed < CLOSE_SPEED_PX_PER_MS) return cancel();
    start = null;
    // Animates from where the finger left it.
    moveBy('100%', '');
    dialog.close();
    setTimeout(cancel, CLOSE_TIMEOUT_MS);
  };
  // A non-passive listener, so that `preventDefault` can stop the scroll.
  dialog.addEventListener('touchstart', begin, {passive: true, signal});
  dialog.addEventListener('touchmove', move, {passive: false, signal});
  dialog.addEventListener('touchend', end, {signal});
  dialog.addEventListener('touchcancel', cancel, {signal});
  return () => listening.abort();
}

/** Makes the dialog `id` close by a swipe while the calling component is mounted. */
export function useSwipeToClose(id: string, direction: SwipeDirection): void {
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement) return swipeToClose(dialog, direction);
  }, [id, direction]);
}
