import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Absent where nobody is asked for an address. */
    notify?: NotifySettings;
  }
}

interface NotifySettings {
  provider: 'shopify' | 'klaviyo';
  /** The merchant's words of consent; '' for ours. */
  consent: string;
  /** The newsletter's; '' for no newsletter. */
  newsletter: string;
  /** Klaviyo's list for the newsletter; '' for the account's default. */
  listId: string;
}

export const NOTIFY_SETTINGS = settingsPart({
  variables: {
    NOTIFY_PROVIDER: {
      meaning:
        'Back-in-stock and newsletter provider: “shopify” or “klaviyo” (docs/back-in-stock.md). Unset: no form.',
    },
    NOTIFY_CONSENT: {
      meaning: 'Words of consent below that form, in your own words. Unset: ours.',
    },
    NEWSLETTER_CONSENT: {
      meaning:
        'Words of consent of a newsletter field in the footer. Unset: there is no such field.',
    },
    KLAVIYO_LIST_ID: {
      meaning: 'Klaviyo’s list for the newsletter. Unset: the account’s default.',
    },
  },
  read(env) {
    const provider = env.provider('NOTIFY_PROVIDER');
    if (provider === null) return {};
    const notify = {
      provider,
      consent: env.text('NOTIFY_CONSENT'),
      newsletter: env.text('NEWSLETTER_CONSENT'),
      listId: env.text('KLAVIYO_LIST_ID'),
    };
    return {notify, takesWaiting: true};
  },
});
