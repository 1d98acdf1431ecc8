/**
 * The script that runs before the first paint, inline in every document (build/inline-script.ts compiles it), behind
 * that of native dialogs (native-dialogs.ts).
 *
 * - Deferral: Remix's scripts start when the page has loaded and is idle, or at the first touch, key, focus or change.
 * - Event replay: before hydration is done no discrete event reaches React, which would have to finish a tree that
 *   still waits for its data (its error 345). A click or a submit of an element with `data-replay` (a control, or the
 *   parent of a form) is queued and replayed after hydration; if hydration does not come in time, the native action
 *   runs. A link pressed meanwhile waits for its turn. A changed field fires its event again, so that React's state
 *   matches what the visitor sees.
 * - Font: the shop's font is loaded after the page, and applied at once.
 * - Key repeat: a key held down presses a button once.
 * - Storage: where cookies are blocked, any access to `sessionStorage` throws; Remix then finds an empty one.
 */
const DEFERRED = 'deferred';
const NATIVE_AFTER_MS = 4000;

const REPLAYED = ':is(a,button)[data-replay]';
const LEAVES_PAGE = 'a[href]:not([data-opens],[target])';

/** The events at which React hydrates synchronously (its `discreteReplayableEvents`). */
const DISCRETE =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart ' +
  'drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu ' +
  'reset submit';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Events queued until hydration, in order. */
const queue: [element: HTMLElement, replay: () => void][] = [];
const root = document.documentElement;
let isStarted = false;
let isHydrated = false;
/** Events are no longer queued: hydration is done, or did not come in time. */
let isReleased = false;
let isReplaying = false;

try {
  sessionStorage.getItem('');
} catch {
  const nothing = () => null;
  const value = {getItem: nothing, setItem: nothing, removeItem: nothing};
  Object.defineProperty(window, 'sessionStorage', {value});
}

// Before the bar is painted (Announcement.tsx).
if (sessionStorage.getItem('announcement')) root.dataset.dismissed = '';

function start() {
  if (isStarted) return;
  isStarted = true;
  document.querySelectorAll<HTMLLinkElement>(`link[rel=${DEFERRED}]`).forEach((link) => {
    // One at a time: adding all of them at once is a long task on a slow phone.
    setTimeout(() => (link.rel = link.as ? 'stylesheet' : 'modulepreload'));
  });
  document
    .querySelectorAll<HTMLScriptElement>(`script[type=${DEFERRED}]`)
    .forEach((script) => {
      const module = document.createElement('script');
      module.type = script.type = 'module';
      module.textContent = script.textContent;
      document.head.append(module);
      // A removed module script still runs, and React finds the head as the server rendered it.
      module.remove();
    });
}

const closest = ({target}: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const isWaiting = () => !isReleased || (queue.length > 0 && !isReplaying);

/** Queues every click of a control, but only one submit of a form. */
function enqueue(event: Event, element: HTMLElement, replay: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type === 'click' || !queue.some(([other]) => other === element)) {
    queue.push([element, replay]);
  }
  element.ariaBusy = 'true';
  start();
  // Controls that work without scripts: a form, a link, a button that submits.
  if (element.matches(':not([type=button])')) {
    setTimeout(() => isReleased || flush(), NATIVE_AFTER_MS);
  }
}

/** Replays events one by one, so that each sees the effect of those before it. */
function flush() {
  isReleased = true;
  const [element, replay] = queue[0] ?? [];
  if (!element || !replay) return;
  element.ariaBusy = null;
  isReplaying = true;
  if (element.isConnected) replay();
  isReplaying = false;
  queue.shift();
  setTimeout(flush);
}

/** Sets the value through the prototype's setter, so that React sees the event as a change. */
function resetValue(field: Field, value: string) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  native?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

function onClick(event: MouseEvent) {
  const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
  if (button || metaKey || ctrlKey || shiftKey || altKey) return;
  const isBehind = queue.some(([element]) => element.ariaBusy);
  const replayed = closest(event, REPLAYED) || (isBehind && closest(event, LEAVES_PAGE));
  if (replayed && isWaiting()) enqueue(event, replayed, () => replayed.click());
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!isWaiting() || !form.closest('[data-replay]')) return;
  enqueue(event, form, () => form.requestSubmit(event.submitter));
}

/** Of consecutive changes of one field, only the last is replayed. */
function onInput({target}: Event) {
  if (!isWaiting() || !(target instanceof HTMLElement)) return;
  if (!target.matches('select,input:not([type=radio],[type=checkbox]),textarea')) return;
  const field = target as Field;
  const {value} = field;
  if (queue[queue.length - 1]?.[0] === field) queue.pop();
  queue.push([field, () => resetValue(field, value)]);
}

function onKeyDown(event: KeyboardEvent) {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault();
}

addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
addEventListener('input', onInput, true);
addEventListener('change', onInput, true);
addEventListener('keydown', onKeyDown, true);

for (const type of DISCRETE.split(' ')) {
  addEventListener(type, (event) => isHydrated || event.stopPropagation(), true);
}
for (const type of ['pointerdown', 'keydown', 'focusin', 'change']) {
  addEventListener(type, start, {capture: true, passive: true, once: true});
}

addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: 2000});
  else setTimeout(start, 200);
  // After `load`, so that the font does not compete with the main picture.
  const font = '1em ' + getComputedStyle(root).getPropertyValue('--font');
  document.fonts.load(font).then(
    () => root.classList.add('font-loaded'),
    () => undefined,
  );
});
addEventListener('hydrated', () => {
  isHydrated = true;
  setTimeout(flush);
});

export {};
