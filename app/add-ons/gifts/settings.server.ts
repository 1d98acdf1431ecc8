import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Whether gift cards ask for a recipient, and carts for a gift note. */
    gifts?: boolean;
  }
}

export const GIFTS_SETTINGS = settingsPart({
  variables: {
    GIFTS: {
      meaning:
        'Gift cards ask for a recipient, and carts for a gift note without prices (docs/gifts.md): “on”.',
      fallback: 'off',
      question: {
        flag: '--gifts',
        text: 'Recipients of gift cards, and gift notes in the cart: on or off',
      },
      local: 'on',
    },
  },
  read(env) {
    const gifts = env.switch('GIFTS');
    return {gifts, giftFilter: gifts};
  },
});
