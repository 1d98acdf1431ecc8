import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Whether visitors save products. */
    savedProducts?: boolean;
  }
}

export const SAVED_SETTINGS = settingsPart({
  variables: {
    SAVED_PRODUCTS: {
      meaning:
        'Hearts that save products on the visitor’s device, with a list to share (docs/saved-products.md): “on”.',
      fallback: 'off',
      question: {
        flag: '--saved-products',
        text: 'Hearts with which visitors save products on their device: on or off',
      },
      local: 'on',
    },
  },
  read: (env) => ({savedProducts: env.switch('SAVED_PRODUCTS')}),
});
