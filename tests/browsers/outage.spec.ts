import {OTHERS_NIGHTLY, test} from './support/test';

test(
  'an add shows at once, and is confirmed when its answer comes (§11)',
  {tag: OTHERS_NIGHTLY},
  async ({visitor, front}) => {
    await visitor.open('/products/bar-scarf');
    const release = front.hold(/^\/api\/cart$/);
    await visitor.press({role: 'button', name: 'Add to cart'});
    const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
    await visitor.sees({role: 'listitem', text: 'Bar Scarf', within: drawer});
    release();
    await visitor.sees({role: 'status', text: 'Bar Scarf added to cart.'});
  },
);

test(
  'a page whose scripts never come still sells, by forms',
  {tag: OTHERS_NIGHTLY},
  async ({visitor, front, allow}) => {
    allow(/\/assets\/.*\.js|ERR_EMPTY_RESPONSE|Loading failed/);
    front.cut(/^\/assets\/.*\.js$/);
    await visitor.open('/products/bar-scarf');
    await visitor.press({role: 'button', name: 'Add to cart'});
    await visitor.isAt(/\/cart(\?|$)/);
    await visitor.press({role: 'button', name: 'Increase quantity of Bar Scarf'});
    await visitor.sees({role: 'spinbutton', name: 'Quantity of Bar Scarf'}, {value: '2'});
  },
);

test('an add that the store refuses waits in the drawer, and is whole once the store is back (§11)', async ({
  visitor,
  shop,
  allow,
}) => {
  allow(/status of 50[23]|gave no answer/);
  const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
  const line = {role: 'listitem', within: drawer} as const;
  await visitor.open('/products/bar-scarf');
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
