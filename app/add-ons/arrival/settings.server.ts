import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Whether products and carts say when they arrive. */
    arrival?: boolean;
  }
}

export const ARRIVAL_SETTINGS = settingsPart({
  variables: {
    ARRIVAL: {
      meaning: 'Products and carts say when they arrive (docs/arrival.md): “on”.',
      fallback: 'off',
      question: {
        flag: '--arrival',
        text: 'Products and carts say when they arrive: on or off',
      },
      local: 'on',
    },
  },
  read: (env) => ({arrival: env.switch('ARRIVAL')}),
});
