import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Absent in a shop without a contact form. */
    contact?: ContactSettings;
  }
}

interface ContactSettings {
  /** The merchant's address for questions. */
  email: string;
  /** `null`: shoppers write to that address. */
  provider: 'shopify' | 'klaviyo' | null;
}

export const CONTACT_SETTINGS = settingsPart({
  variables: {
    CONTACT_EMAIL: {
      meaning:
        'Address for questions. Set, the page `contact` has a form (docs/contact.md).',
      question: {
        flag: '--contact-email',
        text: 'E-mail address for questions, for a contact form',
      },
    },
    CONTACT_PROVIDER: {
      meaning:
        'Who takes questions: “shopify” or “klaviyo”. Unset: shoppers send theirs to that address.',
    },
  },
  read(env) {
    const provider = env.provider('CONTACT_PROVIDER');
    const email = env.text('CONTACT_EMAIL');
    if (provider !== null && email === '')
      env.report('CONTACT_EMAIL', 'CONTACT_PROVIDER needs CONTACT_EMAIL.');
    return email === '' ? {} : {contact: {email, provider}};
  },
});
