import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';

import {listenOnLoopback} from '../../tools/ports';
import {startWorker, type RunningWorker} from '../../tools/worker/start-worker';
import {ALL_ONLY, expect, test} from './support/test';
import {expectLive} from './support/visitor';

const PAGE = '/products/away-end-tee';
const form = {role: 'main', text: 'Tell me when it is back'} as const;
const email = {role: 'textbox', name: 'E-mail', within: form} as const;
const send = {role: 'button', name: 'Tell me', within: form} as const;
const said = (text: string) => ({role: 'status', text, within: form}) as const;

const started: RunningWorker[] = [];
/** The bodies of the requests to Klaviyo. */
const subscriptions: unknown[] = [];
const klaviyo = createServer((request, response) => {
  void json(request).then((body) => {
    subscriptions.push(body);
    response.writeHead(202).end();
  });
});

test.afterAll(async () => {
  for (const worker of started) await worker.stop();
  klaviyo.closeAllConnections();
  klaviyo.close();
});

test(
  'a visitor leaves an address: at Klaviyo without scripts, and at Shopify after an outage',
  ALL_ONLY,
  async ({visitor, front, shop: {store}, allow}) => {
    // A visitor leaves a page while its script and its font are on their way.
    allow(/status of 503/, /downloadable font/, /loading dynamically imported module/);
    // And its cart is being made.
    allow(/gave no answer/);
    const port = await listenOnLoopback(klaviyo, 0);
    const atShopify = await startWorker({
      env: {...store.env, NOTIFY_PROVIDER: 'shopify'},
    });
    started.push(atShopify);
    const atKlaviyo = await startWorker({
      env: {
        ...store.env,
        NOTIFY_PROVIDER: 'klaviyo',
        KLAVIYO_API_KEY: 'pk_local',
      },
      standIns: {'https://a.klaviyo.com': `http://127.0.0.1:${port}`},
    });
    started.push(atKlaviyo);

    front.leadTo(atKlaviyo.origin);
    // Before a browser keeps it. All of them would take the connections that the form needs.
    const release = front.hold(/^\/assets\/entry/);
    await visitor.open(PAGE);
    await visitor.fill(email, 'kim@example.com');
    await visitor.press(send);
    await visitor.isAt('/notify');
    await visitor.sees(said('Saved.'));
    expect(subscriptions).toHaveLength(1);
    expect(store.control.customers()).toEqual([]);
    await visitor.press({role: 'link', name: 'Back to the product'});
    await visitor.isAt(PAGE);
    release();
    // Requests under way to one shop break when the front leads to another.
    await expectLive(visitor);

    front.leadTo(atShopify.origin);
    await visitor.open(PAGE);
    await expectLive(visitor);
    store.control.addFault({
      operation: 'NotifyCustomer',
      times: 1,
      fault: {kind: 'status', status: 503},
    });
    await visitor.fill(email, 'kim@example.com');
    await visitor.press(send);
    await visitor.sees(said('We could not save your address'));
    expect(store.control.customers()).toEqual([]);
    // As a browser does that fills in every field it finds.
    await visitor.read(() => {
      const hidden = document.querySelectorAll<HTMLInputElement>('[name=comment]');
      hidden.forEach((field) => (field.value = 'Kim'));
    });
    await visitor.press({...send, name: 'Try again'});
    await visitor.sees(said('Saved.'));
    await visitor.isAt(PAGE);
    expect(store.control.customers()).toMatchObject([{email: 'kim@example.com'}]);
  },
);
