import {describe, expect, it} from 'vitest';

import {parseConfig} from './config';
import {addSecurityHeaders, documentPolicy} from './security-policy';

const shop = {url: 'https://shop.example', hstsSubdomains: false};

describe('security headers', () => {
  it('set the strictest policy on a response without one', () => {
    const response = new Response();
    const {headers} = response;
    addSecurityHeaders(response, {
      url: 'http://localhost:3000/',
      hstsSubdomains: false,
    });
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
    addSecurityHeaders(response, shop);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
  });

  it('cover the subdomains only where that is asked for', () => {
    const response = new Response();
    addSecurityHeaders(response, {...shop, hstsSubdomains: true});
    expect(response.headers.get('Strict-Transport-Security')).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  it('add no policy to a 304', () => {
    const response = new Response(null, {status: 304});
    addSecurityHeaders(response, shop);
    expect(response.headers.has('Content-Security-Policy')).toBe(false);
  });

  it('let the shop’s forms send their origin', () => {
    const response = new Response();
    const {headers} = response;
    addSecurityHeaders(response, shop);
    expect(headers.get('Referrer-Policy')).not.toBe('no-referrer');
  });
});

it('a document shows pictures and videos of the store’s CDN and of its own domain', async () => {
  const env = {
    PUBLIC_STORE_DOMAIN: 'club.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: 'public-token',
    PUBLIC_COLLECTION_ID: '42',
  };
  const policy = await documentPolicy(
    {scripts: [], styles: []},
    {
      config: parseConfig(env, []),
      added: [],
      assets: '/assets/root.js',
      hasCheckoutForm: false,
      isPreview: false,
      isDevelopment: false,
    },
  );
  const files = 'https://cdn.shopify.com https://club.myshopify.com/cdn/';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([`img-src 'self' ${files}`, `media-src ${files}`]),
  );
});
