import {useEffect, useRef, useState, type RefObject} from 'react';

interface ImageStatus {
  ref: RefObject<HTMLImageElement>;
  loading: boolean;
  /** For the picture's `onLoad` and `onError`: either way there is nothing to wait for any more (spec §4). */
  settle: () => void;
}

/** Whether a picture is still loading. In the HTML none is, so that without script no overlay stays. */
export function useImageStatus(): ImageStatus {
  const ref = useRef<HTMLImageElement>(null);
  const [loading, setLoading] = useState(false);
  useEffect(() => setLoading(ref.current?.complete === false), []);
  return {ref, loading, settle: () => setLoading(false)};
}
