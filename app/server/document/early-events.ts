/**
 * The script that runs before the first paint, inline in every document (build/inline-script.ts
 * compiles it), behind that of native dialogs (native-dialogs.ts).
 *
 * - Deferral: Remix's scripts start when the page has loaded and is idle, or at the first touch,
 *   key, focus or change.
 * - Event replay: before hydration is done no discrete event reaches React, which would have to
 *   finish a tree that still waits for its data (its error 345). A click or a submit of an element
 *   with `data-replay` (a control, or the parent of a form) is queued and replayed after hydration;
 *   if hydration does not come in time, the native action runs. A link pressed meanwhile waits for
 *   its turn. A changed field fires its event again, so that React's state matches what the visitor
 *   sees. Where React has rendered the document again, the new elements get the events
 *   (app/ui/rendered-again.ts).
 * - Back and Forward: an entry of the history that the same document showed before changes the URL
 *   alone, and nobody renders it before hydration. The document is then loaded again, and is marked
 *   `data-outdated`: meanwhile it is not hydrated.
 * - Key repeat: a key held down presses a button once.
 * - Pictures: one that cannot be had is marked `data-failed`, and shows the placeholder
 *   (controls.css).
 * - Storage: where cookies are blocked, any access to `sessionStorage` throws; Remix then finds an
 *   empty one.
 */
const DEFERRED = 'deferred';
const NATIVE_AFTER_MS = 4000;

const REPLAYED = ':is(a,button)[data-replay]';
const LEAVES_PAGE = 'a[href]:not([data-opens],[target])';

/** The events at which React hydrates synchronously (its `discreteReplayableEvents`). */
const DISCRETE =
  'mousedown mouseup pointerdown pointerup pointercancel touchcancel touchend touchstart dragstart dragend drop ' +
  'compositionstart compositionend keydown keyup keypress input textInput click dblclick auxclick contextmenu ' +
  'copy cut paste change reset submit';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Pressed = HTMLElement | null;
type Replay = (element: HTMLElement) => void;

/**
 * Events queued until hydration, in order. A replay is called with the element that is there by
 * then.
 */
const queue: [element: Pressed, replay: Replay][] = [];
const press: Replay = (element) => element.click();
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

const root = document.documentElement;
const {dataset} = root;

// Before the bar is painted (app/shell/Notices.tsx).
if (sessionStorage.getItem('announcement')) dataset.dismissed = '';

/** The URL's path with this query, spelled in one way: `%7E` is `~`. Its hash does not count. */
const pageAt = (query = location.search) =>
  `${new URLSearchParams(location.pathname + query)}`;
const shownPath = pageAt('');
const shownPage = pageAt();
let isOutdated = false;

/**
 * Loads the page of the URL, where that is no longer the one that the document shows. One that is
 * outdated stays so: a move back may have ended the load, and it was not hydrated meanwhile.
 */
function reloadIfMoved(shown = shownPage, now = pageAt()) {
  if (shown !== now && !isHydrated) isOutdated = true;
  if (!isOutdated) return;
  dataset.outdated = '';
  location.reload();
}
addEventListener('popstate', () => reloadIfMoved());
addEventListener('pageshow', ({persisted}) => persisted && reloadIfMoved());

function start() {
  // Chromium tells of Back after `load` only. Other software may have changed the query.
  if (!isOutdated) reloadIfMoved(shownPath, pageAt(''));
  if (isOutdated) return;
  const sheets = document.querySelectorAll<HTMLLinkElement>(`[rel=${DEFERRED}][as]`);
  for (const sheet of sheets) sheet.rel = 'preload';
  turnOn([...sheets]);
  document
    .querySelectorAll<HTMLLinkElement & HTMLScriptElement>(
      `[rel=${DEFERRED}],[type=${DEFERRED}]`,
    )
    .forEach((element) => {
      // One at a time: adding all of them at once is a long task on a slow phone.
      setTimeout(() => {
        if (element.rel === DEFERRED) element.rel = 'modulepreload';
        if (element.type !== DEFERRED) return;
        const module = document.createElement('script');
        module.type = element.type = 'module';
        module.textContent = element.textContent;
        document.head.append(module);
        // A removed module script still runs, and React finds the head as the server rendered it.
        module.remove();
      });
    });
}

