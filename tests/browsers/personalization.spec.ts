import {checkoutUrl} from '../support/purchase';
import {ALL_ONLY, test} from './support/test';
import {openLive} from './support/visitor';

const shirt = 'Match Shirt 26/27';
const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
const gallery = {role: 'region', name: 'Product images'} as const;
const lines = {role: 'list', name: 'Cart items', within: drawer} as const;
const line = {role: 'listitem', text: shirt, within: lines} as const;
const lettering = (texts: string) =>
  ({role: 'img', name: `Your lettering: ${texts}`}) as const;

test.describe('on a phone', () => {
  test.use({device: 'phone'});

  test(
    'a name is seen on the back while it is typed, bought, and edited in the cart (§10.21)',
    ALL_ONLY,
    async ({visitor, shop: {store}}) => {
      await openLive(visitor, '/products/match-shirt');
      for (const [name, value] of [
        ['Size', 'M'],
        ['Color', 'Petrol'],
        ['Printing', 'Name and number'],
      ] as const)
        await visitor.press({
          role: 'radio',
          name: value,
          within: {role: 'radiogroup', name},
        });
      const group = {role: 'group', name: 'Personalization'} as const;
      await visitor.fill({role: 'textbox', name: 'Name', within: group}, 'Ørsted');
      await visitor.fill({role: 'textbox', name: 'Number', within: group}, '7');
      await visitor.sees({...lettering('ØRSTED 7'), within: gallery});

      await visitor.press({role: 'button', name: 'Add to cart'});
      await visitor.sees({...lettering('ØRSTED 7'), within: line});
      await visitor.sees({role: 'button', name: `Remove ${shirt}`, within: drawer});
      // A disclosure, for which browsers have different roles. It is there once the store has the line.
      await visitor.sees({...lines, text: 'Edit'});
      await visitor.read(() =>
        document.querySelector<HTMLElement>('dialog .print-edit > summary')?.focus(),
      );
      await visitor.key('Enter');
      const edited = {role: 'group', name: 'Personalization', within: drawer} as const;
      await visitor.fill({role: 'textbox', name: 'Name', within: edited}, 'Okafor');
      await visitor.press({role: 'button', name: 'Save', within: drawer});
      await visitor.sees({...lettering('OKAFOR 7'), within: line});
      await visitor.sees({...line, text: 'Name: OKAFOR'});

      await visitor.press({role: 'button', name: 'Checkout', within: drawer});
      await visitor.isAt(checkoutUrl(store));
      await visitor.sees({role: 'main', text: 'Name: OKAFOR'});
    },
  );
});
