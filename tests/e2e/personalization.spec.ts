import type {Locator, Page} from '@playwright/test';

import {choose} from '../../tools/browser/choose';
import {expectAccessible} from '../support/accessibility';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {everyWindow, withoutJavaScript} from '../support/visitors';

/** A name on the back (§10.21): typed, seen, bought, edited. The server's refusals are in tests/routes. */

test.use({shopEnv: {PERSONALIZATION: 'on'}});

const SHIRT = '/products/match-shirt';
const M = {Size: 'M', Color: 'Petrol', Printing: 'Name and number'};

const group = (within: Page | Locator) =>
  within.getByRole('group', {name: 'Personalization'});
const field = (within: Page | Locator, label: string) =>
  group(within).getByRole('textbox', {name: label, exact: true});
const lettering = (within: Page | Locator, texts: string) =>
  within.getByRole('img', {name: `Your lettering: ${texts}`});
const gallery = (page: Page) => page.getByRole('region', {name: 'Product images'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});
const lines = (page: Page) =>
  drawer(page).getByRole('list', {name: 'Cart items'}).getByRole('listitem');
const addButton = (within: Page | Locator) =>
  within.getByRole('button', {name: 'Add to cart'}).filter({visible: true});

async function type(within: Page | Locator, name: string, number: string) {
  await field(within, 'Name').fill(name);
  await field(within, 'Number').fill(number);
}

/** Adds a shirt on its page, and closes the drawer again. */
async function addShirt(page: Page, name: string, number: string) {
  await type(page, name, number);
  await addButton(page).click();
  await expect(lettering(drawer(page), `${name} ${number}`)).toBeVisible();
  await page.getByRole('button', {name: 'Close cart'}).click();
}

