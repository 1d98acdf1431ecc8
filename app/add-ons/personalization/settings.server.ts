import {settingsPart} from '~/server/config';

export const PERSONALIZATION_SETTINGS = settingsPart({
  variables: {
    PERSONALIZATION: {
      meaning:
        'Names and numbers: products may ask for texts to print (docs/personalization.md): “on”.',
      fallback: 'off',
      local: 'on',
    },
  },
  read: (env) => ({personalization: env.switch('PERSONALIZATION')}),
});
