import {keepPrivate} from '~/server/page-cache';

/** A response that nobody keeps. */
export function privateResponse(
  body: BodyInit | null,
  status: number,
  headers: HeadersInit = {},
): Response {
  const response = new Response(body, {status, headers});
  keepPrivate(response.headers);
  return response;
}

/** A JSON response to the editor. */
export function previewJson(value: object, status = 200): Response {
  return privateResponse(JSON.stringify(value), status, {
    'Content-Type': 'application/json',
  });
}
