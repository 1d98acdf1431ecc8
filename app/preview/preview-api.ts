import type {PreviewState} from '~/lib/preview-state';

/** What the desk says to a post: it is done, with what it answers; it is refused, and why; or there is no preview any more. */
export type ApiAnswer =
  {kind: 'done'; link: string} | {kind: 'refused'; problem: string} | {kind: 'over'};

async function post(
  path: string,
  fields: Record<string, string>,
  signal?: AbortSignal,
): Promise<ApiAnswer> {
  const response = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    ...(signal && {signal}),
  });
  if (response.status === 204) return {kind: 'done', link: ''};
  const isOurs = response.headers.get('Content-Type')?.startsWith('application/json');
  if (!isOurs) return {kind: 'over'};
  // The desk's own two answers.
  const {link = '', problem = ''} = (await response.json()) as Record<string, string>;
  return response.ok ? {kind: 'done', link} : {kind: 'refused', problem};
}

/** Has the session show something else. Rejects when the shop cannot be reached. */
export function saveState(state: PreviewState, signal: AbortSignal): Promise<ApiAnswer> {
  return post('/preview/session', {state: JSON.stringify(state)}, signal);
}

/** A signed link to exactly this, at `path`. Rejects when the shop cannot be reached. */
export function shareState(state: PreviewState, path: string): Promise<ApiAnswer> {
  return post('/preview/link', {state: JSON.stringify(state), path});
}
