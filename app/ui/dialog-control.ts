import {afterPaint} from './after-paint';

/**
 * Opening and closing of native dialogs by id. The `open` attribute in the document is the only state there is: the
 * boot script sets it before hydration (`data-opens`, `data-closes`), these functions after, and `Dialog` follows it.
 */

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

/**
 * Opens the dialog over an inert page. Focus goes in, and back to the opener when it closes. It is shown first and made modal
 * after: to be inert, all that is behind it has its style computed anew, which on a slow phone would take longer than the rest.
 */
export function openDialog(id: string): void {
  const dialog = findDialog(id);
  if (!dialog || dialog.open) return;
  dialog.open = true;
  afterPaint(() => {
    delete dialog.dataset.prepared;
    if (!dialog.open || dialog.matches(':modal')) return;
    dialog.open = false;
    dialog.showModal();
  });
}

/** Milliseconds for which a dialog stays prepared: a finger that rests longer is no tap. */
const PREPARED_MS = 1000;

/**
 * Has the dialog laid out, and not shown, because it is probably about to be opened: a finger is on what opens it. Lifting it
 * then waits for that no more.
 */
export function prepareDialog(id: string): void {
  const dialog = findDialog(id);
  if (!dialog || dialog.open) return;
  dialog.dataset.prepared = '';
  setTimeout(() => delete dialog.dataset.prepared, PREPARED_MS);
}

export function closeDialog(id: string): void {
  findDialog(id)?.close();
}
