import {checkoutUrl, costOf} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, EVERY_BROWSER, test} from './support/test';
import {openLive, radiosOf} from './support/visitor';

const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({device});

    test(
      'a visitor buys: choose, add, change the quantity, check out (§1)',
      device === 'phone' ? EVERY_BROWSER : ALL_ONLY,
      async ({visitor, shop: {store}}) => {
        const product = ordinaryProduct(store);
        await openLive(visitor, `/products/${product.handle}`);
        for (const radio of radiosOf(product)) await visitor.press(radio);
        await visitor.press({role: 'button', name: 'Add to cart'});

        const lines = {role: 'list', name: 'Cart items', within: drawer} as const;
        await visitor.sees({role: 'listitem', text: product.title, within: lines});
        const more = `Increase quantity of ${product.title}`;
        await visitor.press({role: 'button', name: more, within: drawer});
        const quantity = {
          role: 'spinbutton',
          name: `Quantity of ${product.title}`,
          within: drawer,
        } as const;
        await visitor.sees(quantity, {value: '2'});

        await visitor.press({role: 'button', name: 'Checkout', within: drawer});
        await visitor.isAt(checkoutUrl(store));
        await visitor.sees({role: 'main', text: costOf(product, 2)});
      },
    );
  });
}
