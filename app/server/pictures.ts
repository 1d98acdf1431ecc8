import {OWN_PICTURES} from '~/lib/images';

import type {AppConfig} from './config';

/** Not SVG, which may have scripts. Shopify takes no picture beyond 20 MB. */
const TYPES = /^image\/(?:avif|gif|jpeg|png|webp)$/;
const MAX_BYTES = 20 * 1024 * 1024;
const QUERY = /^(?:[?&](?:v|width|height|crop|pad_color|quality|format)=[\w-]+)*$/;
const CACHING = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Oxygen-Cache-Control': 'public, max-age=31536000',
  // Oxygen keeps nothing without it.
  Vary: 'Accept-Encoding',
};

/**
 * A picture of the store's folder (`PUBLIC_PICTURE_FOLDER`), as the store's CDN streams it, without
 * cookies. 404 for what is not there; what cannot be passed on is redirected to the CDN.
 */
export async function ownPicture(
  {method, url}: Request,
  {imageOrigin, pictureFolder, timeoutMs}: AppConfig['store'],
): Promise<Response> {
  const {pathname, search} = new URL(url);
  // No dots climb in a parsed path; an encoded slash could be one for another server.
  const isSafe = pathname.startsWith(OWN_PICTURES) && !/%2f|%5c|\/\//i.test(pathname);
  if (!pictureFolder || !isSafe || !QUERY.test(search))
    return new Response(null, {status: 404});
  const path = pathname.slice(OWN_PICTURES.length);
  const source = imageOrigin + pictureFolder + path + search;
  const deadline = new AbortController();
  // For its head alone: the body takes as long as the visitor's connection.
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const asked = fetch(source, {method, redirect: 'manual', signal: deadline.signal});
  const answer = await asked.catch(() => null);
  clearTimeout(timer);
  const type = answer?.headers.get('Content-Type') ?? '';
  const length = answer?.headers.get('Content-Length') ?? '0';
  const fits = Number(length) > 0 && Number(length) <= MAX_BYTES;
  if (answer?.status !== 200 || !TYPES.test(type) || !fits) {
    await answer?.body?.cancel();
    const headers = {Location: source, 'Cache-Control': 'no-store'};
    const isMissing = answer?.status === 404;
    return new Response(null, isMissing ? {status: 404} : {status: 302, headers});
  }
  const headers = {'Content-Type': type, 'Content-Length': length, ...CACHING};
  return new Response(answer.body, {headers});
}
