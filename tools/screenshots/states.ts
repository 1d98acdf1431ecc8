import {add, choose, fillCart, openCart, openOptions} from './arrange';
import type {ScreenState} from './screen-state';

const HOODIE = '/products/harbour-heavyweight-hoodie';
const onPhone = (width: number) => width < 768;
const down = {fault: {kind: 'status', status: 503, body: 'closed'}} as const;

const home: ScreenState[] = [
  {name: 'home', path: '/'},
  {name: 'home-first-screen', path: '/', arrange: async () => {}},
  {
    name: 'home-card-focused',
    path: '/',
    arrange: (page) => page.locator('.card-title a').first().focus(),
  },
  {
    name: 'menu',
    path: '/',
    widths: onPhone,
    arrange: (page) => page.getByRole('button', {name: 'Open menu'}).click(),
  },
];

const collections: ScreenState[] = [
  {name: 'shirts', path: '/shirts'},
  {name: 'hoodies', path: '/hoodies'},
  {
    name: 'filters',
    path: '/shirts',
    widths: onPhone,
    arrange: (page) => page.getByRole('button', {name: /^Filters/}).click(),
  },
  {
    name: 'collection-filtered',
    path: '/collections/outerwear?filter.v.option.size=M&filter.v.price.lte=100',
  },
  {
    name: 'collection-nothing-matches',
    path: '/collections/outerwear?filter.v.price.lte=1',
  },
  {name: 'collection-one', path: '/collections/one', shop: 'extremes'},
  {name: 'collection-two', path: '/collections/two', shop: 'extremes'},
  {name: 'collection-seven', path: '/collections/seven', shop: 'extremes'},
  {name: 'collection-fifty', path: '/collections/latest', shop: 'extremes'},
  {name: 'collection-empty', path: '/collections/empty', shop: 'extremes'},
];

