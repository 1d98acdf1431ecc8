import {ALL_ONLY, test} from './support/test';

test.use({device: 'phone'});

test(
  'the menu opens by a tap, and Escape closes it and gives the focus back (§2)',
  ALL_ONLY,
  async ({visitor}) => {
    const open = {role: 'button', name: 'Open menu'} as const;
    const shirts = {
      role: 'link',
      name: 'Shirts',
      within: {role: 'navigation', name: 'Main'},
    } as const;
    await visitor.open('/');
    await visitor.misses(shirts);
    await visitor.press(open);
    await visitor.sees(shirts, {isOnScreen: true});
    await visitor.sees({role: 'button', name: 'Close menu'}, {isExpanded: true});
    await visitor.key('Escape');
    await visitor.misses(shirts);
    await visitor.sees(open, {isFocused: true, isExpanded: false});
    await visitor.press(open);
    await visitor.press(shirts);
    await visitor.isAt('/shirts');
    await visitor.misses(shirts);
  },
);

test(
  'the bar below a product opens the choices, which add what was chosen (§4)',
  ALL_ONLY,
  async ({visitor}) => {
    const title = 'Harbour Heavyweight Hoodie';
    const sheet = {role: 'dialog', name: title} as const;
    await visitor.open('/products/harbour-heavyweight-hoodie');
    await visitor.press({role: 'button', name: 'Select size'});
    for (const [name, value] of [
      ['Size', 'M'],
      ['Color', 'Kelp'],
    ] as const) {
      const option = {role: 'radiogroup', name, within: sheet} as const;
      await visitor.press({role: 'radio', name: value, within: option});
    }
    await visitor.press({role: 'button', name: 'Add to cart', within: sheet});
    await visitor.misses(sheet);
    const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
    await visitor.sees({role: 'listitem', text: 'M / Kelp', within: drawer});
  },
);
