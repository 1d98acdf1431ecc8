import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';

/**
 * What an injection would try, on the page it got into: each is refused by the Content-Security-Policy, and the refusal is
 * reported to the page.
 */

interface Attempt {
  /** Which directive refuses it. */
  directive: string;
  /** Tried in the page; runs nothing that the test would miss: `window.owned` says so. */
  attempt: () => void;
}

const ATTEMPTS: Record<string, Attempt> = {
  'an inline script': {
    directive: 'script-src-elem',
    attempt() {
      const script = document.createElement('script');
      script.textContent = 'window.owned = true';
      document.body.append(script);
    },
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
    attempt() {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,window.owned=true';
      document.body.append(script);
    },
  },
  'a style element': {
    directive: 'style-src-elem',
    attempt() {
      const style = document.createElement('style');
      style.textContent = 'body{display:none}';
      document.body.append(style);
    },
  },
  'another base': {
    directive: 'base-uri',
    attempt() {
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
    },
  },
};

/** Directives that refused something since the page was opened. */
async function watchRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, {refused});
    addEventListener('securitypolicyviolation', ({effectiveDirective, disposition}) => {
      if (disposition === 'enforce') refused.push(effectiveDirective);
    });
  });
  return () => page.evaluate(() => (window as never as {refused: string[]}).refused);
}

for (const [name, {directive, attempt}] of Object.entries(ATTEMPTS)) {
  test(`the policy refuses ${name}, and reports it`, async ({page, messages}) => {
    messages.expect(/Content Security Policy/);
    const refusals = await watchRefusals(page);
    await page.goto('/products/derby-night-tee');
    await page.waitForLoadState('networkidle');
    expect(await refusals()).toEqual([]);
    await page.evaluate(attempt);
    await expect.poll(refusals).toContain(directive);
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/products/derby-night-tee');
  });
}
