import {derivedKey, toBytes, toText} from '~/server/secret-keys';

import type {Plan} from './schedule';
import {readTexts} from './theme-entry';

/** The key of the sealed schedule: without a secret there is no schedule. */
export interface SealSettings {
  secret: string;
  shop: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {fatal: true});
const IV_BYTES = 12;
/** Sealed texts are padded to multiples of this many bytes, to hide their length. */
const PADDING = 4096;

function scopeOf({shop}: SealSettings) {
  return encoder.encode(`theme-schedule.1\n${shop}`);
}

/**
 * Encrypts the plans for this shop's worker (AES-256-GCM). The text is public, so that a page needs no extra call, but
 * reveals neither what is planned nor when (decision 0051).
 */
export async function sealPlans(
  plans: readonly Plan[],
  settings: SealSettings,
): Promise<string> {
  const json = JSON.stringify(plans);
  const length = encoder.encode(json).length;
  const padded = json + ' '.repeat(PADDING - (length % PADDING));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await derivedKey(settings.secret, 'theme-schedule');
  const algorithm = {name: 'AES-GCM', iv, additionalData: scopeOf(settings)};
  const sealed = await crypto.subtle.encrypt(algorithm, key, encoder.encode(padded));
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`;
}

/** Decrypts the plans; `null` for a text sealed with another secret, or forged. Never throws. */
export async function openPlans(
  text: string,
  settings: SealSettings,
): Promise<Plan[] | null> {
  const [iv, sealed] = text.split('.').map(toBytes);
  if (!iv || !sealed || iv.length !== IV_BYTES || settings.secret === '') return null;
  try {
    const key = await derivedKey(settings.secret, 'theme-schedule');
    const algorithm = {name: 'AES-GCM', iv, additionalData: scopeOf(settings)};
    const opened = await crypto.subtle.decrypt(algorithm, key, sealed);
    const plans: unknown = JSON.parse(decoder.decode(opened));
    return Array.isArray(plans) ? plans.flatMap((plan) => readPlan(plan) ?? []) : null;
  } catch {
    return null;
  }
}

function readPlan(value: unknown): Plan | null {
  if (typeof value !== 'object' || value === null) return null;
  const {id, startsAt, endsAt, texts: given} = value as Record<string, unknown>;
  const texts = readTexts(given);
  if (!texts || typeof id !== 'string' || typeof startsAt !== 'number') return null;
  return typeof endsAt === 'number' || endsAt === null
    ? {id, startsAt, endsAt, texts}
    : null;
}
