/**
 * Opens and closes native dialogs before hydration and after. Inline in every document
 * (build/inline-script.ts compiles it), before the early-events script, which keeps clicks from
 * whatever comes later.
 *
 * - `data-opens="ID"` opens the native dialog ID, `data-closes="ID"` closes it.
 * - The space bar presses a link that is called a button.
 * - While a dialog or the menu is open, the root has `data-behind`: `:has` would recompute every
 *   element's style. A submenu does not lock the page.
 * - The button of an open popover says so (`aria-expanded`).
 */
function findDialog(target: Element, attribute: 'data-opens' | 'data-closes') {
  const id = target.closest(`[${attribute}]`)?.getAttribute(attribute);
  return document.querySelector<HTMLDialogElement>(`dialog[id="${id ?? ''}"]`);
}

function onClick(event: MouseEvent) {
  const {target, button, metaKey, ctrlKey, shiftKey, altKey} = event;
  if (button || metaKey || ctrlKey || shiftKey || altKey) return;
  if (!(target instanceof Element)) return;
  findDialog(target, 'data-closes')?.close();
  const opened = findDialog(target, 'data-opens');
  if (!opened) return;
  event.preventDefault();
  if (!opened.open) opened.showModal();
}

function onKeyDown(event: KeyboardEvent) {
  const {target, key} = event;
  if (key !== ' ' || !(target instanceof HTMLElement)) return;
  if (!target.matches('a[role=button]')) return;
  event.preventDefault();
  target.click();
}

function onToggle({target, newState}: Event & {newState?: string}) {
  const {id} = target as HTMLElement;
  const control = id && document.querySelector(`[popovertarget="${id}"]`);
  if (control) control.ariaExpanded = String(newState === 'open');
}

addEventListener('click', onClick, true);
addEventListener('keydown', onKeyDown, true);
addEventListener('toggle', onToggle, true);

new MutationObserver(() => {
  const over = document.querySelector(
    'dialog[open],[popovertarget][aria-expanded=true]:not(.submenu-open)',
  );
  // React may have rendered it again.
  const {dataset} = document.documentElement;
  if (over) dataset.behind = over.matches('.drawer') ? 'drawer' : over.tagName;
  else delete dataset.behind;
}).observe(document.getRootNode(), {
  subtree: true,
  childList: true,
  attributeFilter: ['open', 'aria-expanded'],
});

export {};
