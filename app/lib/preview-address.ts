/**
 * The query parameter of every address in a preview. The edge caches pages by address, so previews need their own; a
 * page with this parameter is never cached. Its value is a signed invitation, or `1` afterwards.
 */
export const PREVIEW_PARAM = 'preview';

/** The parameter's value once the invitation has been taken. */
export const PREVIEW_MARK = '1';

/** `address` (a path with query and hash) with the preview parameter. */
export function previewAddress(address: string, value: string = PREVIEW_MARK): string {
  const url = new URL(address, 'https://own.invalid');
  url.searchParams.set(PREVIEW_PARAM, value);
  return url.pathname + url.search + url.hash;
}

/** `address` without the preview parameter. */
export function shopperAddress(address: string): string {
  const url = new URL(address, 'https://own.invalid');
  url.searchParams.delete(PREVIEW_PARAM);
  return url.pathname + url.search + url.hash;
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
