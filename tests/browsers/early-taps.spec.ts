import {keepPressesWaiting} from '../support/hold';
import {EVERY_BROWSER, test} from './support/test';

test(
  'presses before the scripts have come count, and a form sent twice counts once',
  EVERY_BROWSER,
  async ({visitor, front}) => {
    const release = front.hold(/^\/assets\/.*\.js$/);
    await visitor.open('/products/crest-hoodie');
    await visitor.read(keepPressesWaiting);
    for (const [name, value] of [
      ['Size', 'M'],
      ['Color', 'Petrol'],
    ] as const)
      await visitor.press({
        role: 'radio',
        name: value,
        within: {role: 'radiogroup', name},
      });
    await visitor.press({role: 'button', name: 'Increase quantity'});
    await visitor.press({role: 'button', name: 'Add to cart'});
    await visitor.press({role: 'button', name: 'Add to cart'});
    release();
    await visitor.sees(
      {
        role: 'spinbutton',
        name: 'Quantity of Crest Hoodie',
        within: {role: 'dialog', name: 'Shopping Cart'},
      },
      {value: '2'},
    );
    await visitor.sees({role: 'spinbutton', name: 'Quantity'}, {value: '2'});
  },
);
