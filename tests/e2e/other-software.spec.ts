import {openState} from '../../tools/screenshots/screen-state';
import {screenStates} from '../../tools/screenshots/states';
import {holdScripts} from '../support/hold';
import {live} from '../support/live';
import {install, RENDERED_AGAIN, type Software} from '../support/other-software';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone} from '../support/visitors';

const HOODIE = '/products/crest-hoodie?Color=Petrol';

test(
  'on a translated page prices follow the choice, and the cart fills',
  ALL_ONLY,
  async ({page}) => {
    await install(page, 'a translator');
    await page.goto('/');
    await live(page);
    await page.getByRole('link', {name: 'Hoodies'}).first().click();
    await expect(page).toHaveURL('/hoodies');
    await page.getByRole('button', {name: 'Choose options for Crest Hoodie'}).click();
    const dialog = page.getByRole('dialog', {name: 'Crest Hoodie'});
    for (const [size, price] of [
      ['M', '$59.00'],
      ['2XL', '$62.00'],
      ['S', '$59.00'],
    ] as const) {
      await dialog.getByRole('radio', {name: size, exact: true}).check();
      await expect(dialog.locator('.figures').first()).toHaveText(price);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Crest Hoodie'}).first().click();
    await page.getByRole('radio', {name: 'Petrol', exact: true}).check();
    await page.getByRole('radio', {name: '2XL', exact: true}).check();
    await expect(page.locator('main .figures').first()).toHaveText('$62.00');
    await page.getByRole('radio', {name: 'M', exact: true}).check();
    await expect(page.locator('main .figures').first()).toHaveText('$59.00');
    await page.getByRole('button', {name: 'Add to cart'}).click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await drawer.getByRole('button', {name: 'Increase quantity of Crest Hoodie'}).click();
    await expect(
      drawer.getByRole('spinbutton', {name: 'Quantity of Crest Hoodie'}),
    ).toHaveValue('2');
    await drawer.getByRole('button', {name: 'Remove Crest Hoodie'}).click();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Shirts'}).first().click();
    await expect(page).toHaveURL('/shirts');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('T-Shirt Collection');
  },
);

test('elements inserted before hydration cost no choice, text, press, focus or place', async ({
  page,
  messages,
}) => {
  messages.expect(RENDERED_AGAIN);
  await install(page, 'a dark mode', 'a password manager');
  const release = await holdScripts(page);
  await page.goto(HOODIE);
  await page.getByRole('radio', {name: '2XL', exact: true}).check();
  await page.getByRole('button', {name: 'Increase quantity'}).click();
  const quantity = page.getByRole('spinbutton', {name: 'Quantity', exact: true});
  await quantity.fill('3');
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await quantity.focus();
  await page.evaluate(() => scrollTo(0, 60));
  release();
  await expect(
    page
      .getByRole('status')
      .filter({hasText: 'Crest Hoodie, 2XL / Petrol added to cart.'}),
  ).toBeAttached();
  const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
  await expect(drawer.getByRole('spinbutton')).toHaveValue('3');
  await page.keyboard.press('Escape');
  await expect(quantity).toHaveValue('3');
  await expect(quantity).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(60);
  // What others added outside the page's own content is there still.
  await expect(page.locator('html[data-darkreader-mode] link.darkreader')).toBeAttached();
  await expect(page.locator('html > x-manager-menu')).toBeAttached();
});

test(
  'a search opened and typed into before hydration goes on beside a password manager',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(RENDERED_AGAIN);
    await install(page, 'a password manager');
    const release = await holdScripts(page);
    await page.goto('/');
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Search'})
      .click();
    const field = page
      .getByRole('dialog', {name: 'Search'})
      .getByLabel('Search products');
    await field.fill('hoodie');
    release();
    await expect(page.getByRole('option', {name: /Hoodie/}).first()).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('hoodie');
  },
);

test(
  'a part whose elements others have moved is rendered again',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(/NotFoundError: Failed to execute 'removeChild'/);
    /** Wraps the elements that match, as readers and picture savers do. */
    const wrap = (selector: string) =>
      page.evaluate((wrapped) => {
        for (const element of document.querySelectorAll(wrapped)) {
          const wrapper = document.createElement('div');
          element.replaceWith(wrapper);
          wrapper.append(element);
        }
      }, selector);
    const failed = page.getByRole('heading', {name: 'Sorry! Something went wrong'});

    await page.goto('/shirts');
    await live(page);
    await wrap('main li:has(> article)');
    await page.getByRole('checkbox', {name: /^Ink/}).check();
    await expect(page).toHaveURL(/Ink/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await wrap('main .page');
    await page.getByRole('link', {name: 'Hoodies'}).first().click();
    await expect(page).toHaveURL('/hoodies');
    await expect(page.getByRole('link', {name: 'Crest Hoodie'}).first()).toBeVisible();

    await page.goto(`${HOODIE}&Size=M`);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await drawer.getByRole('button', {name: 'Increase quantity of Crest Hoodie'}).click();
    await expect(
      drawer.getByRole('spinbutton', {name: 'Quantity of Crest Hoodie'}),
    ).toHaveValue('2');
    await wrap('dialog li');
    await drawer.getByRole('button', {name: 'Remove Crest Hoodie'}).click();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await page.keyboard.press('Escape');

    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Search'})
      .click();
    const field = page
      .getByRole('dialog', {name: 'Search'})
      .getByLabel('Search products');
    await field.fill('hoodie');
    await expect(page.getByRole('option', {name: /Hoodie/}).first()).toBeVisible();
    messages.expect(/NotFoundError: Failed to execute 'insertBefore'/);
    await wrap('[role=listbox], [role=option], .search-title');
    await field.fill('scarf');
    await expect(page.getByRole('option', {name: /Scarf/}).first()).toBeVisible();
    await expect(page.getByRole('option', {name: /Hoodie/})).toHaveCount(0);
    await expect(field).toHaveValue('scarf');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/scarf/);
    await expect(failed).toHaveCount(0);
  },
);

test.describe('every screen', () => {
  test.use(phone);

  const EVERYDAY: Record<string, readonly Software[]> = {
    'a translator': ['a translator'],
    'a dark mode, a password manager and a CDN': [
      'a dark mode',
      'a password manager',
      'a CDN that hides addresses',
    ],
  };
  // Those that report something are failures by themselves.
  const states = screenStates.filter(
    ({shop = 'club', visitor, reports}) => shop === 'club' && !visitor && !reports,
  );

  for (const [title, software] of Object.entries(EVERYDAY)) {
    test(`is there beside ${title}`, ALL_ONLY, async ({page, store, messages}) => {
      // Bounds what hangs, as the timeout of a test with one state does.
      test.setTimeout(states.length * 30_000);
      messages.allow(RENDERED_AGAIN);
      await install(page, ...software);
      for (const state of states) {
        await test.step(state.name, async () => {
          await page.context().clearCookies();
          await openState(page, store, state);
          await expect(page.locator('header nav')).toBeAttached();
          await expect(page.locator('.failed')).toHaveCount(0);
          store.control.reset();
        });
      }
    });
  }
});
