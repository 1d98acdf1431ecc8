import {ALL_ONLY, test} from './support/test';
import {openLive, type Visitor} from './support/visitor';

/** A store that does what it is asked nine seconds later, when the worker has given it up (§11.11). */

const FROZEN = {fault: {kind: 'latency', milliseconds: 9_000}} as const;

// As by default.
test.use({shopEnv: {STORE_TIMEOUT_MS: '3500'}});

const PRODUCT = '/products/bar-scarf';
const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
const line = {role: 'listitem', text: 'Bar Scarf', within: drawer} as const;
const quantity = {role: 'spinbutton', name: 'Quantity of Bar Scarf'} as const;
const checkout = {role: 'button', name: 'Checkout', within: drawer} as const;

const add = (visitor: Visitor) => visitor.press({role: 'button', name: 'Add to cart'});

for (const held of [0, 1]) {
  const visit = held > 0 ? 'with a cart' : 'without a cart';

  test(
    `${visit}: what is pressed shows at once, waits, and is made when the store is back`,
    ALL_ONLY,
    async ({visitor, shop: {store}, allow}) => {
      allow(/status of 50[23]|gave no answer/);
      // Otherwise the idle page has a cart before the press.
      if (held === 0) store.control.addFault({operation: 'cartCreate', ...FROZEN});
      await openLive(visitor, PRODUCT);
      if (held > 0) {
        await add(visitor);
        await visitor.sees(checkout, {isEnabled: true});
        await visitor.key('Escape');
        await visitor.misses(drawer);
      }
      store.control.addFault(FROZEN);
      await add(visitor);
      await visitor.sees({...quantity, within: drawer}, {value: String(held + 1)});
      await visitor.sees({...line, text: 'Waiting for the store'});
      await visitor.press({
        role: 'button',
        name: 'Increase quantity of Bar Scarf',
        within: drawer,
      });
      await visitor.sees({...quantity, within: drawer}, {value: String(held + 2)});
      if (held > 0) {
        await visitor.press(checkout);
        // It is not, or may be: by how far the first request has come.
        await visitor.sees({role: 'alert', text: 'in your cart', within: drawer});
      } else {
        // Nothing to press: there is no cart to check out.
        await visitor.sees(checkout, {isEnabled: false});
        await visitor.sees({...drawer, text: 'You can check out as soon as'});
      }
      store.control.clearFaults();
      await visitor.misses({...line, text: 'Waiting for the store'});
      await visitor.sees({...quantity, within: drawer}, {value: String(held + 2)});
      await visitor.sees(checkout, {isEnabled: true});
    },
  );
}

test(
  'where no script arrives: the page says that nothing has changed, and the next press adds it once',
  ALL_ONLY,
  async ({visitor, shop: {store}, front, allow}) => {
    allow(/status of 50[23]|Failed to load|Loading failed|NetworkError|importing/);
    front.cut(/^\/assets\/.*\.js$/);
    await visitor.open(PRODUCT);
    store.control.addFault(FROZEN);
    await add(visitor);
    await visitor.sees({role: 'main', text: 'nothing has changed'});
    store.control.clearFaults();
    await visitor.open(PRODUCT);
    await add(visitor);
    await visitor.sees({...quantity, within: {role: 'main'}}, {value: '1'});
    await visitor.isAt(/\/cart/);
  },
);
