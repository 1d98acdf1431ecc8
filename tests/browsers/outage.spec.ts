import {test} from './support/test';

const CART = /^\/api\/cart$/;

test('an add whose request was lost is made once the shop answers again (§11)', async ({
  visitor,
  front,
  allow,
}) => {
  await visitor.open('/products/bar-scarf');
  await visitor.sees({role: 'button', name: 'Cart, 0 items'});
  allow(/The cart gave no answer/, /\/api\/cart/);
  const restore = front.cut(CART);
  await visitor.press({role: 'button', name: 'Add to cart'});
  const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
  await visitor.sees({role: 'listitem', text: 'Bar Scarf', within: drawer});
  restore();
  await visitor.sees({role: 'status', text: 'Bar Scarf added to cart.'});
  await visitor.open('/cart');
  await visitor.sees({role: 'spinbutton', name: 'Quantity of Bar Scarf'}, {value: '1'});
});