for (const [name, visitor] of Object.entries(everyWindow)) {
  test.describe(`on ${name}`, () => {
    test.use(visitor);

    test(
      'OKAFOR 9 is seen on the back, bought, and stands on the line in picture and words',
      ALL_ONLY,
      async ({page}) => {
        await page.goto(SHIRT);
        await live(page);
        await expect(group(page)).toBeHidden();
        await choose(page, M);
        await expect(group(page)).toContainText('can’t be returned');
        await type(page, 'Okafor', '9');
        await expect(lettering(page, 'OKAFOR 9').filter({visible: true})).not.toHaveCount(
          0,
        );
        // No row is half under the header: it would count as a small target.
        const printing = page.getByRole('radiogroup', {name: 'Printing'});
        await printing.evaluate((element) => element.scrollIntoView());
        await expectAccessible(page);
        await addButton(page).click();
        const line = lines(page).first();
        await expect(line).toContainText('Name: OKAFOR');
        await expect(line).toContainText('Number: 9');
        await expect(lettering(line, 'OKAFOR 9')).toBeVisible();
        await expect(line.getByText('Edit', {exact: true})).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
  });
}

test(
  'says what a print adds, and what the choice costs before a color is chosen',
  ALL_ONLY,
  async ({page}) => {
    await page.goto(SHIRT);
    await live(page);
    const print = page.getByRole('radio', {name: 'Name and number', exact: true});
    await expect(print).toHaveAccessibleDescription('+$15.00');
    await choose(page, {Size: 'M'});
    const price = page.getByRole('main').locator('.product-price');
    await expect(price).toHaveText('$65.00');
    await choose(page, {Printing: 'Name and number'});
    await expect(price).toHaveText('$80.00');
    await expectAccessible(page);
  },
);

test(
  'the lettering is on the back, in every color, and goes with the printing',
  ALL_ONLY,
  async ({page}) => {
    await page.goto(SHIRT);
    await live(page);
    await choose(page, M);
    await expect(gallery(page).getByText('3 / 7')).toBeVisible();
    await type(page, 'Ñandú', '11');
    await expect(lettering(gallery(page), 'ÑANDÚ 11')).toBeVisible();
    await choose(page, {Color: 'Chalk'});
    await expect(lettering(gallery(page), 'ÑANDÚ 11')).toBeVisible();
    await choose(page, {Printing: 'Plain'});
    await expect(group(page)).toBeHidden();
    await expect(lettering(gallery(page), 'ÑANDÚ 11')).toHaveCount(0);
  },
);

test(
  'a text that cannot be printed is told at its field, once it was left; a press leads to it',
  ALL_ONLY,
  async ({page}) => {
    await page.goto(SHIRT);
    await live(page);
    await choose(page, M);
    const name = field(page, 'Name');
    for (const [text, problem] of [
      ['王', 'We can print Latin letters, spaces, periods, apostrophes, and hyphens.'],
      ['GOAL ⚽', 'We can print Latin letters'],
      ['ABCDEFGHIJKLM', 'That is 1 letter too long.'],
      ['Port Marrow', 'We do not print that word.'],
    ] as const) {
      await name.fill('');
      await name.pressSequentially(text);
      await expect(name).toHaveAttribute('aria-invalid', 'false');
      await name.blur();
      await expect(group(page)).toContainText(problem);
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await name.fill('Ørsted');
      await expect(group(page)).not.toContainText(problem);
    }
    // Shown as capitals, "ß" would be two letters, and what is typed over it lose one.
    await name.fill('');
    await name.pressSequentially('straße');
    await name.selectText();
    await name.pressSequentially('Petrovic');
    await expect(name).toHaveValue('Petrovic');
    await name.fill('Ørsted');
    await addButton(page).click();
    await expect(field(page, 'Number')).toBeFocused();
    await expect(group(page)).toContainText('Enter a number.');
    await expect(drawer(page)).toBeHidden();
    await field(page, 'Number').fill('7');
    await addButton(page).click();
    await expect(lettering(lines(page).first(), 'ØRSTED 7')).toBeVisible();
    await expect(lines(page).first().getByText('Edit', {exact: true})).toBeVisible();
  },
);

test(
  'a player of the squad fills in the fields; other names are other lines, equal ones one',
  ALL_ONLY,
  async ({page}) => {
    await page.goto(SHIRT);
    await live(page);
    await choose(page, M);
    const squad = group(page).getByRole('combobox', {name: 'Choose a player'});
    await expect(squad).toHaveAccessibleDescription(/^If the player leaves the club/);
    await squad.selectOption('Okafor 9');
    await expect(field(page, 'Number')).toHaveValue('9');
    await addButton(page).click();
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole('button', {name: 'Close cart'}).click();
    await type(page, 'Ruiz', '3');
    await expect(squad).toHaveValue('2');
    await addButton(page).click();
    await expect(lines(page)).toHaveCount(2);
    await page.getByRole('button', {name: 'Close cart'}).click();
    await addShirt(page, 'OKAFOR', '9');
    await expect(page.getByRole('button', {name: 'Cart, 3 items'})).toBeVisible();
    await page.getByRole('button', {name: 'Cart, 3 items'}).click();
    await expect(lines(page)).toHaveCount(2);
  },
);

test(
  'a line is edited, removed, and comes back with its name; Checkout names what is not saved, and shows what is',
  ALL_ONLY,
  async ({page}) => {
    await page.goto(SHIRT);
    await live(page);
    await choose(page, M);
    await type(page, 'Okafor', '9');
    await addButton(page).click();
    const line = lines(page).first();
    await line.getByText('Edit', {exact: true}).click();
    await type(line, 'ABCDEFGHIJKLM', '9');
    await line.getByRole('button', {name: 'Save'}).click();
    await expect(line).toContainText('1 letter too long');
    await type(line, 'Ruiz', '3');
    await drawer(page).getByRole('button', {name: 'Checkout'}).click();
    await expect(drawer(page).getByRole('alert')).toHaveText(
      /^Not saved yet: Match Shirt 26\/27, .*Name and number\.$/,
    );
    await line.getByRole('button', {name: 'Save'}).click();
    await expect(lettering(lines(page).first(), 'RUIZ 3')).toBeVisible();
    await expect(lines(page).first()).toContainText('Your lettering is changed.');
    await expect(lines(page)).toHaveCount(1);
    await drawer(page).getByRole('button', {name: 'Remove Match Shirt 26/27'}).click();
    await expect(lines(page)).toHaveCount(0);
    await drawer(page).getByRole('button', {name: 'Undo'}).click();
    await expect(lettering(lines(page).first(), 'RUIZ 3')).toBeVisible();
    await expect(drawer(page).getByText('Cart totals updated')).toBeAttached();
    await drawer(page).getByRole('button', {name: 'Checkout'}).click();
    await expect(page.getByText('Name: RUIZ')).toBeVisible();
    await expect(page.getByText('Number: 3')).toBeVisible();
  },
);

test('in the dialog too', ALL_ONLY, async ({page}) => {
  await page.goto('/shirts');
  await live(page);
  await page.getByRole('button', {name: 'Choose options for Match Shirt 26/27'}).click();
  const dialog = page.getByRole('dialog', {name: 'Match Shirt 26/27'});
  await choose(dialog, {Size: 'M', Printing: 'Name and number'});
  await type(dialog, 'Okafor', '9');
  await expect(
    lettering(dialog.getByRole('region', {name: 'Product images'}), 'OKAFOR 9'),
  ).toBeVisible();
  await addButton(dialog).click();
  await expect(lettering(lines(page).first(), 'OKAFOR 9')).toBeVisible();
  await expect(lines(page).first().getByText('Edit', {exact: true})).toBeVisible();
});

test(
  'while the store fails the line keeps its name, and goes out by itself once it is back',
  ALL_ONLY,
  async ({page, store, messages}) => {
    messages.expect(/Failed to load resource/);
    await page.goto(SHIRT);
    await live(page);
    // A variant of its own: the worker keeps the rules of others for some seconds.
    await choose(page, {...M, Size: 'XS', Color: 'Chalk'});
    await type(page, 'Okafor', '9');
    // The check before the add fails: nothing was executed.
    const failed = page.waitForResponse((response) => response.status() === 502);
    store.control.addFault({
      operation: 'PrintedVariants',
      fault: {kind: 'status', status: 503},
    });
    await addButton(page).click();
    await failed;
    await expect(lettering(lines(page).first(), 'OKAFOR 9')).toBeVisible();
    await expect(lines(page).first()).toContainText('Name: OKAFOR');
    store.control.clearFaults();
    await expect(lines(page).first().getByText('Edit', {exact: true})).toBeVisible({
      timeout: 60_000,
    });
    await expect(lines(page)).toHaveCount(1);
  },
);

test.describe('without JavaScript', () => {
  test.use(withoutJavaScript);

  test(
    'plain fields with their rules, shown with their print; the line is edited by a form',
    ALL_ONLY,
    async ({page}) => {
      await page.goto(SHIRT);
      await choose(page, {Size: 'M', Color: 'Petrol'});
      await expect(group(page)).toBeHidden();
      await choose(page, {Printing: 'Name and number'});
      await expect(group(page)).toContainText('Up to 12 letters. Printed in capitals.');
      await type(page, 'Okafor', '9');
      await addButton(page).click();
      const line = page.getByRole('list', {name: 'Cart items'}).getByRole('listitem');
      await expect(line).toContainText('Name: OKAFOR');
      await expect(lettering(line, 'OKAFOR 9')).toBeVisible();
      await line.getByText('Edit', {exact: true}).click();
      await type(line, 'Ruiz', '3');
      await line.getByRole('button', {name: 'Save'}).click();
      await expect(line).toContainText('Name: RUIZ');
      expect(page.url()).not.toMatch(/ruiz|okafor/i);
    },
  );
});
