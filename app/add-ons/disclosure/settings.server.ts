import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    pricesIncludeVat?: boolean;
    /** The merchant's words on how reviews are checked; '' for ours. */
    reviewsChecked?: string;
  }
}

export const DISCLOSURE_SETTINGS = settingsPart({
  variables: {
    PRICES_INCLUDE_VAT: {
      meaning:
        'Prices in the EU and the United Kingdom include VAT, and say so. “off”: for a seller who charges none.',
      fallback: 'on',
    },
    REVIEWS_CHECKED: {
      meaning:
        'Your words on how reviews are checked, beside ratings in the EU and the United Kingdom. Unset: that they are not.',
    },
  },
  read: (env) => ({
    pricesIncludeVat: env.switch('PRICES_INCLUDE_VAT'),
    reviewsChecked: env.text('REVIEWS_CHECKED'),
  }),
});
