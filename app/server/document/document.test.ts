import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {describe, expect, it, test} from 'vitest';

import {buildInlineScript} from '../../../build/inline-script';
import type {AppConfig} from '../config';

import {documentPolicy, finishDocument, hashSources} from '../security-policy';

const sha = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const store = {
  origin: 'https://store.example',
  imageOrigin: 'https://cdn.shopify.com',
  checkoutOrigin: 'https://checkout.example',
  uploadOrigin: 'https://upload.example',
} as AppConfig['store'];

const sources = {
  config: {store},
  added: [],
  assets: '/assets/entry.client.js',
  hasCheckoutForm: false,
  isPreview: false,
  isDevelopment: false,
};

describe('a rendered document', () => {
  const nonce = '0b5e';
  const html =
    `<style id="s" nonce="${nonce}">a{}</style><script nonce="${nonce}" type="module" async="">one()</script>` +
    `<div><script>evil()</script><style>b{}</style><script nonce="guess">evil()</script></div>` +
    `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/>`;

  it('trusts only the inline elements of this render', () => {
    const {scripts, styles} = finishDocument(html, nonce);
    expect(scripts).toEqual(['one()']);
    expect(styles).toEqual(['a{}']);
  });

  it('is sent without the nonce', () => {
    expect(finishDocument(html, nonce).html).not.toContain(nonce);
  });

  it('defers its module script and its preloads, and changes nothing else', () => {
    expect(finishDocument(html, nonce).html).toBe(
      '<style id="s">a{}</style><script type="deferred" async="">one()</script>' +
        '<div><script>evil()</script><style>b{}</style><script nonce="guess">evil()</script></div>' +
        '<link rel="deferred" href="/a.js"/>',
    );
  });

  it('keeps dollar signs in its scripts', () => {
    const dollars = `<script nonce="${nonce}">"$& $1 $$"</script>`;
    expect(finishDocument(dollars, nonce).html).toBe('<script>"$& $1 $$"</script>');
  });
});

describe('the policy of a document', () => {
  it('lists the hashes of its own inline elements and nothing looser', async () => {
    const policy = await documentPolicy({scripts: ['one()'], styles: ['a{}']}, sources);
    expect(policy).toContain(`script-src 'self' ${sha('one()')};`);
    expect(policy).toContain(`style-src 'self' ${sha('a{}')};`);
    expect(policy).not.toMatch(/unsafe|\*|nonce/);
  });

  it('limits forms, frames, bases and plugins', async () => {
    const policy = await documentPolicy({scripts: [], styles: []}, sources);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "frame-src 'none'",
        "worker-src 'none'",
        "form-action 'self' https://checkout.example",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "img-src 'self' https://cdn.shopify.com https://store.example/cdn/",
      ]),
    );
  });

  it('lets the form of a checkout pass any host of its scheme, where there is one', async () => {
    const none = {scripts: [], styles: []};
    const policy = await documentPolicy(none, {...sources, hasCheckoutForm: true});
    expect(policy).toContain("form-action 'self' https://checkout.example https:;");
    const preview = {...sources, hasCheckoutForm: true, isPreview: true};
    expect(await documentPolicy(none, preview)).toContain("form-action 'self';");
  });

  it('allows the sources of add-ons, and in a preview that of uploads', async () => {
    const none = {scripts: [], styles: []};
    const added: Record<string, string[]>[] = [
      {'script-src': ['https://scripts.example/a/']},
      {'script-src': ['https://scripts.example/b/'], 'font-src': [store.imageOrigin]},
    ];
    const policy = await documentPolicy(none, {...sources, added});
    expect(policy).toContain(
      "script-src 'self' https://scripts.example/a/ https://scripts.example/b/;",
    );
    expect(policy).toContain("font-src 'self' https://cdn.shopify.com;");
    expect(await documentPolicy(none, {...sources, isPreview: true})).toContain(
      "connect-src 'self' https://upload.example;",
    );
  });

  it('allows the folder of a deployment on a CDN, never the whole CDN', async () => {
    const assets = 'https://cdn.shopify.com/oxygen-v2/1/2/3/assets/entry.client.js';
    const policy = await documentPolicy({scripts: [], styles: []}, {...sources, assets});
    expect(policy).toContain(
      "script-src 'self' https://cdn.shopify.com/oxygen-v2/1/2/3/assets/;",
    );
  });

  it('hashes as browsers do, each text once', async () => {
    expect(await hashSources(['é', 'é'])).toEqual([sha('é')]);
  });
});

test('the scripts of native dialogs and early events have at most 1.9 KB', async () => {
  const [dialogs = '', events = ''] = await Promise.all(
    ['native-dialogs.ts', 'early-events.ts'].map((name) =>
      buildInlineScript(fileURLToPath(new URL(name, import.meta.url))),
    ),
  );
  expect(dialogs).toContain('data-opens');
  expect(events).toContain('"deferred"');
  expect(gzipSync(dialogs + events).length).toBeLessThan(1900);
});
