import type {AppConfig} from '../../app/server/config';
import type {StorefrontEnv} from '../../app/server/env';
import type {AppDocument} from '../graphql/app-documents';
import type {listCountries} from '../store/facts';
import {failureFix, grantFix, type Reply, type StoreProbe} from '../store/probe';
import type {Obstacle, Samples} from '../store/samples';

/**
 * - `ok`: works;
 * - `note`: works, but may not be what the merchant wants;
 * - `fault`: must be fixed;
 * - `skipped`: cannot be examined until another fault is fixed.
 */
export type Status = 'ok' | 'note' | 'fault' | 'skipped';

/** The result of a check. */
export interface Finding {
  status: Status;
  /** The fact, in a line. */
  found: string;
  /** The features that fail because of it. By default the check's own `impact`. */
  impact?: string;
  /** The remedy. */
  fix?: string;
}

/** The data that a check may look at. */
export interface Context {
  /** As configured, without defaults. */
  env: StorefrontEnv;
  /** The configuration; placeholders stand for variables that are missing or malformed. */
  config: AppConfig;
  documents: readonly AppDocument[];
  /** Asks the store. */
  probe: StoreProbe;
  /** The home collection's global id. */
  collectionId: string;
  /** A product and a cart to try the app's operations with, or why there are none; found once. */
  samples(): Promise<Samples | Obstacle>;
  /** The countries that the store sells in; asked for once. */
  countries(): ReturnType<typeof listCountries>;
  /** The store is an embedded one, on this machine: what matters only in production is no fault. */
  isLocal: boolean;
}

/** One row of the doctor's table. */
export interface Check {
  name: string;
  /** The features that fail while this is at fault. */
  impact: string;
  /** Names of checks without which this one cannot run. */
  needs: readonly string[];
  run(context: Context): Promise<Finding | readonly Finding[]>;
}

/** Products that a check looks at: as many as the API lists at once. */
export const EXAMINED = 250;

/** How many products are named. */
const MAX_NAMED = 10;

/** Titles of products, for a finding. */
export function titlesOf(products: readonly {title?: unknown}[]): string {
  const titles = products.slice(0, MAX_NAMED).map(({title}) => `“${String(title)}”`);
  const more = products.length - titles.length;
  return titles.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The data of an answer without errors, or the fault that takes its place. */
export type Answer = {data: Readonly<Record<string, unknown>>} | {problem: Finding};

export async function ask(
  probe: StoreProbe,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer> {
  const reply = await probe.ask(query, variables);
  if (reply.kind === 'answer' && reply.data && reply.errors.length === 0)
    return {data: reply.data};
  return {problem: problemOf(reply)};
}

function problemOf(reply: Reply): Finding {
  if (reply.kind === 'failure')
    return {status: 'fault', found: reply.reason, fix: failureFix(reply)};
  const [error] = reply.errors;
  const scope = error?.requiredAccess;
  if (scope) return {status: 'fault', found: `needs ${scope}`, fix: grantFix(scope)};
  return {
    status: 'fault',
    found: error?.message ?? 'an empty answer',
    fix: 'Ask again later; see shopifystatus.com.',
  };
}

const TIMEOUT_MS = 10_000;

/** The answer of another server; `null` where there is none. */
export const reach = (url: string | URL, init: RequestInit = {}) =>
  fetch(url, {...init, signal: AbortSignal.timeout(TIMEOUT_MS)}).catch(() => null);
