import {Suspense, useEffect, useMemo, useSyncExternalStore} from 'react';

import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';
import {lazyPart} from '~/ui/lazy-part';

import {MESSAGES} from '../messages';
import {parseViewed, withViewed, type ViewedProduct} from '../recently-viewed';

const ProductLinks = lazyPart(() => import('./ProductLinks'));

const STORAGE_KEY = 'recently-viewed';
const CHANGED = 'recently-viewed';

/** The stored text; null where there is none, or storage is blocked. */
function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function write(list: readonly ViewedProduct[]) {
  try {
    if (list.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing has nothing to show either.
  }
  dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(CHANGED, onChange);
  };
}

/** Recently viewed products, kept on this device only, with a button to clear them. */
export function RecentlyViewed({product}: {product: ViewedProduct}) {
  const messages = useMessages(MESSAGES);
  const text = useSyncExternalStore(subscribe, read, () => null);
  const {handle, title, picture} = product;
  useEffect(() => {
    write(withViewed(parseViewed(read()), {handle, title, picture}));
  }, [handle, title, picture]);
  const others = useMemo(
    () => parseViewed(text).filter((viewed) => viewed.handle !== handle),
    [text, handle],
  );
  if (others.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ProductLinks
        title={messages.recentlyViewed}
        products={others}
        className="page shelf"
      >
        <p>{messages.kept}</p>
        <Button onClick={() => write([])}>{messages.clear}</Button>
      </ProductLinks>
    </Suspense>
  );
}
