import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';

const REFRESH = 'preview:refresh';

/** Whether this page stands in a frame of the panel. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** Has the page in a frame ask anew for what it shows. */
export function refreshFrame(frame: HTMLIFrameElement | null) {
  frame?.contentWindow?.postMessage(REFRESH, location.origin);
}

/** Asks anew when the panel around this frame says so. */
export function useRefreshes() {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    const onMessage = ({data, origin, source}: MessageEvent) => {
      const isPanel = origin === location.origin && source === window.parent;
      if (isPanel && data === REFRESH) revalidate();
    };
    addEventListener('message', onMessage);
    // What was said before this page could hear it.
    revalidate();
    return () => removeEventListener('message', onMessage);
  }, [revalidate]);
}
