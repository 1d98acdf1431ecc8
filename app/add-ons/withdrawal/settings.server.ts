import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Absent in a shop without the withdrawal function. */
    withdrawal?: WithdrawalSettings;
  }
}

interface WithdrawalSettings {
  /** The merchant's address for withdrawals. */
  email: string;
  /** `null`: shoppers write to that address. */
  provider: 'shopify' | 'klaviyo' | null;
  /** The merchant's words on goods without a right of withdrawal; '' for none. */
  exempt: string;
}

export const WITHDRAWAL_SETTINGS = settingsPart({
  variables: {
    WITHDRAWAL_EMAIL: {
      meaning:
        'Address for withdrawals from contracts. Set, markets in the EU have the withdrawal function (docs/law.md).',
      question: {
        flag: '--withdrawal-email',
        text: 'E-mail address for withdrawals, needed where you sell to the EU',
      },
    },
    WITHDRAWAL_PROVIDER: {
      meaning:
        'Who takes withdrawals: “shopify” or “klaviyo”. Unset: shoppers send theirs to that address.',
    },
    WITHDRAWAL_EXEMPT: {
      meaning:
        'Your words on goods without a right of withdrawal, such as printed ones, shown above the form.',
    },
  },
  read(env) {
    const provider = env.provider('WITHDRAWAL_PROVIDER');
    const email = env.text('WITHDRAWAL_EMAIL');
    if (provider !== null && email === '')
      env.report('WITHDRAWAL_EMAIL', 'WITHDRAWAL_PROVIDER needs WITHDRAWAL_EMAIL.');
    if (email === '') return {};
    return {withdrawal: {email, provider, exempt: env.text('WITHDRAWAL_EXEMPT')}};
  },
});
