import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Whether products and carts know in which stores they can be picked up. */
    pickup?: boolean;
  }
}

export const PICKUP_SETTINGS = settingsPart({
  variables: {
    PICKUP: {
      meaning:
        'Products say in which stores they can be picked up, and carts choose one (docs/pickup.md): “on”.',
      fallback: 'off',
      question: {
        flag: '--pickup',
        text: 'Products say in which stores they can be picked up: on or off',
      },
      local: 'on',
    },
  },
  read(env) {
    const pickup = env.switch('PICKUP');
    return {pickup, mayLocate: pickup};
  },
});
