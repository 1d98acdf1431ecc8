import {
  useEffect,
  useRef,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
} from 'react';

import {afterPaint} from './tasks';
import {IconButton} from './Button';
import {useMessages} from './language';
import {MESSAGES} from './messages';

interface DialogProps {
  /** The id that `data-opens`, `data-closes` and `openDialog` use. */
  id: string;
  /** Its place: at the right edge, over the page, or at its top. */
  kind: 'drawer' | 'sheet' | 'top';
  /** The id of the element that names it; give this or `label`. */
  labelledBy?: string;
  label?: string;
  className?: string;
  /** Called after it was opened or closed, by whatever means; also on hydration of an open one. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Follows the dialog's `open` attribute, which other scripts set too. */
function useOpenState(
  ref: React.RefObject<HTMLDialogElement>,
  onToggle?: (open: boolean) => void,
) {
  const latest = useRef(onToggle);
  latest.current = onToggle;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let known = false;
    const follow = () => {
      if (dialog.open !== known) latest.current?.((known = dialog.open));
    };
    follow();
    const observer = new MutationObserver(() => afterPaint(follow));
    observer.observe(dialog, {attributeFilter: ['open']});
    return () => observer.disconnect();
  }, [ref]);
}

/** Closes on a press of the backdrop, in browsers without `closedby`. */
function closeFromBackdrop(event: ReactMouseEvent<HTMLDialogElement>) {
  const dialog = event.currentTarget;
  if (event.target !== dialog || 'closedBy' in dialog) return;
  const box = dialog.getBoundingClientRect();
  const inside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom;
  if (!inside) dialog.close();
}

/**
 * A native modal dialog: the browser traps focus, makes the page inert, closes on Escape and
 * restores focus. A style rule locks the page's scrolling; a press of the backdrop closes it.
 */
export function Dialog({
  id,
  kind,
  labelledBy,
  label,
  className = '',
  onToggle,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useOpenState(ref, onToggle);
  return (
    // Escape, the close button and `closedby` are its keyboard ways out.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`${kind} ${className}`.trim()}
      onClick={closeFromBackdrop}
      // It may be open before hydration (native-dialogs.ts).
      suppressHydrationWarning
      {...{closedby: 'any'}}
    >
      {children}
    </dialog>
  );
}

/** The button that closes the dialog `id`; works before hydration too. */
export function DialogClose({id, label}: {id: string; label?: string}) {
  const messages = useMessages(MESSAGES);
  return <IconButton icon="close" label={label ?? messages.close} data-closes={id} />;
}
