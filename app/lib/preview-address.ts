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
