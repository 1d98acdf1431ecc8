import {useEffect} from 'react';

/** A swipe this far, or this fast, closes; less lets the dialog spring back. */
const CLOSE_DISTANCE_PX = 96;
const CLOSE_SPEED_PX_PER_MS = 0.5;
/** Movement below this is still a touch. */
const SLOP_PX = 8;
/** By when the way out is over, whatever became of it (`--quick` is 100 ms). */
const CLOSE_TIMEOUT_MS = 200;

type SwipeDirection = 'right' | 'down';

interface Start {
  x: number;
  y: number;
  time: number;
}

/** How far a touch has come in the direction that closes, and across it. */
function swipeDistance(
  direction: SwipeDirection,
  start: Start,
  {clientX, clientY}: Touch,
) {
  const x = clientX - start.x;
  const y = clientY - start.y;
  return direction === 'right'
    ? {along: x, across: Math.abs(y)}
    : {along: y, across: Math.abs(x)};
}

/** Whether a touch on `target` would scroll something back before it could move the dialog down. */
function scrollsFirst(dialog: HTMLElement, target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null;
  for (; element && dialog.contains(element); element = element.parentElement) {
    if (element.scrollTop > 0) return true;
  }
  return false;
}

/**
 * Lets a finger push the dialog out the way it came in: it follows the finger, and closes when let go far or fast enough.
 * Every dialog has a button and the Escape key for the same, so this is only for the thumb.
 *
 * @returns what ends it
 */
function swipeToClose(dialog: HTMLDialogElement, direction: SwipeDirection): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  let start: Start | null = null;
  let moved = 0;
  const moveTo = (distance: number) => {
    moved = distance;
    dialog.style.transition = 'none';
    dialog.style.translate =
      direction === 'right' ? `${distance}px 0` : `0 ${distance}px`;
  };
  const letGo = () => {
    start = null;
    moved = 0;
    dialog.style.transition = '';
    dialog.style.translate = '';
  };
  const begin = ({touches, target, timeStamp}: TouchEvent) => {
    const [touch] = touches;
    const blocked = direction === 'down' && scrollsFirst(dialog, target);
    start =
      touch && touches.length === 1 && !blocked
        ? {x: touch.clientX, y: touch.clientY, time: timeStamp}
        : null;
    if (!start) letGo();
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!start || !touch) return;
    const {along, across} = swipeDistance(direction, start, touch);
    if (moved === 0 && across > SLOP_PX && across >= along) return letGo();
    if (moved === 0 && along < SLOP_PX) return;
    if (event.cancelable) event.preventDefault();
    moveTo(Math.max(0, along));
  };
  const end = ({timeStamp}: TouchEvent) => {
    if (!start || moved === 0) return letGo();
    const speed = moved / Math.max(1, timeStamp - start.time);
    if (moved < CLOSE_DISTANCE_PX && speed < CLOSE_SPEED_PX_PER_MS) return letGo();
    start = null;
    // On from where the finger left it, all the way out.
    dialog.style.transition = '';
    dialog.style.translate = direction === 'right' ? '100% 0' : '0 100%';
    dialog.close();
    setTimeout(letGo, CLOSE_TIMEOUT_MS);
  };
  // An active listener: only that may keep the browser from scrolling what is being pushed.
  dialog.addEventListener('touchstart', begin, {passive: true, signal});
  dialog.addEventListener('touchmove', move, {passive: false, signal});
  dialog.addEventListener('touchend', end, {signal});
  dialog.addEventListener('touchcancel', letGo, {signal});
  return () => listening.abort();
}

/** Lets the dialog `id` be pushed out by a finger, for as long as the component that calls this is there. */
export function useSwipeToClose(id: string, direction: SwipeDirection): void {
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement) return swipeToClose(dialog, direction);
  }, [id, direction]);
}
