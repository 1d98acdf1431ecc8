import {parseArgs} from 'node:util';

import {localPath} from '../../app/lib/local-path';
import {previewPath, type PreviewState} from '../../app/lib/preview-state';
import {urlAsTyped} from '../../app/lib/text';
import type {ShopSecret} from '../../app/server/secret-keys';
import {
  INITIAL_STATE,
  MAX_LINK_MS,
  readState,
  SHARED_LINK_MS,
} from '../../app/staff/session';
import {signLink} from '../../app/staff/session-tokens.server';
import {UsageError} from '../command';

/** A request to `npm run preview:link`. */
export interface LinkRequest {
  state: PreviewState;
  /** The page that the link opens. */
  path: string;
  /** Where the shop is. */
  origin: string;
  /** How long the link can be followed, in milliseconds. */
  durationMs: number;
}

const OPTIONS = {
  theme: {type: 'string'},
  at: {type: 'string'},
  path: {type: 'string', default: '/'},
  shop: {type: 'string'},
  hours: {type: 'string', default: String(SHARED_LINK_MS / 3_600_000)},
} as const;

const MAX_HOURS = MAX_LINK_MS / 3_600_000;

/**
 * Reads the command's arguments.
 * @throws UsageError in plain words for each that cannot be used
 */
export function readLinkRequest(args: string[], defaultShop: string): LinkRequest {
  const values = readOptions(args);
  const asOf = values.at === undefined ? null : Date.parse(values.at);
  if (Number.isNaN(asOf))
    throw new UsageError(`--at must be like 2026-11-27T18:00, not “${values.at}”.`);
  const state = readState({...INITIAL_STATE, theme: values.theme ?? null, asOf});
  if (!state)
    throw new UsageError(
      '--theme must be the handle of a theme, --at a day of 2000–2100.',
    );
  const path = localPath(values.path);
  if (path === null)
    throw new UsageError(`--path must be like /hoodies, not “${values.path}”.`);
  return {
    state,
    path,
    origin: originOf(values.shop ?? defaultShop),
    durationMs: parseHours(values.hours),
  };
}

function readOptions(args: string[]) {
  try {
    return parseArgs({args, options: OPTIONS, strict: true}).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `${reason}\nUsage: npm run preview:link -- [--theme HANDLE] [--at 2026-11-27T18:00] [--path /hoodies] ` +
        '[--hours 24] [--shop https://shop.example]',
    );
  }
}

/** The origin of a URL; a domain alone is read as the worker reads PUBLIC_SITE_ORIGIN. */
function originOf(shop: string): string {
  const url = urlAsTyped(shop);
  if (url && /[.:]/.test(shop)) return url.origin;
  throw new UsageError(`--shop must be like https://shop.example, not “${shop}”.`);
}

function parseHours(hours: string): number {
  const count = Number(hours);
  if (count > 0 && count <= MAX_HOURS) return count * 3_600_000;
  throw new UsageError(`--hours must be a number up to ${MAX_HOURS}, not “${hours}”.`);
}

/** The link itself, signed at `now`. */
export async function makeLink(
  {state, path, origin, durationMs}: LinkRequest,
  settings: ShopSecret,
  now: number,
): Promise<string> {
  const token = await signLink({state, expires: now + durationMs}, settings);
  return origin + previewPath(path, token);
}
