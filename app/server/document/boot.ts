/**
 * The only script that runs before a page is painted, inline in every document (inline-script.ts builds it).
 *
 * - It starts hydration when the page is loaded and idle, or at the first touch, key, focus or change. The rest of the stylesheet
 *   comes first: what hydration adds to the page may need more of it than is inline.
 * - `data-opens="ID"` opens the native dialog ID, `data-closes="ID"` closes it: before hydration and after.
 * - `data-replay` on a control, or around a form, holds a click or a submit that comes before hydration, and repeats it after.
 *   What hydration does not reach in time goes its native way, if it has one: no tap is ever lost. A link pressed meanwhile waits
 *   for its turn, since leaving the page would forget what is held.
 * - A popover's button says whether it is open (`aria-expanded`).
 * - A key held down presses once: Enter repeats by itself, and no shopper means to add thirty of something.
 * - A field that is typed in or changed before hydration says so again after it, so that React's state agrees with what the shopper
 *   sees. Changes and presses are repeated in the order in which they were made.
 * - A browser that keeps no cookies refuses its storage too, at every mention of it; Remix takes it for granted, and finds it empty.
 * - While a dialog or the menu is open, the root says so (`data-behind`): `:has` there would have every element's style computed anew.
 */
try {
  sessionStorage.getItem('');
} catch {
  const nothing = () => null;
  const value = {getItem: nothing, setItem: nothing, removeItem: nothing};
  Object.defineProperty(window, 'sessionStorage', {value});
}

const HELD = 'held';
const PATIENCE_MS = 4000;
const STYLES_PATIENCE_MS = 2000;

const REPLAYED = ':is(a,button,summary)[data-replay]';
/** Links that lead to another page. */
const LEAVES = 'a[href]:not([data-opens],[target])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let started = false;
let running = false;
let hydrated = false;
const held: [HTMLElement, () => void][] = [];

function start() {
  if (started) return;
  started = true;
  document.querySelectorAll<HTMLLinkElement>(`link[rel=${HELD}]`).forEach((link) => {
    // Asking for all of them is a long task on a slow phone.
    setTimeout(() => (link.rel = 'modulepreload'));
  });
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=later]');
  if (!sheet) return run();
  sheet.onload = sheet.onerror = run;
  sheet.rel = 'stylesheet';
  setTimeout(run, STYLES_PATIENCE_MS);
}

function run() {
  if (running) return;
  running = true;
  document.querySelectorAll(`script[type=${HELD}]`).forEach((script) => {
    const module = document.createElement('script');
    module.type = 'module';
    module.textContent = script.textContent;
    document.head.append(module);
    // It runs all the same, and React finds the head as the server rendered it.
    module.remove();
  });
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

function dialogOf(element: HTMLElement, attribute: string): HTMLDialogElement | null {
  const found = document.getElementById(element.getAttribute(attribute) ?? '');
  return found instanceof HTMLDialogElement ? found : null;
}

/** Every press of a control counts; a form sent twice while waiting is still one wish. */
function hold(event: Event, element: HTMLElement, repeat: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const waits = held.some(([other]) => other === element);
  if (event.type === 'click' || !waits) held.push([element, repeat]);
  element.ariaBusy = 'true';
  start();
  const isNative = element.matches('form,[type=submit],[href]');
  if (isNative) setTimeout(() => hydrated || release(), PATIENCE_MS);
}

/** One after the other, so that each finds what the one before it has changed; what is pressed meanwhile waits for its turn. */
function release() {
  hydrated = true;
  const [element, repeat] = held.shift() ?? [];
  if (!element) return;
  element.ariaBusy = null;
  if (element.isConnected) repeat?.();
  hydrated = held.length === 0;
  setTimeout(release);
}

/** Sets the value behind React's back, so that the event below is news to it. */
function sayAgain(field: Field, value: string) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  native?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

addEventListener(
  'click',
  (event) => {
    const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
    if (button || metaKey || ctrlKey || shiftKey || altKey) return;
    const waits = held.some(([{ariaBusy}]) => ariaBusy);
    const replayed = closest(event, waits ? `${REPLAYED},${LEAVES}` : REPLAYED);
    if (replayed && !hydrated) hold(event, replayed, () => replayed.click());
    const opener = closest(event, '[data-opens]');
    const opened = opener && dialogOf(opener, 'data-opens');
    const closer = closest(event, '[data-closes]');
    if (closer) dialogOf(closer, 'data-closes')?.close();
    if (!opened) return;
    event.preventDefault();
    if (!opened.open) opened.showModal();
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (hydrated || !(form instanceof HTMLFormElement)) return;
    if (!form.closest('[data-replay]')) return;
    const {submitter} = event;
    hold(event, form, () => form.requestSubmit(submitter));
  },
  true,
);

/** Keeps what a field says, in the place of what the same field said just before. */
function remember({target}: Event) {
  if (hydrated || !(target instanceof HTMLElement)) return;
  if (!target.matches('select,input:not([type=radio],[type=checkbox]),textarea')) return;
  const field = target as Field;
  const {value} = field;
  if (held[held.length - 1]?.[0] === field) held.pop();
  held.push([field, () => sayAgain(field, value)]);
}

addEventListener('input', remember, true);
addEventListener('change', remember, true);

addEventListener(
  'toggle',
  ({target, newState}: Event & {newState?: string}) => {
    const {id} = target as HTMLElement;
    const control = id && document.querySelector(`[popovertarget="${id}"]`);
    if (control) control.ariaExpanded = String(newState === 'open');
  },
  true,
);

addEventListener(
  'keydown',
  (event) => {
    const isText = event.target instanceof HTMLTextAreaElement;
    if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault();
  },
  true,
);

for (const type of ['pointerdown', 'keydown', 'focusin', 'change']) {
  addEventListener(type, start, {capture: true, passive: true, once: true});
}

addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: 2000});
  else setTimeout(start, 200);
});

addEventListener('hydrated', () => setTimeout(release));

const root = document.documentElement;

new MutationObserver(() => {
  const over = document.querySelector('dialog[open],[popovertarget][aria-expanded=true]');
  if (over) root.dataset.behind = over.tagName;
  else delete root.dataset.behind;
}).observe(root, {
  subtree: true,
  childList: true,
  attributeFilter: ['open', 'aria-expanded'],
});

export {};
