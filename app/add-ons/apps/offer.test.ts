import {runInNewContext} from 'node:vm';
import {expect, test, vi} from 'vitest';

import {buildInlineScript} from '../../../build/inline-script';
import {LIVE_EVENT, type ActionCall, type LiveActions} from './call';

const script = await buildInlineScript('app/add-ons/apps/offer.ts');

interface Shopify {
  actions?: Record<ActionCall['name'], (...args: unknown[]) => Promise<unknown>> & {
    updateCart: {isDefault: () => boolean; configure: (options: object) => boolean};
  };
}

/** A page in which `before` has run first. */
function pageWith(before = '') {
  const page = new EventTarget() as EventTarget & {
    Shopify: Shopify;
    document: EventTarget;
  };
  const documents = new EventTarget();
  const context: Record<string, unknown> = {document: documents, Event};
  const listen = page.addEventListener.bind(page);
  const run = (text: string) => runInNewContext(text, context) as unknown;
  Object.assign(context, {window: undefined, addEventListener: listen});
  // `window` is the context's own global object, as in a browser.
  runInNewContext('window = globalThis', context);
  run(before);
  run(script);
  return {
    run,
    shopify: () => run('window.Shopify') as Shopify,
    goLive: (detail: LiveActions) =>
      page.dispatchEvent(new CustomEvent(LIVE_EVENT, {detail})),
    tellPrivacyLoaded: () =>
      documents.dispatchEvent(new Event('shopifyCustomerPrivacyApiLoaded')),
  };
}

test('calls wait, in order, until the page is live', async () => {
  const page = pageWith();
  const {actions} = page.shopify();
  const first = actions?.updateCart({note: 'a'});
  const second = actions?.getCart();
  const made: string[] = [];
  page.goLive({
    perform: ({name, args, resolve}) => {
      made.push(`${name} ${JSON.stringify(args)}`);
      resolve(made.length);
    },
    onAsked: () => undefined,
  });
  expect(made).toEqual(['updateCart [{"note":"a"}]', 'getCart []']);
  expect(await Promise.all([first, second, actions?.openCart()])).toEqual([1, 2, 3]);
});

test.each([
  ['before the page is live', true],
  ['afterwards', false],
])(
  'events are asked for by who reads `window.Shopify` %s, and by nobody else',
  (_, isEarly) => {
    const page = pageWith();
    const onAsked = vi.fn();
    if (isEarly) page.shopify();
    page.goLive({perform: () => undefined, onAsked});
    if (!isEarly) {
      expect(onAsked).not.toHaveBeenCalled();
      page.shopify();
    }
    expect(onAsked).toHaveBeenCalledOnce();
  },
);

test('who listens to an event on the document asks for events, and hears them', () => {
  const page = pageWith();
  const onAsked = vi.fn();
  page.goLive({perform: () => undefined, onAsked});
  page.run(`document.addEventListener('click', () => (window.pressed = true))`);
  expect(onAsked).not.toHaveBeenCalled();
  page.run(`document.addEventListener('shopify:page:view', () => (window.told = true))`);
  expect(onAsked).toHaveBeenCalledOnce();
  page.run(`for (const type of ['click', 'shopify:page:view'])
    document.dispatchEvent(new Event(type))`);
  expect(page.run('[window.pressed, window.told].join()')).toBe('true,true');
});

test('the shop has configured its actions, and others come too late', () => {
  const {actions} = pageWith().shopify();
  expect(actions?.updateCart.isDefault()).toBe(false);
  expect(actions?.updateCart.configure({handler: () => null})).toBe(false);
});

const isThere = `typeof window.Shopify?.actions?.getCart === 'function'`;

test.each([
  ['nothing', ''],
  ['an object', `window.Shopify = {shop: 'mine'}`],
  ['a variable', `var Shopify = {shop: 'mine'}`],
  [
    'a property that cannot be changed',
    `Object.defineProperty(window, 'Shopify', {value: {}})`,
  ],
])('actions are added where %s was there before', (_, before) => {
  const page = pageWith(before);
  expect(page.run(isThere)).toBe(true);
  if (before.includes('mine')) expect(page.run('Shopify.shop')).toBe('mine');
});

test.each([
  ['puts another object there', `window.Shopify = {theme: 1}`, true],
  [
    'adds to what is there',
    `window.Shopify = window.Shopify || {}; Shopify.theme = 1`,
    true,
  ],
  ['declares a variable', `var Shopify = window.Shopify || {}; Shopify.theme = 1`, true],
  ['brings actions of its own', `window.Shopify = {theme: 1, actions: {}}`, false],
  ['freezes its object', `window.Shopify = Object.freeze({theme: 1})`, false],
])('a later script that %s keeps what it has set', (_, later, hasActions) => {
  const page = pageWith();
  page.run(later);
  expect(page.run('window.Shopify.theme')).toBe(1);
  expect(page.run(isThere)).toBe(hasActions);
});

test.each(['window.Shopify = {}', 'window.Shopify = window.Shopify || {}'])(
  'Hydrogen finds the consent script that begins with %s, and apps their actions',
  (begin) => {
    const page = pageWith();
    // As Hydrogen does it: it waits for an object without properties, and copies what is in it.
    page.run(`
      let held = window.Shopify;
      Object.defineProperty(window, 'Shopify', {
        configurable: true,
        get: () => held,
        set(value) {
          if (Object.keys(value).length > 0) return;
          held = value;
          Object.defineProperty(window.Shopify, 'customerPrivacy', {
            configurable: true,
            set: (customerPrivacy) => (held = {...held, customerPrivacy}),
          });
        },
      });
    `);
    page.run(`${begin}; window.Shopify.customerPrivacy = {allowed: true}`);
    page.tellPrivacyLoaded();
    expect(page.run('window.Shopify.customerPrivacy.allowed')).toBe(true);
    expect(page.run(isThere)).toBe(true);
  },
);
