import {test} from './support/test';
import {openLive} from './support/visitor';

test('an add that the store refuses waits in the drawer, and is whole once the store is back (§11)', async ({
  visitor,
  shop,
  allow,
}) => {
  allow(/status of 50[23]|gave no answer/);
  const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
  const line = {role: 'listitem', within: drawer} as const;
  await openLive(visitor, '/products/bar-scarf');
  shop.store.control.addFault({fault: {kind: 'status', status: 503}});
  await visitor.press({role: 'button', name: 'Add to cart'});
  await visitor.sees({...line, text: 'Waiting for the store'});
  shop.store.control.clearFaults();
  await visitor.sees({role: 'spinbutton', name: 'Quantity of Bar Scarf'}, {value: '1'});
  await visitor.misses({...line, text: 'Waiting for the store'});
  await visitor.sees(
    {role: 'button', name: 'Checkout', within: drawer},
    {isEnabled: true},
  );
});
