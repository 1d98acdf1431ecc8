import {escapeMarkup} from '~/lib/text';
import {
  editorPath,
  isEditorUrl,
  PREVIEW_MARK,
  PREVIEW_PARAM,
  shopperPath,
  type PreviewState,
} from '~/lib/preview-state';
import type {AppContext} from '~/server/context';
import type {FinishedDocument} from '~/server/security-policy';

import bridge from './bridge.ts?inline-script';

const BAR_ID = 'preview-bar';

const BAR_STYLE =
  `#${BAR_ID}:not([hidden]){position:fixed;inset:auto 0 0;z-index:60;display:flex;flex-wrap:wrap;align-items:center;` +
  'justify-content:center;gap:.25rem 1.25rem;padding:.5rem 1rem;font:500 .9375rem/1.4 system-ui,sans-serif;' +
  'color:#fff;background:#131312}' +
  `#${BAR_ID} :is(a,button){display:grid;place-items:center;min-height:2.75rem;padding:0 .5rem;font:inherit;` +
  'color:inherit;text-decoration:underline;text-underline-offset:.25em}';

const INSTANT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * A preview's document: its links stay in the preview, a bar says what it shows and leads out of
 * it, and the bridge (bridge.ts) serves the editor. They are the last elements of the body, which
 * React ignores. The editor's own document and shoppers' are returned as they are.
 */
export function previewDocument(
  finished: FinishedDocument,
  {preview, began}: Pick<AppContext, 'preview' | 'began'>,
  url: string,
): FinishedDocument {
  if (!preview || isEditorUrl(url)) return finished;
  const {html, scripts, styles} = finished;
  // In development React would complain about links that it did not render.
  const linkedHtml = import.meta.env.DEV ? html : withPreviewLinks(html);
  return {
    ...finished,
    html: linkedHtml + previewBar(preview.state, preview.expires - began, url),
    scripts: [...scripts, bridge],
    styles: [...styles, BAR_STYLE],
  };
}

function previewBar(
  {view, asOf, name}: PreviewState,
  endsIn: number,
  url: string,
): string {
  const draft = name === '' ? 'a draft' : `“${escapeMarkup(name)}”`;
  const what = view === 'live' ? 'what shoppers see' : draft;
  const when =
    asOf === null ? '' : `, as of ${INSTANT.format(asOf)} (UTC), not the present`;
  return (
    `<style>${BAR_STYLE}</style>` +
    `<section id="${BAR_ID}" aria-label="Preview" data-ends-in="${endsIn}"><p>Staff preview of ${what}${when}.</p>` +
    `<a href="${escapeMarkup(editorPath(url))}">Edit</a>` +
    '<form method="post" action="/preview/leave">' +
    `<input type="hidden" name="back" value="${escapeMarkup(shopperPath(url))}">` +
    `<button>Leave the preview</button></form></section><script>${bridge}</script>`
  );
}

/** Links of a document that stay on this origin: `<a … href="/…">`. */
const OWN_LINK = /(<a\b[^<>]*?\shref=")(\/(?!\/)[^"#]*)(#[^"]*)?(")/g;

/** The document with the parameter on its links, for browsers without scripts. */
function withPreviewLinks(html: string): string {
  return html.replace(
    OWN_LINK,
    (_, start: string, path: string, hash: string | undefined, end: string) => {
      const separator = path.includes('?') ? '&amp;' : '?';
      return `${start}${path}${separator}${PREVIEW_PARAM}=${PREVIEW_MARK}${hash ?? ''}${end}`;
    },
  );
}
