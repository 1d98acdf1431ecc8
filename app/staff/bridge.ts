/**
 * The script of a preview's document, inline behind its bar (build/inline-script.ts compiles it).
 * It needs nothing of the app's scripts, which may fail.
 *
 * - The document stays in the preview: each URL that it asks for gets the preview parameter,
 *   since the edge answers others with shoppers' pages.
 * - In the editor's frame it reports what is clicked and where the page went, and does what the
 *   editor says. Elsewhere it leaves when the preview ends.
 */

import type {FontFile} from '~/theme';

/**
 * Names what can be selected in the page: `section:ID`, with `:SETTING` for one of its settings;
 * `field:KEY:PART` for a field of the theme in a part of the page, as two parts may show one field;
 * `part:PART` for the rest of a part.
 */
export type TargetKey = string;

export type ToFrame =
  /**
   * Applies the theme's colors, radius and font at once. `isSelecting`: a click selects what it
   * meets, else it does what it does for shoppers.
   */
  | {
      type: 'settings';
      variables: Readonly<Record<string, string>>;
      fonts: readonly FontFile[];
      isSelecting: boolean;
    }
  /** Outlines an element, and scrolls to it; `null` outlines none. */
  | {type: 'show'; key: TargetKey | null}
  /** The state in the session has changed. */
  | {type: 'refresh'};

export type FromFrame =
  /** The page's path with its query, without the preview parameter. */
  | {type: 'at'; path: string}
  /** What was clicked; `null` for something without settings. */
  | {type: 'picked'; key: TargetKey | null}
  | {type: 'shown'};

const PARAM = 'preview';

/** Elements outside sections, by the setting that they show. */
const PLACES: readonly (readonly [selector: string, key: TargetKey])[] = [
  ['.announcement', 'field:announcement:announcement'],
  ['.hero-text h1', 'field:hero_title:banner'],
  ['.hero-motto', 'field:tagline:banner'],
  ['.hero-text p', 'field:hero_subtitle:banner'],
  ['.hero', 'field:banners:banner'],
  ['.footer-name', 'field:tagline:footer'],
  ['.footer-hours', 'field:opening_hours:footer'],
  ['.footer', 'part:footer'],
  ['.logo', 'field:logo:header'],
  ['.header', 'part:header'],
  ['.grid-of-cards', 'part:grid'],
  ['section:has(.grid-of-cards)', 'part:grid'],
  ['.announcement', 'part:announcement'],
  ['.hero', 'part:banner'],
];

function marked(path: string | URL): string {
  const url = new URL(path, location.href);
  if (url.origin === location.origin && !url.searchParams.has(PARAM))
    url.searchParams.set(PARAM, '1');
  return url.href;
}

function unmarked(): string {
  const url = new URL(location.href);
  url.searchParams.delete(PARAM);
  return url.pathname + url.search + url.hash;
}

const isFramed = parent !== window;

function send(message: FromFrame) {
  if (isFramed) parent.postMessage(message, location.origin);
}

const ask = fetch.bind(window);
window.fetch = (input, init) =>
  ask(input instanceof Request ? input : marked(input), init);

for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history);
  history[name] = (state, unused, path) => {
    change(state, unused, marked(path ?? location.href));
    send({type: 'at', path: unmarked()});
  };
}

const bar = document.getElementById('preview-bar');

addEventListener(
  'click',
  ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A hash link would reload the page if its URL changed.
    if (!link?.href || link.getAttribute('href')?.startsWith('#')) return;
    // The app may show another page than the document was for.
    if (bar?.contains(link))
      link.search = new URLSearchParams({page: unmarked()}).toString();
    link.href = marked(link.href);
    // The policy allows no other site in the frame.
    if (isFramed && link.origin !== location.origin) link.target = '_blank';
  },
  true,
);

addEventListener(
  'submit',
  ({target}) => {
    if (!(target instanceof HTMLFormElement)) return;
    const back = bar?.contains(target) && target.elements.namedItem('back');
    if (back instanceof HTMLInputElement) back.value = unmarked();
    if (target.method !== 'get') return;
    if (target.elements.namedItem(PARAM)) return;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = PARAM;
    field.value = '1';
    target.append(field);
  },
  true,
);

function keyOf(element: Element): TargetKey | null {
  const section = element.closest<HTMLElement>('[data-section]')?.dataset.section;
  if (section) {
    const setting = element.closest<HTMLElement>('[data-setting]')?.dataset.setting;
    return `section:${section}${setting ? `:${setting}` : ''}`;
  }
  return PLACES.find(([selector]) => element.closest(selector))?.[1] ?? null;
}

