import type {PreviewState} from '~/lib/preview-state';

import type {Choices, UploadAnswer, UploadStep} from '../editor-api';
import type {StaffAnswer, StaffChange} from '../editor-api';

/**
 * The worker's reply to the editor: the answer, a refusal with its reason, or that the preview has
 * ended.
 */
export type Reply<Answer> =
  | {kind: 'done'; answer: Answer}
  | {kind: 'refused'; problem: string; status: number}
  | {kind: 'over'};

async function sendRequest<Answer>(
  path: string,
  init?: RequestInit,
): Promise<Reply<Answer | null>> {
  const response = await fetch(path, init);
  if (response.status === 204) return {kind: 'done', answer: null};
  const isOurs = response.headers.get('Content-Type')?.startsWith('application/json');
  if (!isOurs) return {kind: 'over'};
  const body: unknown = await response.json();
  // The worker's own JSON: the answer, or `problem`.
  if (response.ok) return {kind: 'done', answer: body as Answer};
  const {problem} = body as {problem: string};
  return {kind: 'refused', problem, status: response.status};
}

/**
 * As parts: encoded as a URL is, an arrangement of sections would be three times as long.
 */
function post<Answer>(
  path: string,
  fields: Readonly<Record<string, string | number>>,
  signal: AbortSignal | null = null,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  return sendRequest<Answer>(path, {method: 'POST', body, signal});
}

/** Saves the state to the session. Rejects when the shop cannot be reached. */
export function saveState(state: PreviewState, signal: AbortSignal) {
  return post<never>('/preview/session', {state: JSON.stringify(state)}, signal);
}

/**
 * A signed link to this state at `path`, and when it ends. Rejects when the shop cannot be reached.
 */
export function shareState(state: PreviewState, path: string) {
  const fields = {state: JSON.stringify(state), path};
  return post<{link: string; expires: number}>('/preview/link', fields);
}

/** Staff's themes; with `change`, after applying it. Rejects when the shop cannot be reached. */
export function fetchStaff(change?: StaffChange): Promise<Reply<StaffAnswer | null>> {
  const path = '/preview/staff';
  return change
    ? post<StaffAnswer>(path, {input: JSON.stringify(change)})
    : sendRequest<StaffAnswer>(path);
}

const CHOICES = '/preview/choices';

/**
 * The choices for sections: collections, products that match `words`, files; and the titles of
 * pinned products. Rejects when the shop cannot be reached.
 */
export const fetchChoices = (words: string, pinned: readonly string[]) =>
  sendRequest<Choices>(
    `${CHOICES}?${new URLSearchParams({words, pinned: pinned.join()})}`,
  );

/** A step of an upload. Rejects when the shop cannot be reached. */
export const sendUploadStep = (step: UploadStep) => post<UploadAnswer>(CHOICES, step);
