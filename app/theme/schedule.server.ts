import {isRecord} from '~/lib/json';
import {derivedKey, toBytes, toText, type ShopSecret} from '~/server/secret-keys';

import {readTexts, type ThemeTexts} from './fields';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {fatal: true});
const IV_BYTES = 12;
/** Encrypted texts are padded to multiples of this many bytes, to hide their length. */
const PADDING = 4096;

function scopeOf({shop}: ShopSecret) {
  return encoder.encode(`theme-schedule.1\n${shop}`);
}

/**
 * Encrypts the plans for this shop's worker (AES-256-GCM). The text is public, so that a page needs
 * no extra call, but reveals neither what is planned nor when (decision 0051).
 */
export async function encryptPlans(
  plans: readonly Plan[],
  settings: ShopSecret,
): Promise<string> {
  const json = JSON.stringify(plans);
  const length = encoder.encode(json).length;
  const padded = json + ' '.repeat(PADDING - (length % PADDING));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await derivedKey(settings.secret, 'theme-schedule');
  const algorithm = {name: 'AES-GCM', iv, additionalData: scopeOf(settings)};
  const encrypted = await crypto.subtle.encrypt(algorithm, key, encoder.encode(padded));
  return `${toText(iv)}.${toText(new Uint8Array(encrypted))}`;
}

/** Decrypts the plans; `null` for a text encrypted with another secret, or forged. Never throws. */
export async function decryptPlans(
  text: string,
  settings: ShopSecret,
): Promise<Plan[] | null> {
  const [iv, encrypted] = text.split('.').map(toBytes);
  if (!iv || !encrypted || iv.length !== IV_BYTES || settings.secret === '') return null;
  try {
    const key = await derivedKey(settings.secret, 'theme-schedule');
    const algorithm = {name: 'AES-GCM', iv, additionalData: scopeOf(settings)};
    const opened = await crypto.subtle.decrypt(algorithm, key, encrypted);
    const plans: unknown = JSON.parse(decoder.decode(opened));
    return Array.isArray(plans) ? plans.flatMap((plan) => readPlan(plan) ?? []) : null;
  } catch {
    return null;
  }
}

function readPlan(value: unknown): Plan | null {
  if (!isRecord(value)) return null;
  const {id, startsAt, endsAt, texts: given} = value;
  const texts = readTexts(given);
  if (!texts || typeof id !== 'string' || typeof startsAt !== 'number') return null;
  return typeof endsAt === 'number' || endsAt === null
    ? {id, startsAt, endsAt, texts}
    : null;
}

/** A scheduled theme, which covers the published one. Instants are epoch milliseconds. */
export interface Plan {
  id: string;
  startsAt: number;
  /** `null` lasts until another plan starts, or this one is removed. */
  endsAt: number | null;
  texts: ThemeTexts;
}

const endOf = ({endsAt}: Plan) => endsAt ?? Infinity;

/** The active plan at `now`; of several, the one that started last. */
export function planAt(plans: readonly Plan[], now: number): Plan | null {
  const on = plans.filter((plan) => plan.startsAt <= now && now < endOf(plan));
  return on.sort((one, other) => other.startsAt - one.startsAt)[0] ?? null;
}

/** The next start or end after `now`; `null` when there is none. */
export function nextSwitch(plans: readonly Plan[], now: number): number | null {
  const ahead = plans
    .flatMap((plan) => [plan.startsAt, endOf(plan)])
    .filter((instant) => instant > now && instant < Infinity);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
