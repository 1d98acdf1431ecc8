/*
 * Where other software has changed a document before hydration, React 18 renders it again (decision
 * 0106): what the visitor did to the old elements is then done to the new ones. What others added
 * to `<html>` and `<head>` moves along.
 */

/** The document before hydration, and where the visitor was in it. */
interface Before {
  readonly root: HTMLElement;
  focused: Element | null;
  scrolled: number;
  readonly stop: () => void;
}

let before: Before | null = null;

/** Follows what the visitor does until the document is hydrated. */
export function hydrationBegins(): void {
  const listening = new AbortController();
  const {signal} = listening;
  const current: Before = {
    root: document.documentElement,
    focused: document.activeElement,
    scrolled: scrollY,
    stop: () => listening.abort(),
  };
  const follow = () => {
    // Later: a field that is removed with its document loses focus first.
    setTimeout(() => {
      if (!current.root.isConnected) return;
      current.focused = document.activeElement;
      current.scrolled = scrollY;
    });
  };
  for (const type of ['focusin', 'focusout', 'scroll'])
    addEventListener(type, follow, {signal});
  before = current;
}

/** Announces the end of hydration, and repeats on a new document what the visitor did before. */
export function hydrationEnds(): void {
  const {root, focused, scrolled, stop} = before ?? {};
  const isAgain = root?.isConnected === false;
  const elementNow = (element: Element | null) =>
    isAgain && element && root.contains(element) ? twinOf(element, root) : element;
  dispatchEvent(new CustomEvent('hydrated', {detail: elementNow}));
  stop?.();
  before = null;
  if (!isAgain) return;
  moveForeignElements(root);
  for (const opened of root.querySelectorAll('[open]')) {
    const element = elementNow(opened);
    if (element instanceof HTMLDialogElement) element.showModal();
    else element?.setAttribute('open', '');
  }
  const choices = root.querySelectorAll<HTMLInputElement>('[type=radio],[type=checkbox]');
  for (const choice of choices) {
    const element = elementNow(choice);
    // A radio is unchecked by its neighbor.
    const isChanged = choice.checked || choice.type === 'checkbox';
    if (!(element instanceof HTMLInputElement) || !isChanged) continue;
    if (element.checked !== choice.checked) element.click();
  }
  scrollTo({top: scrolled, behavior: 'instant'});
  const element = elementNow(focused ?? null);
  if (element instanceof HTMLElement) element.focus({preventScroll: true});
}

/** Attributes that never change. Ids are none of them: `useId` makes others. */
const FIXED = ['href', 'formaction', 'name', 'type', 'data-replay', 'data-opens'];

/** The element that took the place of one of before: of those that are alike, the same in order. */
function twinOf(element: Element, root: Element): Element | null {
  const attributes = FIXED.map((name) => {
    const value = element.getAttribute(name);
    return value === null ? '' : `[${name}=${JSON.stringify(value)}]`;
  });
  const alike = element.localName + attributes.join('');
  const index = [...root.querySelectorAll(alike)].indexOf(element);
  return document.querySelectorAll(alike)[index] ?? null;
}

/** Moves what others added: attributes and children of `<html>`, and children of `<head>`. */
function moveForeignElements(before: HTMLElement): void {
  const {documentElement: root, head} = document;
  for (const {name, value} of before.attributes)
    if (!root.hasAttribute(name)) root.setAttribute(name, value);
  const own = [...head.children];
  for (const element of before.querySelectorAll(':scope > head > *'))
    if (!own.some((other) => other.isEqualNode(element))) head.append(element);
  root.append(...before.querySelectorAll(':scope > :not(head, body)'));
}
