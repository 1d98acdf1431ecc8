import {escapeMarkup} from '~/lib/escape-markup';
import {
  PREVIEW_MARK,
  PREVIEW_PARAM,
  shopperAddress,
  type PreviewState,
} from '~/lib/preview-state';

/** Id of the element that the panel replaces. */
export const PREVIEW_BAR_ID = 'preview-bar';

/** The bar's one inline style; its hash is in the policy of a preview's documents. */
export const PREVIEW_BAR_STYLE =
  `#${PREVIEW_BAR_ID}{position:fixed;inset:auto 0 0;z-index:60;display:flex;flex-wrap:wrap;align-items:center;` +
  'justify-content:center;gap:.25rem 1.25rem;padding:.5rem 1rem;font:500 .9375rem/1.4 system-ui,sans-serif;' +
  'color:#fff;background:#131312}' +
  `#${PREVIEW_BAR_ID} button{min-height:2.75rem;padding:0 1rem;font:inherit;color:inherit;text-decoration:underline;` +
  'text-underline-offset:.25em}';

const INSTANT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * A bar that marks a document as a preview and leads out of it, without JavaScript too. It is the last element of the
 * body, which React ignores.
 */
export function previewBar({view, asOf}: PreviewState, address: string): string {
  const what = view === 'live' ? 'what shoppers see' : 'a draft';
  const when =
    asOf === null ? '' : `, as of ${INSTANT.format(asOf)} (UTC), not the present`;
  return (
    `<style>${PREVIEW_BAR_STYLE}</style>` +
    `<section id="${PREVIEW_BAR_ID}" aria-label="Preview"><p>Staff preview of ${what}${when}.</p>` +
    '<form method="post" action="/preview/leave">' +
    `<input type="hidden" name="back" value="${escapeMarkup(shopperAddress(address))}">` +
    '<button>Leave the preview</button></form></section>'
  );
}

/** Links of a document that stay on this origin: `<a … href="/…">`. */
const OWN_LINK = /(<a\b[^<>]*?\shref=")(\/(?!\/)[^"#]*)(#[^"]*)?(")/g;

/** The document with the parameter on its links, so that a click before hydration stays in the preview too. */
export function withPreviewLinks(html: string): string {
  return html.replace(
    OWN_LINK,
    (_, start: string, path: string, hash: string | undefined, end: string) => {
      const separator = path.includes('?') ? '&amp;' : '?';
      return `${start}${path}${separator}${PREVIEW_PARAM}=${PREVIEW_MARK}${hash ?? ''}${end}`;
    },
  );
}