const dialogs: ScreenState[] = [
  {
    name: 'options-dialog',
    path: '/hoodies',
    arrange: async (page) => void (await openOptions(page)),
  },
  {
    name: 'options-dialog-refused',
    path: '/hoodies',
    arrange: async (page) => {
      const dialog = await openOptions(page, 2);
      await dialog.getByRole('button', {name: /Add to cart|Pre Order/}).click();
    },
  },
  {
    name: 'options-dialog-small',
    path: '/collections/accessories',
    arrange: async (page) => {
      await page.getByRole('button', {name: 'Choose options for Bar Scarf'}).click();
      await page.getByRole('dialog').getByRole('spinbutton').waitFor();
    },
  },
  {
    name: 'search-suggestions',
    path: '/',
    arrange: async (page) => {
      await page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Search'})
        .click();
      // Its role changes as soon as it can suggest.
      await page
        .getByRole('dialog', {name: 'Search'})
        .locator('input')
        .pressSequentially('hoo');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-start',
    path: '/',
    arrange: async (page) => {
      await page.getByRole('link', {name: 'Search', exact: true}).first().click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-nothing-suggested',
    path: '/',
    arrange: async (page) => {
      await page.getByRole('link', {name: 'Search', exact: true}).first().click();
      await page
        .getByRole('dialog', {name: 'Search'})
        .locator('input')
        .pressSequentially('zeppelin');
      await page.getByText('Nothing matches').first().waitFor();
      await page.getByRole('option').first().waitFor();
    },
  },
  {name: 'search-results', path: '/search?q=hoodie'},
  {name: 'search-nothing', path: '/search?q=zeppelin'},
];

const products: ScreenState[] = [
  {name: 'product', path: HOODIE},
  {name: 'product-first-screen', path: HOODIE, arrange: async () => {}},
  {
    name: 'product-chosen',
    path: `${HOODIE}?Size=XL&Color=Kelp`,
    arrange: async () => {},
  },
  {
    name: 'product-choice-missing',
    path: HOODIE,
    arrange: async (page) => {
      await page.getByRole('button', {name: 'Add to cart'}).click();
      await page.locator('[data-missing]').first().waitFor();
    },
  },
  {
    name: 'product-choices-sheet',
    path: HOODIE,
    widths: (width) => width < 768,
    arrange: async (page) => {
      await page.getByRole('button', {name: 'Select size'}).click();
      await page.getByRole('dialog').getByRole('spinbutton').waitFor();
    },
  },
  {
    name: 'product-value-sold-out',
    path: HOODIE,
    arrange: (page) => choose(page, {Color: 'Sand', Size: 'M'}),
  },
  {
    name: 'product-not-made',
    path: '/products/founders-sweatshirt',
    arrange: async (page) => {
      await choose(page, {Size: 'XL', Color: 'Brass'});
      await page.getByRole('button', {name: 'Add to cart'}).click();
    },
  },
  {
    name: 'product-zoomed',
    path: HOODIE,
    arrange: async (page) => {
      await page.getByRole('button', {name: 'Zoom image'}).click();
      await page.locator('.slide-picture[style*="scale"]').waitFor();
    },
  },
  {
    name: 'product-help',
    path: '/products/bar-scarf',
    arrange: async (page) => {
      await page.locator('.product-help summary').first().click();
      await page.locator('.product-help').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'product-recommendations',
    path: HOODIE,
    arrange: async (page) => {
      const shelf = page.getByRole('region', {name: 'Wear it with'});
      await page.locator('.recommendations').scrollIntoViewIfNeeded();
      await shelf.waitFor();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await shelf.scrollIntoViewIfNeeded();
    },
  },
  {name: 'product-reduced', path: '/products/strike-once-tee'},
  {name: 'product-sold-out', path: '/products/throwback-hoodie-1908'},
  {name: 'product-pre-order', path: '/products/keepers-light-tee'},
  {name: 'product-ending', path: '/products/half-time-scarf'},
  {name: 'product-no-picture', path: '/products/no-images', shop: 'extremes'},
  {
    name: 'product-broken-picture',
    path: '/products/broken-image',
    shop: 'extremes',
    reports: /404/,
  },
  {name: 'product-long-title', path: '/products/long-title', shop: 'extremes'},
  {name: 'product-unbroken-title', path: '/products/unbroken-title', shop: 'extremes'},
  {name: 'product-right-to-left', path: '/products/arabic-title', shop: 'extremes'},
  {name: 'product-many-variants', path: '/products/variants-250', shop: 'extremes'},
];

const cart: ScreenState[] = [
  {
    name: 'cart-drawer',
    path: `${HOODIE}?Size=L&Color=Kelp`,
    arrange: add,
  },
  {name: 'cart-drawer-empty', path: '/shirts', arrange: openCart},
  {
    name: 'cart-drawer-many',
    path: '/',
    arrange: async (page, store) => {
      await fillCart(page, store, 9);
      await page.goto('/hoodies', {waitUntil: 'networkidle'});
      await openCart(page);
    },
  },
  {
    name: 'cart-drawer-unreachable',
    path: `${HOODIE}?Size=L&Color=Kelp`,
    reports: /50\d/,
    arrange: async (page, store) => {
      await add(page);
      store.control.addFault({operation: 'GetCart', ...down});
      await page.goto('/shirts');
      await page
        .getByRole('button', {name: /^Cart,/})
        .first()
        .click();
      await page.getByText("We can't reach your cart right now.").waitFor();
    },
  },
  {name: 'cart-page-empty', path: '/cart'},
  {
    name: 'cart-page',
    path: '/',
    arrange: (page, store) => fillCart(page, store, 3),
  },
];

const texts: ScreenState[] = [
  {name: 'page', path: '/pages/sizes-and-fit'},
  {name: 'policies', path: '/policies'},
  {name: 'policy', path: '/policies/refund-policy'},
  {name: 'blog', path: '/blogs/tideline'},
  {name: 'article', path: '/blogs/tideline/a-name-on-the-back'},
  {name: 'product-ended', path: '/products/tide-table-sweatshirt', reports: /404/},
];

const failures: ScreenState[] = [
  {name: 'not-found', path: '/nowhere', reports: /404/},
  {
    name: 'failed',
    path: '/collections/headwear',
    prepare: ({control}) => control.addFault(down),
    reports: /50\d/,
  },
  {
    name: 'offline',
    path: '/shirts',
    // Wider windows ask for larger pictures.
    reports: /ERR_INTERNET_DISCONNECTED|The cart gave no answer/,
    arrange: (page) => page.context().setOffline(true),
  },
];

const displays: ScreenState[] = [
  ['home', '/'],
  ['product', `${HOODIE}?Size=XL&Color=Kelp`],
].flatMap(([name = '', path = '']) => [
  {name: `${name}-forced-colors`, path, visitor: {forcedColors: 'active'}},
  {
    name: `${name}-text-200`,
    path,
    visitor: {bypassCSP: true},
    arrange: async (page) => {
      await page.addStyleTag({content: 'html { font-size: 200%; }'});
    },
  },
  {name: `${name}-without-script`, path, visitor: {javaScriptEnabled: false}},
]);

/** Every screen and state worth looking at, by what it is a part of. Add to it with each new one. */
export const statesByPart = {
  home,
  collections,
  dialogs,
  products,
  cart,
  texts,
  failures,
  displays,
} as const;

/** The same in one row. */
export const screenStates: readonly ScreenState[] = Object.values(statesByPart).flat();
