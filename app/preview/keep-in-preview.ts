import {PREVIEW_MARK, PREVIEW_PARAM} from '~/lib/preview-address';

let isInstalled = false;

/**
 * Keeps every address of this page in the preview, since the edge answers others with shoppers' pages: what scripts ask for,
 * what the address bar says, what links and forms lead to. It lasts until the document is left.
 */
export function keepInPreview() {
  if (isInstalled) return;
  isInstalled = true;
  keepRequests();
  keepHistory();
  addEventListener('click', keepLink, true);
  addEventListener('submit', keepForm, true);
  history.replaceState(history.state, '');
}

/** `address` with the mark of a preview; as it is when it leads elsewhere. */
function marked(address: string | URL): string {
  const url = new URL(address, location.href);
  if (url.origin === location.origin && !url.searchParams.has(PREVIEW_PARAM))
    url.searchParams.set(PREVIEW_PARAM, PREVIEW_MARK);
  return url.href;
}

function keepRequests() {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) =>
    ask(input instanceof Request ? input : marked(input), init);
}

function keepHistory() {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state, unused, address) =>
      change(state, unused, marked(address ?? location.href));
  }
}

function keepLink({target}: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  // A link that stays on the page would load it anew if its address changed.
  if (!link?.href || link.getAttribute('href')?.startsWith('#')) return;
  const address = marked(link.href);
  if (link.href !== address) link.href = address;
}

function keepForm({target}: Event) {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  if (target.elements.namedItem(PREVIEW_PARAM)) return;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = PREVIEW_PARAM;
  field.value = PREVIEW_MARK;
  target.append(field);
}
