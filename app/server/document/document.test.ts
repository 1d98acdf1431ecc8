import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {buildInlineScript} from '../../../build/inline-script';

import {documentPolicy, hashSources} from './content-security-policy';
import {HELD} from './held';
import {takeTrustedInline} from './trusted-inline';

const sha = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sources = {
  data: null,
  assets: '/assets/entry.client.js',
  imageOrigin: 'https://cdn.shopify.com',
  checkoutOrigin: 'https://checkout.example',
  isDevelopment: false,
};

describe('inline elements', () => {
  const mark = '0b5e';
  const html =
    `<style id="s" nonce="${mark}">a{}</style><script nonce="${mark}" type="module">one()</script>` +
    `<div><script>evil()</script><style>b{}</style><script nonce="guess">evil()</script></div>` +
    `<script src="/x.js" nonce="${mark}"></script>`;

  it('are trusted by the mark of this render alone', () => {
    const {scripts, styles} = takeTrustedInline(html, mark, '');
    expect(scripts).toEqual(['one()']);
    expect(styles).toEqual(['a{}']);
  });

  it('go out without the mark', () => {
    expect(takeTrustedInline(html, mark, '').html).not.toContain(mark);
  });

  it('hold the page’s styles where it left them out', () => {
    const left = `<p>1</p><style nonce="${mark}">${mark}</style><p>2</p>`;
    const {html: clean, styles} = takeTrustedInline(left, mark, 'c{}');
    expect(clean).toBe('<p>1</p><style>c{}</style><p>2</p>');
    expect(styles).toEqual(['c{}']);
  });
});

describe('the policy of a document', () => {
  it('names the hashes of its own inline parts and nothing looser', async () => {
    const policy = await documentPolicy({scripts: ['one()'], styles: ['a{}']}, sources);
    expect(policy).toContain(`script-src 'self' ${sha('one()')};`);
    expect(policy).toContain(`style-src 'self' ${sha('a{}')};`);
    expect(policy).not.toMatch(/unsafe|\*|nonce/);
  });

  it('names the hash of the data script', async () => {
    const inline = {scripts: ['one()'], styles: []};
    const policy = await documentPolicy(inline, {...sources, data: 'two()'});
    expect(policy).toContain(`script-src 'self' ${sha('one()')} ${sha('two()')};`);
  });

  it('limits forms, frames, bases and plugins', async () => {
    const policy = await documentPolicy({scripts: [], styles: []}, sources);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "form-action 'self' https://checkout.example",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "img-src 'self' https://cdn.shopify.com",
      ]),
    );
  });

  it('allows a service what it needs and no more', async () => {
    const service = {
      scripts: ['https://cdn.example/service/'],
      connections: ['https://events.example'],
    };
    const policy = await documentPolicy({scripts: [], styles: []}, {...sources, service});
    expect(policy).toContain("script-src 'self' https://cdn.example/service/;");
    expect(policy).toContain("connect-src 'self' https://events.example;");
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

describe('scripts', () => {
  const inline = (file: string) =>
    buildInlineScript(fileURLToPath(new URL(file, import.meta.url)));

  it('are released by a boot script of less than 1.5 KB', async () => {
    const boot = await inline('boot.ts');
    expect(boot).toContain(`"${HELD}"`);
    expect(gzipSync(boot).length).toBeLessThan(1500);
  });

  it('set the page in its font with less than 0.75 KB', async () => {
    expect(gzipSync(await inline('typeset.ts')).length).toBeLessThan(750);
  });
});
