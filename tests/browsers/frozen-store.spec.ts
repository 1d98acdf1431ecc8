import {startWorker, type RunningWorker} from '../../tools/worker/start-worker';
import {startStoreProcess, type StoreProcess} from '../support/store-process';
import {expect, test} from './support/test';

const FROZEN_MS = 9_000;

let store: StoreProcess;
let worker: RunningWorker;
test.beforeAll(async () => {
  store = await startStoreProcess();
  worker = await startWorker({env: store.env});
});
test.afterAll(async () => {
  await worker.stop();
  await store.stop();
});

test('an add while the store is frozen for nine seconds is a whole line in the end (§11)', async ({
  visitor,
  front,
  allow,
}) => {
  allow(/status of 50[23]|gave no answer/);
  front.leadTo(worker.origin);
  const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
  const line = {role: 'listitem', text: 'Bar Scarf', within: drawer} as const;
  await visitor.open('/products/bar-scarf');
  store.freeze();
  await visitor.press({role: 'button', name: 'Add to cart'});
  await visitor.sees(line);
  const now = () => visitor.read(() => performance.now());
  const end = (await now()) + FROZEN_MS;
  await expect.poll(now).toBeGreaterThan(end);
  store.thaw();
  await visitor.sees({...line, text: '$19.00'});
  await visitor.sees(
    {role: 'button', name: 'Checkout', within: drawer},
    {isEnabled: true},
  );
});
