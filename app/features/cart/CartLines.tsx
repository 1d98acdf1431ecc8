import {useSearchParams} from '@remix-run/react';
import {useEffect, useRef, useState, type MouseEvent} from 'react';

import {EMPTY_LINK_ID} from './CartEmpty';
import {CartLine} from './CartLine';
import {type ShownLine} from '~/domain/cart/show-cart';
import {type CartMessage} from '~/domain/cart/view';
import {CART_LINES_PAGE_SIZE, MAX_CART_LINES} from '~/domain/constants/cart';
import {parseQuantity} from '~/domain/quantity';
import {buttonClass} from '~/ui/Button';

/** How many lines an address asks for; scripts show more without it. */
const SHOWN_PARAM = 'lines';

/** At least a page of lines, at most all that a cart can hold. */
function readShown(text: string | null): number {
  const asked = parseQuantity(text ?? '') ?? 0;
  return Math.min(Math.max(asked, CART_LINES_PAGE_SIZE), MAX_CART_LINES);
}

/** The lines, 250 at a time (spec §9). */
export function CartLines({
  lines,
  messages,
}: {
  lines: readonly ShownLine[];
  messages: readonly CartMessage[];
}) {
  const [params] = useSearchParams();
  const [shown, setShown] = useState(() => readShown(params.get(SHOWN_PARAM)));
  const further = Math.min(CART_LINES_PAGE_SIZE, lines.length - shown);
  const showMore = (event: MouseEvent) => {
    event.preventDefault();
    setShown(shown + CART_LINES_PAGE_SIZE);
  };
  const {listRef, beforeRemove} = useFocusAfterRemoval(lines);
  return (
    <>
      <ul ref={listRef} aria-label="Cart items" className="divide-y px-(--cart-inset)">
        {lines.slice(0, shown).map((line) => (
          <CartLine
            key={line.key}
            line={line}
            messages={messages.filter(({lineKey}) => lineKey === line.key)}
            beforeRemove={beforeRemove}
          />
        ))}
      </ul>
      {further > 0 && (
        <div className="p-6 text-center">
          <a
            href={`/cart?${SHOWN_PARAM}=${shown + CART_LINES_PAGE_SIZE}`}
            className={buttonClass()}
            onClick={showMore}
          >
            Show {further} more lines
          </a>
        </div>
      )}
    </>
  );
}

/**
 * Focus must not fall out of the cart with the button that was pressed: it goes to the same control of the next line, of
 * the one before if it was the last, or to the empty cart's link.
 */
function useFocusAfterRemoval(lines: readonly ShownLine[]) {
  const listRef = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const removedKey = useRef('');

  useEffect(() => {
    const index = removedAt.current;
    if (index === null || lines.some(({key}) => key === removedKey.current)) return;
    removedAt.current = null;
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-removes]');
    buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  }, [lines]);

  useEffect(
    () => () => {
      if (removedAt.current === null) return;
      requestAnimationFrame(() => document.getElementById(EMPTY_LINK_ID)?.focus());
    },
    [],
  );

  return {
    listRef,
    beforeRemove(key: string) {
      removedAt.current = lines.findIndex((line) => line.key === key);
      removedKey.current = key;
    },
  };
}