/** The element that shows a setting; its section where nothing else does. */
function shownBy(key: TargetKey): HTMLElement | null {
  const [kind, id = '', setting] = key.split(':');
  if (kind !== 'section') {
    const selector = PLACES.find(([, known]) => known === key)?.[0] ?? 'none';
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    return found.find((element) => !element.closest('[data-section]')) ?? null;
  }
  const section = document.querySelector<HTMLElement>(
    `[data-section="${CSS.escape(id)}"]`,
  );
  const part =
    setting &&
    section?.querySelector<HTMLElement>(`[data-setting="${CSS.escape(setting)}"]`);
  return part || section;
}

/** Until the editor says otherwise, so that an early click does not leave the page. */
let isSelecting = isFramed;
let selected: TargetKey | null = null;
/** Whether to scroll to it once it is there: a new section waits for the chunk of its view. */
let isSought = false;

/** A frame around what is selected. An outline would lie below the pictures of a banner. */
const frame = document.createElement('div');
frame.id = 'preview-selected';
Object.assign(frame.style, {
  position: 'fixed',
  inset: '0 auto auto 0',
  zIndex: '60',
  boxSizing: 'border-box',
  border: '3px solid #1463ff',
  pointerEvents: 'none',
});

let nextFrame = 0;

/** Keeps the frame in its place while the page scrolls, loads, or is rendered again. */
function followSelected() {
  cancelAnimationFrame(nextFrame);
  const element = selected === null ? null : shownBy(selected);
  frame.hidden = !element;
  if (element) {
    const block = element.offsetHeight > innerHeight ? 'start' : 'nearest';
    if (isSought) element.scrollIntoView({block});
    isSought = false;
    const {x, y, width, height} = element.getBoundingClientRect();
    frame.style.translate = `${x}px ${y}px`;
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  }
  if (selected !== null) nextFrame = requestAnimationFrame(followSelected);
}

function show(key: TargetKey | null) {
  selected = key;
  isSought = true;
  followSelected();
}

const families = new Set<string>();

function apply(settings: Extract<ToFrame, {type: 'settings'}>) {
  const {variables, fonts} = settings;
  isSelecting = settings.isSelecting;
  // Properties one by one: the policy forbids style attributes.
  for (const [name, value] of Object.entries(variables))
    document.documentElement.style.setProperty(`--${name}`, value);
  for (const {family, weight, file, range} of fonts) {
    if (families.has(family)) continue;
    families.add(family);
    const source = `url("${file}") format("woff2")`;
    document.fonts.add(
      new FontFace(family, source, {weight, unicodeRange: range, display: 'swap'}),
    );
  }
}

/** How long the app may take to start before the page counts as one whose scripts fail. */
const START_MS = 3000;

let nextReload: ReturnType<typeof setTimeout> | undefined;

/**
 * The app renders the page again where it runs, and as soon as it has started (FrameRefresh.tsx);
 * where its scripts fail, the page is loaded again.
 */
function refresh() {
  const isHandled = !dispatchEvent(new Event('preview:refresh', {cancelable: true}));
  clearTimeout(nextReload);
  if (!isHandled) nextReload = setTimeout(() => location.reload(), START_MS);
}

/** Whether a message is the editor's: other scripts of its document may send some, too. */
const isToFrame = (data: unknown): data is ToFrame =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  ['settings', 'show', 'refresh'].some((type) => type === data.type);

function follow(message: ToFrame) {
  if (message.type === 'settings') apply(message);
  else if (message.type === 'show') show(message.key);
  else refresh();
}

if (!isFramed) {
  setTimeout(() => location.replace(unmarked()), Number(bar?.dataset.endsIn));
} else {
  if (bar) bar.hidden = true;
  frame.hidden = true;
  // React ignores what follows its own in the body.
  document.body.append(frame);
  // Phones have overlay scrollbars; this machine may not.
  document.documentElement.style.scrollbarWidth = 'thin';
  addEventListener('message', ({data, origin, source}) => {
    const isOurs = origin === location.origin && source === parent;
    if (isOurs && isToFrame(data)) follow(data);
  });
  addEventListener('popstate', () => send({type: 'at', path: unmarked()}));
  // Another width moves everything: what is being edited stays in view.
  addEventListener('resize', () => {
    isSought = selected !== null;
  });
  addEventListener('preview:shown', () => {
    clearTimeout(nextReload);
    send({type: 'shown'});
  });
  addEventListener(
    'click',
    (event) => {
      if (!isSelecting || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      send({type: 'picked', key: keyOf(event.target)});
    },
    true,
  );
}
// Marks the document's own URL, and reports it.
history.replaceState(history.state, '');
