import {EVERY_BROWSER, expect, test} from './support/test';
import {openLive} from './support/visitor';

const choose = {role: 'button', name: /^Choose options for/} as const;

test(
  'the options dialog takes the focus, and Escape closes it and gives the focus back',
  EVERY_BROWSER,
  async ({visitor}) => {
    await openLive(visitor, '/hoodies');
    await visitor.press(choose);
    const dialog = {role: 'dialog'} as const;
    await visitor.sees({role: 'button', name: 'Add to cart', within: dialog});
    const holdsFocus = () =>
      visitor.read(() => Boolean(document.activeElement?.closest('dialog')));
    await expect.poll(holdsFocus).toBe(true);
    await visitor.key('Escape');
    await visitor.misses(dialog);
    await visitor.sees(choose, {isFocused: true});
  },
);
