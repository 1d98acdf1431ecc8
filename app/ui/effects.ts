import {useEffect, useLayoutEffect, useRef} from 'react';

// React warns about layout effects on the server. `import.meta.env.SSR` would need Vite, but the
// tools that check documents load this module in Node.
export const useBrowserLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What the last render gave, for listeners and answers that outlive it. Written before the browser
 * can send another event, and not by a render that React gives up.
 */
export function useLatest<Value>(value: Value): {readonly current: Value} {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Calls `react` each time `value` has changed. */
export function useChange(value: string | number, react: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    react();
  });
}
