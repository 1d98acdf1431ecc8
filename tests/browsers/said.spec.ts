import {ALL_ONLY, test} from './support/test';
import {openLive, type Visitor} from './support/visitor';

/** What is said to the cart besides lines (§11.13). The rules are in app/cart/client, their laws in tests/cart-model. */

test(
  'all of a cart link is in the cart where the page is left at once, and the store is slow',
  ALL_ONLY,
  async ({visitor, shop, allow}) => {
    // A page that is left gives up the creation of its cart; Firefox reports its cut-off navigation.
    allow(/gave no answer|^console\.error: Error \(\S+\/framework-/);
    const scarf = shop.store.catalogue.products.find(
      ({handle}) => handle === 'bar-scarf',
    );
    const link = `/cart/${scarf?.variants[0]?.id}:2?discount=FIVER&note=Ring+twice.`;
    await openLive(visitor, link);
    shop.store.control.addFault({fault: {kind: 'latency', milliseconds: 2_500}});
    await visitor.press({role: 'button', name: 'Add to cart'});
    await visitor.open('/');
    shop.store.control.clearFaults();
    await visitor.open('/cart');
    await visitor.sees({role: 'spinbutton', name: 'Quantity of Bar Scarf'}, {value: '2'});
    await visitor.sees({role: 'button', name: 'Remove FIVER'});
    await visitor.sees(
      {role: 'textbox', name: 'Note on your order'},
      {value: 'Ring twice.'},
    );
  },
);

/** Applies a discount code in the cart's page. */
async function apply(visitor: Visitor, code: string): Promise<void> {
  await visitor.read(() => {
    for (const section of document.querySelectorAll('details')) section.open = true;
  });
  await visitor.fill({role: 'textbox', name: 'Discount code'}, code);
  await visitor.press({role: 'button', name: 'Apply discount code'});
}

test(
  'codes that two tabs apply without scripts, one after the other, are both in the cart',
  ALL_ONLY,
  async ({visitor, front, allow}) => {
    // Browsers report the scripts that they do not run.
    allow(/Content[ -]Security[ -]Policy/);
    front.forbidScripts();
    const remove = (code: string) => ({role: 'button', name: `Remove ${code}`}) as const;
    await visitor.open('/products/bar-scarf');
    await visitor.press({role: 'button', name: 'Add to cart'});
    await visitor.sees(remove('Bar Scarf'));
    const second = await visitor.secondTab();
    await second.open('/cart');
    await apply(visitor, 'FIVER');
    await visitor.sees(remove('FIVER'));
    // Rendered before, so that it knows nothing of that.
    await second.misses(remove('FIVER'));
    await apply(second, 'HERON10');
    await second.sees(remove('HERON10'));
    await second.sees(remove('FIVER'));
    await visitor.open('/cart');
    await visitor.sees(remove('FIVER'));
    await visitor.sees(remove('HERON10'));
  },
);