/**
 * Turns on stylesheets one after the other. Where one comes before another that is on already,
 * Chromium styles and lays out the whole page anew.
 */
function turnOn([sheet, ...others]: HTMLLinkElement[]) {
  if (!sheet) return;
  sheet.onload = sheet.onerror = () => turnOn(others);
  sheet.rel = 'stylesheet';
}

const isWaiting = () => !isReleased || (queue.length > 0 && !isReplaying);

/** Queues every click of a control, but only one submit by a button. */
function enqueue(event: Event, element: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type === 'click' || !queue.some(([other]) => other === element)) {
    queue.push([element, press]);
  }
  element.ariaBusy = 'true';
  // Controls that work without scripts: a form, a link, a button that submits.
  if ((element as HTMLButtonElement).type !== 'button')
    setTimeout(() => isReleased || flush(), NATIVE_AFTER_MS);
}

/** Replays events one by one, so that each sees the effect of those before it. */
function flush() {
  isReleased = true;
  const [first] = queue;
  if (!first) return;
  const [element, replay] = first;
  // React has rendered the document again, and is about to say so.
  if (!isHydrated && !root.isConnected) return;
  isReplaying = true;
  if (element?.isConnected) {
    element.ariaBusy = null;
    replay(element);
  }
  isReplaying = false;
  queue.shift();
  setTimeout(flush);
}

/** Sets the value through the prototype's setter, so that React sees the event as a change. */
function resetValue(field: Field, value: string) {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change'])
    field.dispatchEvent(new Event(type, {bubbles: true}));
}

/** Of consecutive changes of one field, only the last is replayed. */
function onInput({target}: Event) {
  if (!isWaiting() || !(target instanceof HTMLElement)) return;
  if (!target.matches('select,input:not([type=radio],[type=checkbox]),textarea')) return;
  const {value} = target as Field;
  if (queue.at(-1)?.[0] === target) queue.pop();
  queue.push([target, (field) => resetValue(field as Field, value)]);
}

const HANDLERS: Record<string, (event: Event) => void> = {
  click(event) {
    const {target, button, metaKey, ctrlKey, shiftKey, altKey} = event as MouseEvent;
    if (button || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!isWaiting() || !(target instanceof Element)) return;
    const isBehind = queue.some(([, replay]) => replay === press);
    const pressed = target.closest<HTMLElement>(
      isBehind ? `${REPLAYED},${LEAVES_PAGE}` : REPLAYED,
    );
    if (pressed) enqueue(event, pressed);
  },
  submit(event) {
    const {target, submitter} = event as SubmitEvent;
    const isReplayed = (target as Element).closest('[data-replay]');
    if (isWaiting() && isReplayed && submitter) enqueue(event, submitter);
  },
  input: onInput,
  change: onInput,
  keydown(event) {
    const {repeat, key, target} = event as KeyboardEvent;
    if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement))
      event.preventDefault();
  },
};

for (const type of DISCRETE.split(' ')) {
  addEventListener(
    type,
    (event) => {
      HANDLERS[type]?.(event);
      if (isHydrated) return;
      event.stopPropagation();
      start();
    },
    true,
  );
}
addEventListener('focusin', start, {once: true});

for (const type of ['error', 'load']) {
  addEventListener(
    type,
    ({target}) => {
      if (target instanceof Image)
        target.toggleAttribute('data-failed', type === 'error');
    },
    true,
  );
}

addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: 2000});
  else setTimeout(start, 200);
});
addEventListener('hydrated', (event) => {
  isHydrated = true;
  // All at once: a replay may change the page.
  const {detail} = event as CustomEvent<(pressed: Pressed) => Pressed>;
  for (const entry of queue) entry[0] = detail(entry[0]);
  setTimeout(flush);
});

export {};
