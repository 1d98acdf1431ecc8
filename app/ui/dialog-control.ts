import {afterPaint} from './tasks';

/**
 * Opens and closes native dialogs by id. The `open` attribute is the only state: native-dialogs.ts
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
