import {useEffect, useSyncExternalStore} from 'react';

import {isRecord, readJson} from '~/lib/json';
import type {Product} from '~/product';
import type {ProductPagePart} from '~/product/parts';
import {Button} from '~/ui/Button';
import {Part} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';
import {lazyPart} from '~/ui/lazy-part';

import {MESSAGES} from '../messages';
import type {LinkedProduct} from './ProductLinks';

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

function write(list: readonly LinkedProduct[]) {
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
function RecentlyViewed({product}: {product: Product}) {
  const messages = useMessages(MESSAGES);
  const text = useSyncExternalStore(subscribe, read, () => null);
  const {handle, title, media} = product;
  const picture = media[0]?.url || null;
  useEffect(() => {
    write(withViewed(parseViewed(read()), {handle, title, picture}));
  }, [handle, title, picture]);
  const others = parseViewed(text).filter((viewed) => viewed.handle !== handle);
  if (others.length === 0) return null;
  return (
    <Part>
      <ProductLinks
        title={messages.recentlyViewed}
        products={others}
        className="page shelf"
      >
        <p>{messages.kept}</p>
        <Button onClick={() => write([])}>{messages.clear}</Button>
      </ProductLinks>
    </Part>
  );
}

export const RECENTLY_VIEWED: ProductPagePart = {Below: RecentlyViewed};

const MAX_VIEWED = 12;
const MAX_TEXT = 1000;

/** The list in a stored text; empty for anything else. */
export function parseViewed(text: string | null): LinkedProduct[] {
  const value = readJson(text);
  return Array.isArray(value) ? value.filter(isViewed).slice(0, MAX_VIEWED) : [];
}

function isViewed(value: unknown): value is LinkedProduct {
  if (!isRecord(value)) return false;
  const {handle, title, picture} = value;
  const isText = (one: unknown) => typeof one === 'string' && one.length <= MAX_TEXT;
  const isPicture =
    picture === null || (isText(picture) && /^https?:\/\//.test(String(picture)));
  return isText(handle) && handle !== '' && isText(title) && isPicture;
}

/** `list` with `product` first, once. */
export function withViewed(
  list: readonly LinkedProduct[],
  product: LinkedProduct,
): LinkedProduct[] {
  const others = list.filter(({handle}) => handle !== product.handle);
  return [product, ...others].slice(0, MAX_VIEWED);
}
