import {useEffect, useRef, type ReactNode} from 'react';

import {MessageList} from './CartMessages';
import {type CartMessage} from '../view';
import {Icon} from '~/ui/Icon';

interface ExtraSectionProps {
  title: string;
  /** How many things it holds. */
  count: number;
  messages: readonly CartMessage[];
  children: ReactNode;
}

/** One disclosure of the cart, native: open where it holds something, or something was said about it. */
export function ExtraSection({title, count, messages, children}: ExtraSectionProps) {
  const summary = useRef<HTMLElement>(null);
  useFocusKept(summary, count);
  return (
    <details className="cart-extra" open={count > 0 || messages.length > 0 || undefined}>
      <summary ref={summary}>
        {title}
        <Icon name="down" />
      </summary>
      <div className="cart-extra-body">
        <MessageList messages={messages} />
        {children}
      </div>
    </details>
  );
}

/** Focus that vanished with the control that was pressed goes to the section's head. */
function useFocusKept(summary: React.RefObject<HTMLElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    const {activeElement} = document;
    const isLost = !activeElement || activeElement === document.body;
    if (isLost || activeElement instanceof HTMLDialogElement) summary.current?.focus();
  }, [count, summary]);
}
