import {test} from './support/test';

const product = '/products/bar-scarf';
const add = {role: 'button', name: 'Add to cart'} as const;
const quantity = {role: 'spinbutton', name: 'Quantity of Bar Scarf'} as const;

test('what two tabs add at once is all in one cart, and both show it (§11)', async ({
  visitor,
  front,
}) => {
  await visitor.open(product);
  const second = await visitor.secondTab();
  await second.open(product);
  const release = front.hold(/^\/api\/cart$/);
  await visitor.press(add);
  await second.press(add);
  release();
  await visitor.sees(quantity, {value: '2'});
  await second.sees(quantity, {value: '2'});
});
