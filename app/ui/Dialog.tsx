import {
  useEffect,
  useRef,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
} from 'react';

import {afterPaint} from './after-paint';
import {IconButton} from './Button';

interface DialogProps {
  /** What `data-opens`, `data-closes` and `openDialog` refer to. */
  id: string;
  /** Where it appears: from the right edge, over the page, or at its top. */
  kind: 'drawer' | 'sheet' | 'top';
  /** The id of the element that names it; give this or `label`. */
  labelledBy?: string;
  label?: string;
  className?: string;
  /** Called when it has been opened or closed, by whomever; also on hydration of an open one. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Follows the `open` attribute of a dialog, which more than React may set. */
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

/** Closes on a press of the backdrop where the browser does not do so by itself (`closedby`). */
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
 * A native modal dialog: the browser keeps focus inside, makes the page inert, closes on Escape and returns focus.
 * The page's scrolling is locked by a style rule, and the backdrop closes it.
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
      // The boot script may have opened it before hydration.
      suppressHydrationWarning
      {...{closedby: 'any'}}
    >
      {children}
    </dialog>
  );
}

/** The button that closes the dialog `id`; works before hydration too. */
export function DialogClose({id, label = 'Close'}: {id: string; label?: string}) {
  return <IconButton icon="close" label={label} data-closes={id} />;
}
