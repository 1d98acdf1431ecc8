import {test} from './support/test';
import {openLive} from './support/visitor';

const LATE_MS = 9_000;

test('an add while the store answers nothing for nine seconds is a whole line in the end (§11)', async ({
  visitor,
  shop: {store},
  allow,
}) => {
  allow(/status of 50[23]|gave no answer/);
  const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
  const line = {role: 'listitem', text: 'Bar Scarf', within: drawer} as const;
  await openLive(visitor, '/products/bar-scarf');
  // The store does what it was asked nine seconds later, long after the worker has given it up.
  store.control.addFault({fault: {kind: 'latency', milliseconds: LATE_MS}});
  await visitor.press({role: 'button', name: 'Add to cart'});
  await visitor.sees(line);
  await visitor.sees({...line, text: 'Waiting for the store'});
  store.control.clearFaults();
  await visitor.sees({...line, text: '$19.00'});
  await visitor.sees(
    {role: 'spinbutton', name: 'Quantity of Bar Scarf', within: drawer},
    {value: '1'},
  );
  await visitor.sees(
    {role: 'button', name: 'Checkout', within: drawer},
    {isEnabled: true},
  );
});
