import {useCallback, useEffect, useState} from 'react';

import {fetchProduct} from './fetch-product';
import type {ProductView} from './product-view';

type Answer =
  | {status: 'loading'}
  | {status: 'ready'; product: ProductView}
  /** There is no such product any more. */
  | {status: 'gone'}
  /** Offline, or the store gave no answer. */
  | {status: 'failed'};

/** The product with this handle, fetched at once; `retry` after a failure. */
export function useProduct(handle: string): Answer & {retry: () => void} {
  const [answer, setAnswer] = useState<Answer>({status: 'loading'});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setAnswer({status: 'loading'});
    fetchProduct(handle, '', controller.signal).then(
      (product) => setAnswer(product ? {status: 'ready', product} : {status: 'gone'}),
      () => {
        if (!controller.signal.aborted) setAnswer({status: 'failed'});
      },
    );
    return () => controller.abort();
  }, [handle, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {...answer, retry};
}
