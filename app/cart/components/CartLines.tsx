import {useEffect, useRef, type MouseEvent} from 'react';

import {EMPTY_LINK_ID} from './CartEmpty';
import {CartLine} from './CartLine';
import {LINES_PARAM} from '../first-lines';
import {type ShownLine} from '../show-cart';
import {type CartMessage} from '../view';
import {buttonClass} from '~/ui/Button';

interface CartLinesProps {
  /** Those that are shown. */
  lines: readonly ShownLine[];
  /** How many more can be shown next; 0 for none. */
  further: number;
  onMore: () => void;
  messages: readonly CartMessage[];
}

/** The lines, and the way on to more of them: a link, which scripts make quicker. */
export function CartLines({lines, further, onMore, messages}: CartLinesProps) {
  const showMore = (event: MouseEvent) => {
    event.preventDefault();
    onMore();
  };
  const {listRef, beforeRemove} = useFocusAfterRemoval(lines);
  return (
    <>
      <ul ref={listRef} aria-label="Cart items" className="divide-y px-(--cart-inset)">
        {lines.map((line) => (
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
            href={`/cart?${LINES_PARAM}=${lines.length + further}`}
            className={buttonClass()}
            onClick={showMore}
          >
            Show {further} more {further === 1 ? 'line' : 'lines'}
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
