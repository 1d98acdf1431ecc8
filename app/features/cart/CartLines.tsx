import {useEffect, useRef, useState} from 'react';

import {EMPTY_LINK_ID} from './CartEmpty';
import {CartLine} from './CartLine';
import {type ShownLine} from '~/domain/cart/show-cart';
import {type CartMessage} from '~/domain/cart/view';
import {CART_LINES_PAGE_SIZE} from '~/domain/constants/cart';
import {Button} from '~/ui/Button';

/** The lines, 250 at a time (spec §9). */
export function CartLines({
  lines,
  messages,
}: {
  lines: readonly ShownLine[];
  messages: readonly CartMessage[];
}) {
  const [shown, setShown] = useState(CART_LINES_PAGE_SIZE);
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
      {lines.length > shown && (
        <div className="p-6 text-center">
          <Button onClick={() => setShown(shown + CART_LINES_PAGE_SIZE)}>
            Show {Math.min(CART_LINES_PAGE_SIZE, lines.length - shown)} more lines
          </Button>
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
