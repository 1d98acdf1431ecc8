import {useEffect, useState} from 'react';

import {countItems, type CartChange} from '../cart';
import {UNDO_MS} from '../limits';
import {useCartStore} from './cart-context';
import {changeOf, type ShownLine} from './shown-cart';

/** A removed line that can come back. */
export interface Removal {
  line: ShownLine;
  /** How many its key has left, where it was a part of a split line. */
  left: number;
}

const quantityOf = (lines: readonly ShownLine[], {key}: ShownLine) =>
  countItems(lines.filter((line) => line.key === key));

/** The removal of a line of these; `null` where the shop would refuse to add it again. */
export function removalOf(line: ShownLine, lines: readonly ShownLine[]): Removal | null {
  const {attributes, id, quantity} = line;
  // Attributes of others, such as a theme, are refused (§10.21); a line without id is this page's.
  const mayHaveAttributes =
    id === null || attributes.length === 0 || line.isReturnable === true;
  const isSold = quantity > 0 && !line.isSoldOut && !line.isNotSold;
  // Adding a bundle's own item may not make the same bundle.
  const mayReturn = isSold && mayHaveAttributes && !line.components;
  return mayReturn ? {line, left: quantityOf(lines, line) - quantity} : null;
}

/** The change that undoes a removal; `null` where the cart holds the line again. */
export function undoOf(
  {line, left}: Removal,
  lines: readonly ShownLine[],
): CartChange | null {
  const held = quantityOf(lines, line);
  if (held > left) return null;
  const change = changeOf(line);
  // A quantity would replace that of the other parts.
  return held > 0 ? {...change, kind: 'add'} : {...change, kind: 'set', isUndo: true};
}

/** Removes a line and offers to undo it for some seconds. */
export function useRemoval(
  lines: readonly ShownLine[],
  keepFocus: (index: number) => void,
) {
  const store = useCartStore();
  const [removed, setRemoved] = useState<Removal | null>(null);

  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);

  const change = removed && undoOf(removed, lines);
  return {
    removed: change && removed.line,
    remove(shown: ShownLine) {
      // A press just before may have changed it: the cart renders that after the frame.
      const now = store.getSnapshot().cart.lines;
      const line = now.find(({domKey}) => domKey === shown.domKey) ?? shown;
      setRemoved(removalOf(line, now));
      store.change({...changeOf(line), kind: 'set', quantity: 0});
      keepFocus(lines.findIndex(({domKey}) => domKey === line.domKey));
    },
    undo() {
      if (!change) return;
      setRemoved(null);
      store.change(change);
      // The store puts a new line first.
      keepFocus(0);
    },
  };
}
