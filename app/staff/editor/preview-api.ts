import {isRecord} from '~/lib/json';
import {EDITOR_PATH, type PreviewState} from '~/lib/preview-state';

import type {
  Choices,
  StaffAnswer,
  StaffChange,
  UploadAnswer,
  UploadStep,
} from '../editor-api';
import {messages} from '../messages';

/** The worker's refusal, with its reason for staff. `isOver`: the preview has ended. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly isOver = false,
  ) {
    super(message);
  }
}

/** Leaves a preview that is over: the page asks for the password. */
export function leavePreview() {
  location.replace(EDITOR_PATH);
}

/** Why a request failed, for staff. Leaves where the preview is over. */
export function failure(error: unknown): string {
  if (!(error instanceof Refused)) return messages.unreachable;
  if (error.isOver) leavePreview();
  return error.message;
}

/** The fields of all variants of an answer; none for an empty one. */
type FieldOf<Answer> = Answer extends object ? keyof Answer & string : never;

/**
 * Rejects with `Refused`, or when the shop cannot be reached, or its answer has none of `fields`:
 * that of another version of the shop.
 */
async function send<Answer>(
  path: string,
  fields: readonly FieldOf<Answer>[],
  init?: RequestInit,
): Promise<Answer> {
  const response = await fetch(path, init);
  const isEmpty = response.status === 204;
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  if (!isEmpty && !isJson) throw new Refused(messages.over, true);
  const body: unknown = isEmpty ? null : await response.json();
  const answer = isRecord(body) ? body : {};
  if (!response.ok && typeof answer.problem === 'string')
    throw new Refused(answer.problem);
  if (response.ok && (isEmpty || fields.some((field) => field in answer)))
    return body as Answer;
  throw new Error(`Unreadable answer: ${path}, ${response.status}`);
}

/**
 * As parts: encoded as a URL is, an arrangement of sections would be three times as long.
 */
function post<Answer>(
  path: string,
  fields: readonly FieldOf<Answer>[],
  input: Readonly<Record<string, string | number>>,
  signal: AbortSignal | null = null,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.append(name, String(value));
  return send<Answer>(path, fields, {method: 'POST', body, signal});
}

export const saveState = (state: PreviewState, signal: AbortSignal) =>
  post<null>('/preview/session', [], {state: JSON.stringify(state)}, signal);

/** A signed link to this state at `path`, and when it ends. */
export function shareState(state: PreviewState, path: string) {
  const input = {state: JSON.stringify(state), path};
  return post<{link: string; expires: number}>('/preview/link', ['link'], input);
}

const STAFF = '/preview/staff';

/**
 * Staff's themes; with `change`, after applying it. `shown` is the state to keep in the session
 * where the change saves a draft; `null` for none.
 */
export function fetchStaff(
  change?: StaffChange,
  shown: PreviewState | null = null,
  signal: AbortSignal | null = null,
) {
  const fields = ['themes', 'missing'] as const;
  if (!change) return send<StaffAnswer>(STAFF, fields);
  const input = JSON.stringify({...change, ...(shown && {shown})});
  return post<StaffAnswer>(STAFF, fields, {input}, signal);
}

const CHOICES = '/preview/choices';

/**
 * The choices for sections: collections, products that match `words`, files; and the titles of
 * pinned products.
 */
export const fetchChoices = (words: string, pinned: readonly string[]) =>
  send<Choices>(`${CHOICES}?${new URLSearchParams({words, pinned: pinned.join()})}`, [
    'collections',
  ]);

export const sendUploadStep = (step: UploadStep) =>
  post<UploadAnswer>(CHOICES, ['target', 'id', 'file'], step);
