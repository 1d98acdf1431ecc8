import {BARE_POLICY} from './document/content-security-policy';

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`: a form of this shop would then post with `Origin: null` and be refused.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
    'midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * Adds what every response carries, errors included. A document brings its own policy; all else gets none at all. A 304
 * gets no policy: its headers replace those of the page that the visitor kept, whose policy holds that page's hashes.
 * `address` is where the visitor sees it, or the origin of that.
 */
export function addSecurityHeaders({headers, status}: Response, address: string) {
  for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
  if (status !== 304 && !headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', BARE_POLICY);
  }
  if (address.startsWith('https:')) {
    headers.set('Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`);
  }
}
