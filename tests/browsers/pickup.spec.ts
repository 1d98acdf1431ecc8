import {ALL_ONLY, test} from './support/test';
import {openLive, type Thing} from './support/visitor';

/** Pickup in store (docs/pickup.md). What the shop reads and sends is in tests/routes. */

const line: Thing = {role: 'status', text: 'Usually ready in 2 hours at Harbour Road'};
const dialog: Thing = {role: 'dialog', name: 'Pick up in store'};
const road: Thing = {role: 'listitem', text: 'Harbour Road', within: dialog};
const drawer: Thing = {role: 'dialog', name: 'Shopping Cart'};

test(
  'a shopper chooses where to pick up, and the checkout shows it',
  ALL_ONLY,
  async ({visitor}) => {
    await openLive(visitor, '/products/bar-scarf');
    await visitor.sees(line);
    await visitor.press({role: 'button', name: 'Add to cart'});
    await visitor.sees({role: 'listitem', text: 'Bar Scarf', within: drawer});
    await visitor.press({role: 'button', name: 'Close cart', within: drawer});

    await visitor.press({role: 'button', name: 'All pickup locations'});
    await visitor.sees({...road, text: 'Matchdays until kick-off'});
    await visitor.press({role: 'button', name: 'Pick up here', within: road});
    await visitor.sees({
      role: 'status',
      text: 'Your choice of delivery or pickup is saved.',
      within: dialog,
    });
    await visitor.sees({...road, text: 'You pick up here'});
    await visitor.press({role: 'button', name: 'Close', within: dialog});

    await visitor.press({role: 'button', name: /^Cart/});
    const place: Thing = {role: 'combobox', name: 'Delivery or pickup', within: drawer};
    await visitor.sees(place, {value: '70190001'});
    await visitor.press({role: 'button', name: 'Checkout', within: drawer});
    await visitor.sees({role: 'main', text: 'Pick up at Harbour Road Club Shop'});
  },
);
