/**
 * A visit as Shopify's analytics count it, and what the visitor has allowed. The store keeps neither: both travel in
 * cookies that only servers read, and in `Server-Timing`, which a page's scripts read.
 */

/** What the visitor allows; a part that the visitor was never asked for is undefined. */
export interface VisitorConsent {
  analytics?: boolean | null;
  marketing?: boolean | null;
  preferences?: boolean | null;
  saleOfData?: boolean | null;
}

export interface Visit {
  /** Takes the visitor's choice; an empty one only asks. */
  choose(consent: VisitorConsent): void;
  /** The consent as Shopify's consent script reads it. */
  readonly consent: string;
  /** Ids of the visitor and of the visit; null where neither analytics nor marketing is allowed. */
  readonly tokens: VisitTokens | null;
  /** Headers of the answer; cookies only where it was a question of consent. */
  headers(): {serverTiming: string; cookies: string[]};
}

interface VisitTokens {
  /** `_y`: the visitor. */
  unique: string;
  /** `_s`: the visit. */
  visit: string;
}

interface Options {
  /** Reads a header by its lower-case name. */
  header(name: string): string | undefined;
  /** Whether the law where the visitor is requires to ask first. */
  isConsentRequired: boolean;
  newId(): string;
}

/** What scripts get instead of ids before consent. */
const noToken = '00000000-0000-0000-5000-000000000000';
const year = 365 * 24 * 60 * 60;

/** The visit of one request. */
export function readVisit({header, isConsentRequired, newId}: Options): Visit {
  const cookies = readCookies(header('cookie') ?? '');
  let chosen = decodeConsent(cookies.get('_shopify_essential'));
  let isAsked = false;
  let tokens: VisitTokens | null = null;
  const allows = (part: keyof VisitorConsent) =>
    chosen ? chosen[part] === true : !isConsentRequired;
  const visit: Visit = {
    choose(consent) {
      isAsked = true;
      const parts = Object.entries(consent).filter(([, value]) => value !== null);
      if (parts.length > 0) chosen = {...chosen, ...Object.fromEntries(parts)};
    },
    get consent() {
      const letter = (part: keyof VisitorConsent, name: string) =>
        allows(part) ? name : name.toLowerCase();
      const letters =
        letter('analytics', 'A') +
        letter('marketing', 'M') +
        letter('preferences', 'P') +
        letter('saleOfData', 'S');
      return `3.${letters}_${!chosen && isConsentRequired ? 't' : 'f'}`;
    },
    get tokens() {
      if (!allows('analytics') && !allows('marketing')) return null;
      tokens ??= decodeTokens(
        cookies.get('_shopify_analytics') ?? cookies.get('_shopify_marketing'),
      ) ?? {
        unique: knownId(header('x-shopify-uniquetoken')) ?? newId(),
        visit: knownId(header('x-shopify-visittoken')) ?? newId(),
      };
      return tokens;
    },
    headers() {
      const {unique, visit: current} = visit.tokens ?? {unique: noToken, visit: noToken};
      const timing = [`_y;desc="${unique}"`, `_s;desc="${current}"`];
      if (!isAsked) return {serverTiming: timing.join(', '), cookies: []};
      const secure = header('origin')?.startsWith('https:') ? '; Secure' : '';
      const cookie = (name: string, value: string | null) =>
        `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : year}; HttpOnly; SameSite=Lax${secure}`;
      const ids = encode({unique, visit: current});
      return {
        serverTiming: [...timing, `_cmp;desc="${visit.consent}"`].join(', '),
        cookies: [
          cookie('_shopify_essential', encode(chosen)),
          cookie('_shopify_analytics', allows('analytics') ? ids : null),
          cookie('_shopify_marketing', allows('marketing') ? ids : null),
        ],
      };
    },
  };
  return visit;
}

function readCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').map((pair) => {
      const [name = '', ...value] = pair.trim().split('=');
      return [name, value.join('=')] as const;
    }),
  );
}

/** An id that an earlier visit had; what stands for "no consent" is none. */
const knownId = (id: string | undefined) =>
  id && /^[\w-]{8,64}$/.test(id) && id !== noToken ? id : null;

const encode = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** The object that a cookie holds; null for a cookie that this store did not write. */
function decode(cookie: string | undefined): object | null {
  try {
    const text = Buffer.from(cookie ?? '', 'base64url').toString('utf8');
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function decodeConsent(cookie: string | undefined): VisitorConsent | null {
  const parts = Object.entries(decode(cookie) ?? {}).filter(
    ([, value]) => typeof value === 'boolean',
  );
  return parts.length > 0 ? Object.fromEntries(parts) : null;
}

function decodeTokens(cookie: string | undefined): VisitTokens | null {
  const {unique, visit}: {unique?: unknown; visit?: unknown} = decode(cookie) ?? {};
  return typeof unique === 'string' && typeof visit === 'string' ? {unique, visit} : null;
}
