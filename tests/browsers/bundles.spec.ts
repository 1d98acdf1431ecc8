import {ALL_ONLY, test} from './support/test';
import {openLive, type Thing} from './support/visitor';

/** Bundles (docs/bundles.md). What the document says of them is in tests/documents. */

const parts: Thing = {role: 'region', name: 'In this bundle'};
const drawer: Thing = {role: 'dialog', name: 'Shopping Cart'};
const line: Thing = {role: 'listitem', text: 'Match Day Bundle', within: drawer};

test(
  'a bundle’s parts follow its choice, and the cart lists them',
  ALL_ONLY,
  async ({visitor}) => {
    await openLive(visitor, '/products/match-day-bundle');
    await visitor.sees({role: 'listitem', text: '1 × Bar Scarf', within: parts});
    await visitor.misses({role: 'listitem', text: 'Petrol', within: parts});
    await visitor.press({role: 'radio', name: 'L'});
    const hoodie = '1 × Crest Hoodie, L / Petrol';
    await visitor.sees({role: 'listitem', text: hoodie, within: parts});
    await visitor.press({role: 'radio', name: '2XL'});
    await visitor.sees({role: 'listitem', text: '2XL / Petrol', within: parts});

    await visitor.press({role: 'button', name: 'Add to cart'});
    await visitor.sees({...line, text: '2XL'});
    await visitor.sees({role: 'listitem', text: '1 × Crest Hoodie', within: line});
    await visitor.sees({role: 'listitem', text: '1 × Bar Scarf', within: line});
    await visitor.press({
      role: 'button',
      name: 'Increase quantity of Match Day Bundle',
      within: line,
    });
    await visitor.sees({role: 'listitem', text: '2 × Bar Scarf', within: line});
  },
);
