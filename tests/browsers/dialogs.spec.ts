import {expect, OTHERS_NIGHTLY, test} from './support/test';

const choose = {role: 'button', name: /^Choose options for/} as const;

test('the options dialog takes the focus, and Escape closes it and gives the focus back', async ({
  visitor,
}) => {
  await visitor.open('/hoodies');
  await visitor.press(choose);
  const dialog = {role: 'dialog'} as const;
  await visitor.sees({role: 'button', name: 'Add to cart', within: dialog});
  const holdsFocus = () =>
    visitor.read(() => Boolean(document.activeElement?.closest('dialog')));
  await expect.poll(holdsFocus).toBe(true);
  await visitor.key('Escape');
  await visitor.misses(dialog);
  await visitor.sees(choose, {isFocused: true});
});

test(
  'a misspelled search finds, and a product with nothing to choose is added from its dialog (§10.27)',
  {tag: OTHERS_NIGHTLY},
  async ({visitor}) => {
    await visitor.open('/shirts');
    const menu = {role: 'navigation', name: 'Main'} as const;
    await visitor.press({role: 'link', name: 'Search', within: menu});
    await visitor.fill({role: 'combobox', name: 'Search products'}, 'scarg');
    await visitor.key('Enter');
    await visitor.isAt('/search?q=scarg');
    await visitor.sees({role: 'status', text: 'Showing results for scarf'});
    await visitor.press({role: 'button', name: 'Choose options for Bar Scarf'});
    const small = {role: 'dialog', name: 'Bar Scarf'} as const;
    await visitor.sees({role: 'spinbutton', name: 'Quantity', within: small});
    await visitor.misses({role: 'radiogroup', within: small});
    await visitor.press({role: 'button', name: 'Add to cart', within: small});
    const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
    await visitor.sees({role: 'listitem', text: 'Bar Scarf', within: drawer});
  },
);
