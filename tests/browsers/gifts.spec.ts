import {ALL_ONLY, expect, test} from './support/test';
import {openLive, type Thing} from './support/visitor';

/** Gifts (docs/gifts.md). The rules are beside the code, what the cart takes is in tests/routes. */

const EMAIL = 'kim.berg@example.com';
const recipient: Thing = {role: 'group', name: 'Send it as a gift'};
const drawer: Thing = {role: 'dialog', name: 'Shopping Cart'};
const field = (name: string): Thing => ({role: 'textbox', name, within: recipient});

test(
  'a gift card is sent to somebody, and the order is a gift',
  ALL_ONLY,
  async ({visitor}) => {
    await openLive(visitor, '/products/gift-card');
    await visitor.press({role: 'radio', name: '$50'});
    await visitor.fill(field('Message (optional)'), 'Ninety minutes');
    await visitor.press({role: 'button', name: 'Add to cart'});
    // Without an address nobody gets it: the field is asked for.
    await visitor.sees(field('Recipient’s e-mail'), {isFocused: true});
    await visitor.misses(drawer);
    await visitor.fill(field('Recipient’s e-mail'), EMAIL);
    await visitor.press({role: 'button', name: 'Add to cart'});
    await visitor.sees({role: 'listitem', text: `For: ${EMAIL}`, within: drawer});

    await visitor.read(() => {
      const texts = [...document.querySelectorAll('summary')];
      texts.find((one) => one.textContent?.endsWith('note'))?.click();
    });
    const note: Thing = {role: 'textbox', name: 'Gift note', within: drawer};
    await visitor.fill(note, 'Happy birthday');
    await visitor.press({
      role: 'checkbox',
      name: 'Leave the prices off the delivery note',
      within: drawer,
    });
    await visitor.press({role: 'button', name: 'Save', within: drawer});
    await visitor.sees({
      role: 'status',
      text: 'Your gift note is saved.',
      within: drawer,
    });
    // Neither is in a URL, or in what the browser stores.
    const kept = await visitor.read(
      () => location.href + JSON.stringify({...localStorage}),
    );
    expect(kept).not.toMatch(/kim|Ninety|birthday/);
  },
);
