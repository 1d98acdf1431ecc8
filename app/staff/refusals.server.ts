import {AdminError, type AdminFailure} from '~/server/admin-client';
import {log} from '~/server/log';

import {messages} from './messages';

/**
 * A refusal with its reason for staff, to return or to throw; nothing was changed. 409: a
 * concurrent change; 410: the entry no longer exists; 422: invalid.
 */
export const refusal = (problem: string, status: number) =>
  Response.json({problem}, {status});

/** Failures of the Admin API with another status than 503. */
const STATUS: Partial<Record<AdminFailure, number>> = {
  invalid: 422,
  gone: 410,
  unreachable: 502,
};

/** The refusal that was thrown, or that says why the Admin API failed; `null` for other errors. */
export function refusalFor(error: unknown): Response | null {
  if (error instanceof Response) return error;
  if (!(error instanceof AdminError)) return null;
  const {kind, detail, operation} = error;
  log('warn', 'admin.failed', {operation, cause: error.message});
  return refusal(messages.admin(kind, detail), STATUS[kind] ?? 503);
}
