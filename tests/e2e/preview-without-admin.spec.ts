import {SESSION_MS} from '../../app/staff/session';
import {PREVIEW_SECRET, sessionValue} from '../support/preview';
import {
  enterPreview,
  heroOf,
  openPart,
  panelOf,
  writeTitle,
} from '../support/preview-panel';
import {expect, test} from '../support/test';

test.use({shopEnv: {PREVIEW_SECRET, ADMIN_CLIENT_ID: '', ADMIN_CLIENT_SECRET: ''}});

test('without access to the Shopify admin the panel says what is missing, and previews as ever', async ({
  page,
  store,
  shop,
}) => {
  const value = await sessionValue(store, {}, SESSION_MS, 'staff');
  await page.context().addCookies([{name: 'preview', value, url: shop.origin}]);
  await enterPreview(page, '/?preview=1');
  await writeTitle(page, 'Built for the derby');
  await expect(heroOf(page)).toHaveText('Built for the derby');
  await openPart(page, 'Save and publish');
  await expect(panelOf(page).getByText('ADMIN_CLIENT_ID')).toBeVisible();
  await expect(panelOf(page).getByRole('button', {name: 'Publish…'})).toHaveCount(0);
});
