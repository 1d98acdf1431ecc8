import {checkoutUrl} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, test} from './support/test';
import {openLive, radiosOf} from './support/visitor';

const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
const ENDED = '/products/tide-table-sweatshirt';

test.describe('on a phone', () => {
  test.use({device: 'phone'});

  test(
    'a visitor comes for what has ended, reads the returns policy, and buys something else with Shop Pay (§10.22)',
    ALL_ONLY,
    async ({visitor, shop: {store}, allow}) => {
      // Pages are left while they load: Firefox reports what it breaks off.
      allow(/404/, /The cart gave no answer/, /downloadable font: download failed/);
      const product = ordinaryProduct(store);
      const [title] = store.catalogue.products
        .filter(({handle}) => ENDED.endsWith(handle))
        .map((ended) => ended.title);
      await openLive(visitor, ENDED);
      await visitor.sees({role: 'heading', name: title});
      await visitor.sees({role: 'main', text: 'Ended on'});
      await visitor.sees({role: 'list', name: 'You may like instead'});

      await openLive(visitor, `/products/${product.handle}`);
      for (const radio of radiosOf(product)) await visitor.press(radio);
      await visitor.sees({role: 'link', name: 'Buy with Shop Pay'});
      await visitor.press({role: 'link', name: /^Returns within/});
      await visitor.isAt('/policies/refund-policy');
      await visitor.sees({role: 'heading', name: 'Refund Policy'});
      await visitor.back();
      for (const radio of radiosOf(product)) await visitor.sees(radio, {isChecked: true});
      await visitor.press({role: 'button', name: 'Add to cart'});
      await visitor.press({role: 'button', name: 'Buy with Shop Pay', within: drawer});
      await visitor.isAt(checkoutUrl(store));
      await visitor.sees({role: 'main', text: 'You pay with Shop Pay.'});
    },
  );
});
