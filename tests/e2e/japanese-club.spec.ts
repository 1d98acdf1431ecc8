import {choose} from '../../tools/browser/choose';
import {JAPANESE_CLUB} from '../support/catalogues';
import {englishIn} from '../support/english-texts';
import {live} from '../support/live';
import {checkoutUrl} from '../support/purchase';
import {ALL_ONLY, expect, test} from '../support/test';

/** A Japanese club's own shop, in yen (§10.19). */

test.use({catalogueName: 'japanese', shopEnv: JAPANESE_CLUB});

test(
  'a fan buys at the root in Japanese, in whole yen',
  ALL_ONLY,
  async ({page, store}) => {
    await page.goto('/shirts');
    await live(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
    expect(await englishIn(await page.content())).toEqual([]);
    await page.goto('/products/home-shirt');
    await live(page);
    await choose(page, {サイズ: 'M', 色: '白'});
    await page.getByRole('button', {name: 'カートに入れる'}).first().click();
    const drawer = page.getByRole('dialog', {name: 'ショッピングカート'});
    await expect(drawer.getByRole('listitem').first()).toContainText('¥10,800');
    expect(await englishIn(await page.content())).toEqual([]);
    await drawer.getByRole('button', {name: '購入手続きへ'}).click();
    await page.waitForURL(checkoutUrl(store));
    expect(new URL(page.url()).searchParams.get('locale')).toBe('ja');
    await expect(page.getByRole('main')).toContainText('¥10,800');
  },
);
