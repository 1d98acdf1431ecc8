import {AdminError, type AdminFailure} from '~/server/admin-client';
import {log} from '~/server/log';
import {keepPrivate} from '~/server/page-cache';

import {messages} from './messages';

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

export function previewJson(value: object, status = 200): Response {
  return privateResponse(JSON.stringify(value), status, {
    'Content-Type': 'application/json',
  });
}

export const refuse = (problem: string, status: number) => previewJson({problem}, status);

/** Failures with another status than 503. */
const STATUS: Partial<Record<AdminFailure, number>> = {
  invalid: 422,
  gone: 410,
  unreachable: 502,
};

/** A refused change; nothing was changed. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal';

  /** @param status 409: a concurrent change; 410: the entry no longer exists; 422: invalid */
  constructor(
    readonly status: 409 | 410 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** Answers with the reason of a refusal, also of the Admin API's. Any other error is rethrown. */
export function refuseFor(error: unknown): Response {
  if (error instanceof StaffRefusal) return refuse(error.message, error.status);
  if (!(error instanceof AdminError)) throw error;
  const {kind, detail, operation} = error;
  log('warn', 'admin.failed', {operation, cause: error.message});
  return refuse(messages.admin(kind, detail), STATUS[kind] ?? 503);
}
