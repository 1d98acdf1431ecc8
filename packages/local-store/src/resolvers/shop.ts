/** `Shop`: who sells, under which policies, and how it is paid. */
import type {ImageData} from '../catalogue';
import type {PolicyRecord, ShopRecord} from '../model/catalogue-records';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {metafieldFields} from './metafield';

const policy =
  (handle: string) =>
  (_: ShopRecord, __: unknown, {catalogue}: StoreContext) =>
    catalogue.policies.find(({data}) => data.handle === handle) ?? null;

/** Where Shopify's cards are kept; no card is ever sent there from here. */
const cardVaultUrl = 'https://checkout.pci.shopifyinc.com/sessions';

function paymentSettings(_: unknown, __: unknown, {catalogue, market}: StoreContext) {
  const {currencyCode, countryCode, shipsTo = [], payment} = catalogue.shop.data;
  const currencies = [countryCode, ...shipsTo].map(
    (country) => market(country).currencyCode,
  );
  return {
    acceptedCardBrands: payment?.cardBrands ?? ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    cardVaultUrl,
    countryCode,
    currencyCode,
    enabledPresentmentCurrencies: [...new Set([currencyCode, ...currencies])],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: payment?.digitalWallets ?? [],
  };
}

function brand({data}: ShopRecord, _: unknown, {catalogue}: StoreContext) {
  const {slogan, shortDescription, primaryColor, logo, squareLogo, coverImage} =
    data.brand ?? {};
  const picture = (image: ImageData | undefined) =>
    image ? catalogue.picture(image) : null;
  return {
    slogan: slogan ?? null,
    shortDescription: shortDescription ?? null,
    colors: {
      primary: primaryColor ? [{background: primaryColor, foreground: null}] : [],
      secondary: [],
    },
    logo: picture(logo),
    squareLogo: picture(squareLogo),
    coverImage: picture(coverImage),
  };
}

const policies: Resolvers[string] = {
  privacyPolicy: policy('privacy-policy'),
  refundPolicy: policy('refund-policy'),
  shippingPolicy: policy('shipping-policy'),
  termsOfService: policy('terms-of-service'),
  contactInformation: policy('contact-information'),
  legalNotice: policy('legal-notice'),
  termsOfSale: policy('terms-of-sale'),
  // Nothing is sold by subscription.
  subscriptionPolicy: () => null,
};

export const shopResolvers: Resolvers = {
  QueryRoot: {
    shop: (_: unknown, __: unknown, {catalogue}) => catalogue.shop,
    paymentSettings,
  },
  Shop: {
    ...metafieldFields,
    ...policies,
    id: ({gid}: ShopRecord) => gid,
    name: ({data}: ShopRecord) => data.name,
    description: ({data}: ShopRecord) => data.description || null,
    moneyFormat: ({data}: ShopRecord) => moneyFormat(data.currencyCode),
    brand,
    paymentSettings,
    primaryDomain: (_: ShopRecord, __: unknown, {shopUrl}) => {
      const {host, protocol, origin} = new URL(shopUrl);
      return {host, sslEnabled: protocol === 'https:', url: origin};
    },
    shipsToCountries: ({data}: ShopRecord, _: unknown, {countries}) =>
      data.shipsTo ?? countries,
    shopPayInstallmentsPricing: () => null,
    // There are no customer accounts, hence no place to sign in and no way to.
    customerAccountUrl: () => null,
    customerAccountTranslations: () => null,
    socialLoginProviders: () => [],
  },
  ShopPolicy: {
    id: ({gid}: PolicyRecord) => gid,
    handle: ({data}: PolicyRecord) => data.handle,
    title: ({data}: PolicyRecord) => data.title,
    body: ({data}: PolicyRecord) => data.body,
    url: ({data}: PolicyRecord, _: unknown, {catalogue, storeUrl, request}) =>
      `${storeUrl}/${catalogue.shop.data.id}/policies/${data.id}.html?locale=${request.language.toLowerCase().replace('_', '-')}`,
  },
};

/** Liquid that prints an amount, for example `${{amount}}`. */
function moneyFormat(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const symbol = parts.find(({type}) => type === 'currency')?.value ?? currency;
  return `${symbol}{{amount}}`;
}
