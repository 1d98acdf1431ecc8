import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

import {useRootData} from '~/shell';
import {useClock} from '~/ui/clock';

/**
 * Renders a preview's page again when the bridge says so (bridge.ts). A chunk of its own, loaded in
 * previews only (hence the default export).
 */
export default function FrameRefresh() {
  const clock = useClock();
  const now = useRootData()?.now;
  const {revalidate, state} = useRevalidator();
  // The editor may have changed the state since this document was rendered. The server has neither.
  const [asked, setAsked] = useState(globalThis.parent === globalThis.window ? 0 : 1);
  const answered = useRef(0);
  const sentAt = useRef<number | null>(null);
  useEffect(() => {
    // The as-of date may have changed since the document was rendered.
    if (now !== undefined) clock.correct(now);
  }, [now, clock]);
  useEffect(() => {
    const onRefresh = (event: Event) => {
      event.preventDefault();
      setAsked((times) => times + 1);
    };
    addEventListener('preview:refresh', onRefresh);
    return () => removeEventListener('preview:refresh', onRefresh);
  }, []);
  useEffect(() => {
    // Remix reports an interrupted revalidation as an error: the next one waits. `state` is late,
    // and each answer has another time.
    if (state !== 'idle' || sentAt.current === now) return;
    if (answered.current === asked) dispatchEvent(new Event('preview:shown'));
    else {
      sentAt.current = now ?? null;
      revalidate();
    }
    answered.current = asked;
  }, [asked, state, now, revalidate]);
  return null;
}
