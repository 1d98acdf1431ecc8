import {ALL_ONLY, expect, test} from './support/test';
import {openLive, type Thing, type Visitor} from './support/visitor';

/** Saved products (docs/saved-products.md). What the page shows is in tests/routes, the rules of the list beside their code. */

const HOODIE = 'Crest Hoodie';
const SCARF = 'Bar Scarf';

const heart = (title: string): Thing => ({role: 'button', name: `Save ${title}`});
const card = (title: string): Thing => ({role: 'article', name: title});

/** The names of the hearts that are pressed. */
const pressed = (visitor: Visitor) =>
  visitor.read(() =>
    Array.from(
      document.querySelectorAll('[data-save][aria-pressed=true]'),
      (one) => one.getAttribute('aria-label') ?? '',
    ),
  );

test(
  'hearts fill a list that is kept, shared by its URL, and bought from',
  ALL_ONLY,
  async ({visitor}) => {
    await openLive(visitor, '/hoodies');
    await visitor.press(heart(HOODIE));
    await expect.poll(() => pressed(visitor)).toEqual([`Save ${HOODIE}`]);
    await openLive(visitor, '/products/bar-scarf');
    await visitor.press(heart(SCARF));
    await expect.poll(() => pressed(visitor)).toContain(`Save ${SCARF}`);

    await openLive(visitor, '/saved');
    await visitor.isAt(/\/saved\?items=\d+,\d+$/);
    await visitor.sees({role: 'main', text: 'kept on this device alone'});
    await visitor.sees(card(HOODIE));
    await expect
      .poll(() => pressed(visitor))
      .toEqual([`Save ${SCARF}`, `Save ${HOODIE}`]);
    const url = await visitor.read(() => location.pathname + location.search);

    await visitor.press({role: 'button', name: `Choose options for ${SCARF}`});
    const dialog: Thing = {role: 'dialog', name: SCARF};
    await visitor.press({role: 'button', name: 'Add to cart', within: dialog});
    await visitor.isAt(/\/saved\?items=\d+$/);
    await expect.poll(() => pressed(visitor)).toEqual([`Save ${HOODIE}`]);

    await visitor.read(() => localStorage.clear());
    await openLive(visitor, url);
    await visitor.sees({role: 'main', text: 'This is a shared list'});
    await expect.poll(() => pressed(visitor)).toEqual([]);
    await visitor.press({role: 'button', name: 'Save all of them'});
    await expect.poll(() => pressed(visitor)).toHaveLength(2);
    await visitor.misses({role: 'button', name: 'Save all of them'});
  },
);
