import {
  useEffect,
  useRef,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
} from 'react';

import {afterPaint} from './tasks';
import {IconButton} from './Button';
import {useLatest} from './effects';
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
  const latest = useLatest(onToggle);
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
  }, [ref, latest]);
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

/*
 * Dialogs are opened and closed by id. The `open` attribute is the only state: native-dialogs.ts
 * sets it before hydration (`data-opens`, `data-closes`), these functions after, and `Dialog`
 * follows it.
 */

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

/**
 * Opens a modal dialog, with focus moved in, and back on close. It is made modal a frame after it
 * is shown: inertness recomputes every element's style, which takes long on a slow phone.
 */
export function openDialog(id: string): void {
  const dialog = findDialog(id);
  if (!dialog || dialog.open) return;
  dialog.open = true;
  // The browser closes by Escape what is modal only.
  const onKey = ({key}: KeyboardEvent) => {
    if (key === 'Escape') dialog.close();
  };
  addEventListener('keydown', onKey);
  afterPaint(() => {
    removeEventListener('keydown', onKey);
    delete dialog.dataset.prepared;
    if (!dialog.open || dialog.matches(':modal')) return;
    dialog.open = false;
    dialog.showModal();
  });
}

/** Milliseconds for which a dialog stays prepared; a longer press is no tap. */
const PREPARED_MS = 1000;

/** Lays the dialog out, hidden, on `pointerdown` of its opener: the tap need not wait for it. */
export function prepareDialog(id: string): void {
  const dialog = findDialog(id);
  // One on its way out is laid out already, and lets presses through; with another style it would
  // catch this one.
  if (!dialog || dialog.getClientRects().length > 0) return;
  dialog.dataset.prepared = '';
  setTimeout(() => delete dialog.dataset.prepared, PREPARED_MS);
}

export function closeDialog(id: string): void {
  findDialog(id)?.close();
}

/** Whether nothing has the focus, as after the control that had it has disappeared. */
export function isFocusLost(): boolean {
  const {activeElement} = document;
  const isNone = !activeElement || activeElement === document.body;
  return isNone || activeElement instanceof HTMLDialogElement;
}
