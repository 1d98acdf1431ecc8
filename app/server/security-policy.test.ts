import {describe, expect, it} from 'vitest';

import {addSecurityHeaders} from './security-policy';

describe('security headers', () => {
  it('set the strictest policy on a response without one', () => {
    const response = new Response();
    const {headers} = response;
    addSecurityHeaders(response, 'http://localhost:3000/');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.has('Strict-Transport-Security')).toBe(false);
  });

  it('keep a document’s own policy', () => {
    const response = new Response('', {
      headers: {'Content-Security-Policy': "default-src 'self'"},
    });
    const {headers} = response;
    addSecurityHeaders(response, 'https://shop.example');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
  });

  it('add no policy to a 304', () => {
    const response = new Response(null, {status: 304});
    addSecurityHeaders(response, 'https://shop.example');
    expect(response.headers.has('Content-Security-Policy')).toBe(false);
  });

  it('let the shop’s forms send their origin', () => {
    const response = new Response();
    const {headers} = response;
    addSecurityHeaders(response, 'https://shop.example');
    expect(headers.get('Referrer-Policy')).not.toBe('no-referrer');
  });
});
