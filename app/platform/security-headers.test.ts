import {describe, expect, it} from 'vitest';

import {secure} from './security-headers';

describe('security headers', () => {
  it('give a response without a policy the strictest one', () => {
    const headers = new Headers();
    secure(headers, 'http:');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.has('Strict-Transport-Security')).toBe(false);
  });

  it('keep a document’s own policy', () => {
    const headers = new Headers({'Content-Security-Policy': "default-src 'self'"});
    secure(headers, 'https:');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
  });

  it('let forms of this shop say where they come from', () => {
    const headers = new Headers();
    secure(headers, 'https:');
    expect(headers.get('Referrer-Policy')).not.toBe('no-referrer');
  });
});
