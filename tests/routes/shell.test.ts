import {describe, expect, test} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';
import type {RootData} from '~/shell/root-data';
import {loadRoot} from '~/shell/index.server';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';

const ANALYTICS = {
  PUBLIC_ANALYTICS: 'on',
  PUBLIC_STOREFRONT_API_TOKEN: '10ca15702e0000000000000000000001',
};

const catalogue = createClubCatalogue(new Date());
const euro = suiteStore({
  catalogue: {
    ...catalogue,
    shop: {...catalogue.shop, currencyCode: 'EUR', countryCode: 'IE'},
  },
});
const elsewhere = suiteStore({
  catalogue: {
    ...catalogue,
    menus: [
      {
        id: 1,
        handle: 'footer',
        title: 'Footer menu',
        items: [
          {
            title: 'Support',
            url: '#',
            items: [{title: 'Contact Us', url: 'https://help.example/contact'}],
          },
        ],
      },
    ],
  },
});

async function root(env: Record<string, string> = {}, store = euro): Promise<RootData> {
  const answer = await callRoute(store, ({context}) => loadRoot(context), {env});
  if (answer instanceof Response) throw new Error(`${answer.status}`);
  return answer;
}
const operations = () => euro.control.requests().map(({operation}) => operation);

describe('analytics', () => {
  test('report the currency, country and language that the store sells in, with no store call of their own', async () => {
    const {analytics} = await root(ANALYTICS);
    expect(analytics).toMatchObject({currency: 'EUR', country: 'IE', language: 'EN'});
    const asked = operations().sort();
    euro.control.clearRequests();
    expect(await root()).not.toHaveProperty('analytics');
    expect(operations().sort()).toEqual(asked);
  });
});

describe('links of the footer', () => {
  test('are those of the store’s menu, and the pages that a variable names', async () => {
    const {theme, navigation} = await root();
    expect(navigation.footer.map(({title, items}) => [title, items])).toEqual([
      [
        'Support',
        [
          {title: 'Sizes & Fit', url: '/pages/sizes-and-fit'},
          {title: 'Shipping & Returns', url: '/pages/shipping-and-returns'},
          {title: 'Contact Us', url: '/pages/contact'},
        ],
      ],
      [
        'Legal',
        [
          {title: 'Privacy Policy', url: '/policies/privacy-policy'},
          {title: 'Terms of Service', url: '/policies/terms-of-service'},
        ],
      ],
      ['Shop', expect.any(Array)],
    ]);
    expect(theme.footer).toEqual([]);
    expect(theme.social.map(({title}) => title)).toEqual(['Videos', 'Microblog']);
    for (const {url} of theme.social) {
      const page = await fetch(url);
      expect(page.status, url).toBe(200);
      expect(await page.text(), url).toContain('<h1>');
    }
  });

  test('of the menu lead outside the shop where the merchant says so (§2)', async () => {
    const {navigation} = await root({}, elsewhere);
    expect(navigation.footer).toEqual([
      {
        title: 'Support',
        url: '',
        items: [{title: 'Contact Us', url: 'https://help.example/contact'}],
      },
    ]);
  });

  test('that are not configured are absent', async () => {
    const {theme} = await root({PUBLIC_LINK_VIDEO: '', PUBLIC_LINK_MICROBLOG: ''});
    expect(theme.social).toEqual([]);
  });
});

describe('orders and policies in the footer', () => {
  test('are the shop’s own pages, beside the links that are configured', async () => {
    const {navigation} = await root();
    expect(navigation.service).toEqual([
      // Its own country is in the EU.
      {title: 'Withdraw from contract here', url: '/withdraw'},
      {title: 'Your orders', url: `${euro.url}/account`},
    ]);
    expect(navigation.legal).toEqual([
      {title: 'Policies', url: '/policies'},
      {title: 'Contact Us', url: '/pages/contact'},
      {title: 'Right of Withdrawal', url: '/pages/withdrawal'},
      {title: 'Accessibility', url: '/pages/accessibility'},
      {title: 'Imprint', url: '/pages/imprint'},
      {title: 'Your legal guarantee rights', url: '/pages/legal-guarantee'},
    ]);
  });

  test('lead to Shopify’s page of the shop’s customers unless another is named, or none', async () => {
    const orders = async (url: string) =>
      (await root({PUBLIC_ORDERS_URL: url})).navigation.service.find(
        ({title}) => title === 'Your orders',
      )?.url;
    expect(await orders('')).toBe(
      `https://shopify.com/${euro.catalogue.shop.id}/account`,
    );
    expect(await orders('https://orders.example/')).toBe('https://orders.example/');
    expect(await orders('off')).toBeUndefined();
  });
});

describe('payment', () => {
  test('shows the brands and wallets of the store, and those that the merchant adds', async () => {
    const {payment} = await root({PUBLIC_PAYMENT_MARKS: 'paypal'});
    expect(payment).toEqual({
      marks: [
        ['visa', 'Visa'],
        ['mastercard', 'Mastercard'],
        ['american-express', 'American Express'],
        ['shop-pay', 'Shop Pay'],
        ['apple-pay', 'Apple Pay'],
        ['google-pay', 'Google Pay'],
        ['paypal', 'PayPal'],
      ],
      shopPay: euro.url,
    });
  });
});

describe('a store that has none of it', () => {
  const shop = {...catalogue.shop, payment: {cardBrands: [], digitalWallets: []}};
  const bare = suiteStore({
    catalogue: {...catalogue, shop, pages: [], policies: [], blogs: [], delivery: []},
  });

  test('adds nothing to a page', async () => {
    const data = await callRoute(bare, ({context}) => loadRoot(context), {
      env: {PUBLIC_ORDERS_URL: 'off'},
    });
    expect(data).not.toHaveProperty('payment');
    expect(data).toMatchObject({navigation: {service: [], legal: []}});
  });
});
