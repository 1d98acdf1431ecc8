import {BARE_POLICY} from './document/content-security-policy';

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  // `no-referrer` would make the shop's own forms post with `Origin: null`, which the guard refuses.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
    'midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * Adds the headers of every response, errors included. A document has its own policy; everything else gets the
 * strictest one. A 304 without one gets none: its headers replace those of the visitor's copy.
 * `address` is the URL or origin that the visitor sees.
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
