import {describe, expect, test} from 'vitest';

import {captureConsole, suiteStore, suiteWorker} from '../support/suite';
import {titleOf} from '../support/html';

/** The withdrawal function as documents, for those who run no scripts. */

const store = suiteStore();
captureConsole('info', 'warn', 'error');
const worker = suiteWorker(store, {
  PUBLIC_MARKETS: 'de-de,fr-fr,en-gb',
  WITHDRAWAL_PROVIDER: 'shopify',
});

const FIELDS = {name: 'Kim Berg', order: '#1001', email: 'kim@example.com', items: ''};

const post = (path: string, fields: Record<string, string>) =>
  worker.ask(path, {
    method: 'POST',
    headers: {Origin: 'http://localhost:3000'},
    body: new URLSearchParams({...FIELDS, ...fields}),
  });

/** The fields of the form that posts a step, as a browser sends them. */
function fieldsOf(html: string, step: string): Record<string, string> {
  const form = Array.from(html.matchAll(/<form\b[^]*?<\/form>/g), ([each]) => each).find(
    (each) => each.includes(`name="step" value="${step}"`),
  );
  return Object.fromEntries(
    Array.from(
      (form ?? '').matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g),
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
}

describe.each([
  [
    '/de-de',
    'Vertrag widerrufen',
    'Widerruf bestätigen',
    'Dein Widerruf ist eingegangen',
  ],
  [
    '/fr-fr',
    'Renoncer au contrat ici',
    'Confirmer la rétractation',
    'Nous avons reçu votre rétractation',
  ],
])('in %s', (prefix, link, confirm, received) => {
  test('a link in the footer leads to the form, then to the statement, then to the acknowledgement', async () => {
    const home = await worker.ask(prefix);
    expect(home.body).toMatch(new RegExp(`href="${prefix}/withdraw"[^>]*>${link}<`));
    const form = await worker.ask(`${prefix}/withdraw`);
    expect(form.response.status).toBe(200);
    expect(form.body).toContain('name="robots" content="noindex');
    const review = await post(`${prefix}/withdraw`, {step: 'review'});
    expect(review.body).toContain(`>${confirm}</button>`);
    const fields = fieldsOf(review.body, 'confirm');
    expect(fields).toMatchObject({...FIELDS, step: 'confirm'});
    const done = await post(`${prefix}/withdraw`, fields);
    expect(done.response.status).toBe(200);
    expect(done.response.headers.get('Cache-Control')).toContain('no-store');
    expect(done.body).toContain(received);
    expect(done.body).toMatch(/ download="\w+\.txt"/);
    expect(done.body).toContain('href="data:text/plain;charset=utf-8,');
  });
});

test('a wrong field is named, and keeps what was typed', async () => {
  const {response, body} = await post('/de-de/withdraw', {step: 'review', order: ''});
  expect(response.status).toBe(422);
  expect(body).toContain('role="alert"');
  expect(body).toContain('aria-invalid="true"');
  expect(body).toContain('value="Kim Berg"');
});

test('a shop without a market in the EU has none of it', async () => {
  store.control.clearRequests();
  const single = {PUBLIC_MARKETS: '', WITHDRAWAL_EMAIL: ''};
  for (const path of ['/', '/products/crest-hoodie', '/cart']) {
    const {body} = await worker.ask(path, {}, {...single, WITHDRAWAL_PROVIDER: ''});
    expect(body, path).not.toMatch(/withdraw-|\/withdraw"|Withdraw from/);
  }
  // With an address, but selling in the United States.
  const {body} = await worker.ask('/', {}, {PUBLIC_MARKETS: ''});
  expect(body).not.toContain('/withdraw"');
  const page = await worker.ask('/withdraw', {}, {PUBLIC_MARKETS: ''});
  expect(page.response.status).toBe(404);
  expect(titleOf(page.body)).toMatch(/^Page not found/);
});
