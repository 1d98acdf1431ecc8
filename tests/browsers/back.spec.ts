import {ALL_ONLY, EVERY_BROWSER, expect, test} from './support/test';
import {expectLive, openLive} from './support/visitor';

const drawer = {role: 'dialog', name: 'Shopping Cart'} as const;

test(
  'Back from the checkout finds the page and its cart, which still works',
  EVERY_BROWSER,
  async ({visitor}) => {
    const quantity = {role: 'spinbutton', name: 'Quantity of Bar Scarf'} as const;
    await openLive(visitor, '/products/bar-scarf');
    await visitor.press({role: 'button', name: 'Add to cart'});
    await visitor.sees({...quantity, within: drawer});
    await visitor.press({role: 'button', name: 'Checkout', within: drawer});
    await visitor.sees({role: 'heading', name: 'Checkout'});
    await visitor.back();
    await visitor.isAt('/products/bar-scarf');
    // The drawer is open where the browser kept the page, and closed where it loads it again.
    if (!(await visitor.read(() => Boolean(document.querySelector('dialog[open]')))))
      await visitor.press({role: 'button', name: /^Cart, 1 item/});
    await visitor.sees({...quantity, within: drawer}, {value: '1'});
    await visitor.press({
      role: 'button',
      name: 'Increase quantity of Bar Scarf',
      within: drawer,
    });
    await visitor.sees({...quantity, within: drawer}, {value: '2'});
    await visitor.sees(
      {role: 'button', name: 'Checkout', within: drawer},
      {isEnabled: true},
    );
  },
);

test(
  'Back pressed twice before the scripts have come finds the page of each URL',
  EVERY_BROWSER,
  async ({visitor, front, allow}) => {
    // Firefox reports the script that did not come before its page was left.
    allow(/error loading dynamically imported module/);
    // One alone: what is held takes one of the browser's six connections.
    const scripts = /^\/assets\/entry\.client/;
    front.keepFresh(scripts);
    await openLive(visitor, '/products/bar-scarf');
    await visitor.press({role: 'link', name: 'Shirts'});
    await visitor.sees({role: 'heading', name: 'T-Shirt Collection'});
    // Firefox reports a cart that is still being read when its page is left.
    await openLive(visitor, '/products/crest-hoodie');
    const release = front.hold(scripts);
    await visitor.back();
    await visitor.sees({role: 'heading', name: 'T-Shirt Collection'});
    // The browser changes the URL of that document: both entries of its history were of one.
    await visitor.back();
    await visitor.isAt('/products/bar-scarf');
    await visitor.sees({role: 'heading', name: 'Bar Scarf'});
    release();
    await visitor.press({role: 'button', name: 'Add to cart'});
    await visitor.sees({
      role: 'spinbutton',
      name: 'Quantity of Bar Scarf',
      within: drawer,
    });
  },
);

test(
  'Back and Forward among filters before the scripts have come show what each URL asks for; a part of the page loads nothing',
  EVERY_BROWSER,
  async ({visitor, front, allow}) => {
    // Firefox reports what did not come before its page was left.
    allow(/error loading dynamically imported module|Image corrupt or truncated/);
    const scripts = /^\/assets\/entry\.client/;
    front.keepFresh(scripts);
    const all = '/collections/t-shirts';
    const filtered = `${all}?filter.v.option.size=M`;
    const medium = {role: 'checkbox', name: /^M( \(\d+\))?$/} as const;
    const chosen = {role: 'list', name: 'Chosen filters'} as const;
    await openLive(visitor, all);
    await visitor.press(medium);
    await visitor.isAt(filtered);
    await visitor.sees(chosen);
    await visitor.open('/products/crest-hoodie');
    const release = front.hold(scripts);
    await visitor.back();
    await visitor.isAt(filtered);
    await visitor.sees(chosen);
    await visitor.back();
    await visitor.isAt(all);
    await visitor.misses(chosen);
    await visitor.read(() => history.forward());
    await visitor.isAt(filtered);
    await visitor.sees(chosen);
    await visitor.read(() => {
      document.documentElement.dataset.same = '';
      location.hash = 'filters';
    });
    await visitor.isAt(`${filtered}#filters`);
    release();
    await expectLive(visitor);
    expect(await visitor.read(() => ({...document.documentElement.dataset}))).toEqual(
      expect.objectContaining({same: ''}),
    );
    await visitor.press(medium);
    await visitor.isAt(all);
    await visitor.misses(chosen);
  },
);

test(
  'Back after “Load more” finds the grid as long as it was, and its place',
  ALL_ONLY,
  async ({visitor, shop: {store}}) => {
    const more = {role: 'link', name: 'Load more'} as const;
    const {title, handle} = store.catalogue.products.at(-1) ?? {title: '', handle: ''};
    const last = {role: 'link', name: title} as const;
    await openLive(visitor, '/collections/long');
    await visitor.press(more);
    await visitor.misses(more);
    // A driver may scroll before it presses: the place is where the visitor was at the press.
    await visitor.read(() =>
      addEventListener(
        'pointerdown',
        () => (document.documentElement.dataset.place = String(scrollY)),
        {capture: true},
      ),
    );
    await visitor.press(last);
    await visitor.isAt(`/products/${handle}`);
    await visitor.sees({role: 'button', name: 'Add to cart'});
    await visitor.back();
    await visitor.isAt('/collections/long');
    await visitor.sees(last, {isOnScreen: true});
    const place = await visitor.read(() => document.documentElement.dataset.place);
    expect(Number(place)).toBeGreaterThan(1000);
    await expect.poll(() => visitor.read(() => scrollY)).toBe(Number(place));
  },
);
