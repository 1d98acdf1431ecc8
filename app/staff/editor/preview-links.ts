import {PREVIEW_MARK, PREVIEW_PARAM} from '~/lib/preview-state';

let isInstalled = false;

/**
 * Adds the preview parameter to every address that this page uses (fetches, history, links, forms),
 * since the edge answers other addresses with shoppers' pages. It lasts until the document is left.
 */
export function keepInPreview() {
  if (isInstalled) return;
  isInstalled = true;
  patchFetch();
  patchHistory();
  addEventListener('click', keepLink, true);
  addEventListener('submit', keepForm, true);
  history.replaceState(history.state, '');
}

/** `address` with the preview parameter; unchanged when it leads elsewhere. */
function withPreviewMark(address: string | URL): string {
  const url = new URL(address, location.href);
  if (url.origin === location.origin && !url.searchParams.has(PREVIEW_PARAM))
    url.searchParams.set(PREVIEW_PARAM, PREVIEW_MARK);
  return url.href;
}

function patchFetch() {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) =>
    ask(input instanceof Request ? input : withPreviewMark(input), init);
}

function patchHistory() {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state, unused, address) =>
      change(state, unused, withPreviewMark(address ?? location.href));
  }
}

function keepLink({target}: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  // A hash link would reload the page if its address changed.
  if (!link?.href || link.getAttribute('href')?.startsWith('#')) return;
  const address = withPreviewMark(link.href);
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
