import type {Page} from '@playwright/test';

import {settled} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

/**
 * The attempts of an injection, on the page it got into: the Content-Security-Policy refuses each, and reports the refusal to
 * the page. It refuses requests to elsewhere before they leave the browser.
 */

interface Attempt {
  /** Which directive refuses it. */
  directive: string;
  /** Tried in the page by itself, since what a test evaluates there may evaluate more; `window.owned` says that it ran. */
  attempt: string | (() => void);
}

/** The source of a function that puts an element with these properties into the page. */
function insert(tag: string, properties: Record<string, string>): string {
  const element = `Object.assign(document.createElement('${tag}'), ${JSON.stringify(properties)})`;
  return `() => document.body.append(${element})`;
}

const ATTEMPTS: Record<string, Attempt> = {
  'an inline script': {
    directive: 'script-src-elem',
    attempt: insert('script', {textContent: 'window.owned = true'}),
  },
  'an inline handler': {
    directive: 'script-src-attr',
    attempt() {
      document.body.setAttribute('onclick', 'window.owned = true');
      document.body.click();
    },
  },
  'a script as data': {
    directive: 'script-src-elem',
    attempt: insert('script', {src: 'data:text/javascript,window.owned=true'}),
  },
  'a script from a CDN that sells to everyone': {
    directive: 'script-src-elem',
    attempt: insert('script', {src: 'https://cdn.shopify.com/owned.js'}),
  },
  'a script as a URL': {
    directive: 'script-src-elem',
    attempt() {
      location.href = 'javascript:window.owned = true';
    },
  },
  eval: {
    directive: 'script-src',
    attempt: () => void (0, eval)('window.owned = true'),
  },
  'new Function': {
    directive: 'script-src',
    attempt: () => void new Function('window.owned = true')(),
  },
  'a worker': {
    directive: 'worker-src',
    attempt: () => void new Worker(URL.createObjectURL(new Blob(['close()']))),
  },
  'a style element': {
    directive: 'style-src-elem',
    attempt: insert('style', {textContent: 'body{display:none}'}),
  },
  'a style sheet from elsewhere': {
    directive: 'style-src-elem',
    attempt: insert('link', {rel: 'stylesheet', href: 'https://evil.example/owned.css'}),
  },
  'another base': {
    directive: 'base-uri',
    attempt: insert('base', {href: 'https://evil.example/'}),
  },
  'a form to elsewhere': {
    directive: 'form-action',
    attempt() {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
    },
  },
  'a picture from elsewhere': {
    directive: 'img-src',
    attempt() {
      new Image().src = 'https://evil.example/owned.png';
    },
  },
  'a request to elsewhere': {
    directive: 'connect-src',
    attempt: () => void fetch('https://evil.example/').catch(() => {}),
  },
  'a beacon to elsewhere': {
    directive: 'connect-src',
    attempt: () => void navigator.sendBeacon('https://evil.example/'),
  },
  'a socket to elsewhere': {
    directive: 'connect-src',
    attempt: () => void new WebSocket('wss://evil.example/'),
  },
  'a plug-in': {
    directive: 'object-src',
    attempt: insert('object', {data: 'https://evil.example/owned'}),
  },
  'a frame': {
    directive: 'frame-src',
    attempt: insert('iframe', {src: 'https://evil.example/'}),
  },
};

/** Takes what was refused since it was last asked: the directives that refused. */
async function watchRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, {refused});
    addEventListener('securitypolicyviolation', ({effectiveDirective, disposition}) => {
      if (disposition === 'enforce') refused.push(effectiveDirective);
    });
  });
  return () =>
    page.evaluate(() => (window as never as {refused: string[]}).refused.splice(0));
}

/** The source of a function, in whichever form it was written. */
function asExpression(attempt: Attempt['attempt']): string {
  const source = attempt.toString();
  return source.startsWith('attempt(') ? `function ${source}` : source;
}

test(
  'the policy refuses what an injection would try, and reports each attempt',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(/Content Security Policy/);
    messages.expect(
      /leaves this machine: https:\/\/(?:cdn\.shopify\.com|evil\.example)\/owned/,
    );
    const answered: string[] = [];
    page.on('response', (response) => answered.push(new URL(response.url()).hostname));
    const refusals = await watchRefusals(page);
    await page.goto('/products/derby-night-tee');
    await settled(page);
    expect(await refusals()).toEqual([]);
    for (const [name, {directive, attempt}] of Object.entries(ATTEMPTS)) {
      await test.step(name, async () => {
        await page.evaluate(`setTimeout(${asExpression(attempt)})`);
        await expect.poll(refusals, name).toContain(directive);
        expect(await page.evaluate(() => 'owned' in window), name).toBe(false);
      });
    }
    expect(answered.filter((host) => !['localhost', '127.0.0.1'].includes(host))).toEqual(
      [],
    );
    // By itself: Playwright takes what was refused for a navigation that goes on, and waits for its end.
    const left = await page.evaluate(() => ({
      path: location.pathname,
      isWhole: document.querySelector('h1')?.checkVisibility(),
    }));
    expect(left).toEqual({path: '/products/derby-night-tee', isWhole: true});
  },
);
