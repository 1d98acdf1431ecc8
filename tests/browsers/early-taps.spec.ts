import {keepPressesWaiting} from '../support/hold';
import {RENDERED_AGAIN} from '../support/other-software';
import {ALL_ONLY, EVERY_BROWSER, expect, test} from './support/test';
import type {Visitor} from './support/visitor';

const HOODIE = '/products/crest-hoodie?Size=M&Color=Petrol';
/** One alone: what is held takes one of the browser's six connections. */
const scripts = /^\/assets\/entry\.client/;
const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;
const add = {role: 'button', name: 'Add to cart'} as const;
const quantityOf = (title: string) =>
  ({role: 'spinbutton', name: `Quantity of ${title}`}) as const;

test(
  'presses before the scripts have come count, and a form sent twice counts once',
  EVERY_BROWSER,
  async ({visitor, front}) => {
    const release = front.hold(scripts);
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
    await visitor.press(add);
    await visitor.press(add);
    release();
    await visitor.sees({...quantityOf('Crest Hoodie'), within: drawer}, {value: '2'});
    await visitor.sees({role: 'spinbutton', name: 'Quantity'}, {value: '2'});
  },
);

declare global {
  interface Window {
    /** How often React has rendered the document again, and what has been reported. */
    again?: {renderings: number; reports: number};
  }
}

const prependSheet = () => document.head.prepend(document.createElement('style'));
const prependElement = () => document.body.prepend(document.createElement('div'));

/** The policy forbids even an empty sheet; Firefox names an error without its message. */
const REPORTS = [RENDERED_AGAIN, /inline style/, /^console\.error: Error \(/];

/** Inserts an element into a page whose scripts are held, and counts what comes of it. */
async function change(visitor: Visitor, insert: () => void): Promise<void> {
  await visitor.read(keepPressesWaiting);
  await visitor.read(insert);
  await visitor.read(() => {
    const again = (window.again = {renderings: 0, reports: 0});
    addEventListener('error', ({error}) => error && (again.reports += 1));
    new MutationObserver(() => (again.renderings += 1)).observe(document.getRootNode(), {
      childList: true,
    });
  });
}

async function expectRenderedOnce(visitor: Visitor): Promise<void> {
  const again = await visitor.read(() => window.again);
  expect(again).toEqual({renderings: 1, reports: 1});
}

for (const [element, suite, insert] of [
  ['a sheet first in the head', EVERY_BROWSER, prependSheet],
  ['an element first in the body', ALL_ONLY, prependElement],
] as const)
  test(
    `beside ${element}, presses on a product’s page before the scripts count once`,
    suite,
    async ({visitor, front, allow}) => {
      allow(...REPORTS);
      const release = front.hold(scripts);
      await visitor.open(HOODIE);
      await change(visitor, insert);
      await visitor.press(add);
      await visitor.press(add);
      await visitor.press({role: 'button', name: /^Save/});
      release();
      await visitor.sees({...quantityOf('Crest Hoodie'), within: drawer}, {value: '1'});
      const isSaved = () =>
        visitor.read(() => document.querySelector('main [data-save]')?.ariaPressed);
      await expect.poll(isSaved, 'is saved').toBe('true');
      await expectRenderedOnce(visitor);
    },
  );

test(
  'beside an element first in the body, a press on a card before the scripts leads to the cart',
  ALL_ONLY,
  async ({visitor, front, allow}) => {
    allow(...REPORTS);
    const release = front.hold(scripts);
    await visitor.open('/collections/accessories');
    await change(visitor, prependElement);
    await visitor.press({role: 'button', name: 'Choose options for Bar Scarf'});
    release();
    await visitor.press({...add, within: {role: 'dialog', name: 'Bar Scarf'}});
    await visitor.sees({...quantityOf('Bar Scarf'), within: drawer}, {value: '1'});
    await expectRenderedOnce(visitor);
  },
);

test(
  'beside a sheet first in the head, presses on the cart’s page before the scripts count',
  ALL_ONLY,
  async ({visitor, front, allow}) => {
    // Firefox reports the script that did not come before its page was left.
    allow(...REPORTS, /error loading dynamically imported module/);
    const release = front.hold(scripts);
    // Posted after four seconds.
    await visitor.open('/products/bar-scarf');
    await visitor.press(add);
    await visitor.sees(quantityOf('Bar Scarf'), {value: '1'});
    await visitor.open(HOODIE);
    await visitor.fill({role: 'spinbutton', name: 'Quantity'}, '2');
    await visitor.press(add);
    await visitor.sees(quantityOf('Crest Hoodie'), {value: '2'});
    await change(visitor, prependSheet);
    const more = {role: 'button', name: 'Increase quantity of Crest Hoodie'} as const;
    await visitor.press({role: 'button', name: 'Remove Bar Scarf'});
    await visitor.press(more);
    await visitor.press(more);
    await visitor.press({role: 'button', name: 'Decrease quantity of Crest Hoodie'});
    release();
    await visitor.sees(quantityOf('Crest Hoodie'), {value: '3'});
    await visitor.misses(quantityOf('Bar Scarf'));
    await expectRenderedOnce(visitor);
  },
);
