import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {useClock} from '~/ui/clock';

/**
 * Renders a preview's page anew when the bridge says so (bridge.ts). A chunk of its own, loaded in
 * previews only (hence the default export). `now` is when the server made the page, in epoch
 * milliseconds.
 */
export default function FrameRefresh({now}: {now: number}) {
  const clock = useClock();
  const {revalidate, state} = useRevalidator();
  // The editor may have changed the state since this document was rendered.
  const isWanted = useRef(parent !== window);
  const isIdle = state === 'idle';
  const latest = useRef({isIdle, revalidate});
  latest.current = {isIdle, revalidate};
  useEffect(() => {
    // The as-of date may have changed since the document was rendered.
    clock.correct(now);
  }, [now, clock]);
  useEffect(() => {
    const onRefresh = (event: Event) => {
      event.preventDefault();
      // Remix reports an interrupted revalidation as an error: the next one waits.
      if (latest.current.isIdle) latest.current.revalidate();
      else isWanted.current = true;
    };
    addEventListener('preview:refresh', onRefresh);
    return () => removeEventListener('preview:refresh', onRefresh);
  }, []);
  useEffect(() => {
    if (!isIdle) return;
    if (isWanted.current) latest.current.revalidate();
    else dispatchEvent(new Event('preview:shown'));
    isWanted.current = false;
  }, [isIdle]);
  return null;
}
