import type {Page} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import {expectNoSidewaysScroll} from '../support/layout';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone, smallPhone, withoutJavaScript} from '../support/visitors';

/** The contact form (docs/contact.md). What becomes of a message: tests/routes/contact.test.ts. */

test.use({shopEnv: {CONTACT_PROVIDER: 'shopify', PUBLIC_MARKETS: 'de-de'}});

const TEXT = 'Does the match shirt\ncome before Christmas?';

async function fill(page: Page, email: string, text = TEXT) {
  const form = page.getByRole('region', {name: 'Write to us'});
  await form.getByLabel('Your name').fill('Kim Berg');
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('combobox', {name: 'Topic'}).selectOption('Delivery');
  await form.getByLabel('Your message').fill(text);
}

const send = (page: Page) => page.getByRole('button', {name: 'Send message'}).click();

/** Posts what the browser itself would hold back: as a program that checks nothing does. */
const withoutChecks = (page: Page) =>
  page
    .getByRole('region', {name: 'Write to us'})
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });

test(
  'a question is answered with a copy, and leads first to what the shop answers itself',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/pages/contact');
    await live(page);
    await expectAccessible(page, 'the form');
    const answers = page.getByRole('navigation', {name: 'Perhaps the answer is here'});
    await expect(answers.getByRole('link')).toHaveCount(4);
    await answers.getByRole('link', {name: 'How do I send something back?'}).click();
    await expect(page).toHaveURL(/\/policies\/refund-policy$/);
    await page.goBack();
    await fill(page, 'kim@example.com');
    await send(page);
    const copy = page.getByRole('region', {name: 'We have your message'});
    await expect(copy).toBeInViewport();
    await expect(copy).toContainText(TEXT);
    await expectAccessible(page, 'the copy');
  },
);

test(
  'a wrong address is named at its field, and nothing typed is lost',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(/422/);
    await page.goto('/pages/contact');
    await live(page);
    await fill(page, 'kim');
    await withoutChecks(page);
    await send(page);
    const email = page.getByLabel('E-mail');
    await expect(email).toHaveAccessibleDescription(/Please enter an e-mail address/);
    await expect(email).toHaveValue('kim');
    await expect(page.getByLabel('Your message')).toHaveValue(TEXT);
    await expect(page.getByRole('combobox', {name: 'Topic'})).toHaveValue('delivery');
    await expectAccessible(page, 'a wrong address');
    await email.fill('kim@example.com');
    await send(page);
    await expect(page.getByRole('region', {name: 'We have your message'})).toBeVisible();
  },
);

test(
  'what a browser fills in that nobody sees costs no message',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(/503/);
    await page.goto('/pages/contact');
    await live(page);
    await fill(page, 'kim@example.com');
    // As a browser or an extension that fills in forms does, without an event of a key.
    await page
      .locator('main form [aria-hidden] input')
      .evaluate((field: HTMLInputElement) => {
        field.value = 'Kim Berg';
      });
    await send(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Nothing is lost');
    const mail = alert.getByRole('link', {name: 'Write the e-mail'});
    await expect(mail).toHaveAttribute('href', /^mailto:.*come%20before%20Christmas/);
    await expect(page.getByLabel('Your message')).toHaveValue(TEXT);
    await send(page);
    await expect(page.getByRole('region', {name: 'We have your message'})).toBeVisible();
  },
);

test.describe('without scripts, on the narrowest phone', () => {
  test.use({...smallPhone, ...withoutJavaScript});

  test(
    'a provider that is down loses nothing, and a second try arrives',
    ALL_ONLY,
    async ({page, store, messages}) => {
      messages.expect(/503/);
      store.control.addFault({
        operation: 'DeliveryEntry',
        times: 1,
        fault: {kind: 'status', status: 503},
      });
      await page.goto('/pages/contact');
      await fill(page, 'lee@example.com');
      await send(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Nothing is lost');
      await expect(alert.getByRole('link', {name: 'Write the e-mail'})).toHaveAttribute(
        'href',
        /^mailto:shop@example\.com/,
      );
      await expect(page.getByLabel('Your message')).toHaveValue(TEXT);
      await expectNoSidewaysScroll(page, 'a provider that is down');
      await send(page);
      const copy = page.getByRole('region', {name: 'We have your message'});
      await expect(copy).toContainText('lee@example.com');
    },
  );
});

test.describe('in German, on a phone', () => {
  test.use(phone);

  test('the form and its refusal are German', ALL_ONLY, async ({page, messages}) => {
    messages.expect(/422/);
    await page.goto('/de-de/pages/contact');
    await live(page);
    const form = page.getByRole('region', {name: 'Schreib uns'});
    await form.locator('form').evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByRole('button', {name: 'Nachricht senden'}).click();
    await expect(form.getByRole('alert')).toContainText('Bitte prüfe diese Felder:');
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(4);
    await expectNoSidewaysScroll(page, 'the refusal');
    await expectAccessible(page, 'the refusal');
  });
});
