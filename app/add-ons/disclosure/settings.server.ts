import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    pricesIncludeVat?: boolean;
    /** By country: whether import duties are in the prices, or due on delivery. */
    duties?: ReadonlyMap<string, 'included' | 'due'>;
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
    DUTIES_INCLUDED: {
      meaning:
        'Countries whose prices include import duties, such as “US,GB”: they say so (docs/law.md).',
    },
    DUTIES_DUE: {
      meaning:
        'Countries in which import duties are due on delivery, such as “CH”: prices there say so.',
    },
    REVIEWS_CHECKED: {
      meaning:
        'Your words on how reviews are checked, beside ratings in the EU and the United Kingdom. Unset: that they are not.',
    },
  },
  read(env) {
    const countries = (name: 'DUTIES_INCLUDED' | 'DUTIES_DUE') => {
      const text = env.text(name).toUpperCase();
      const codes = text
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean);
      if (codes.some((code) => !/^[A-Z]{2}$/.test(code)))
        env.refuse(name, text, 'countries like US,GB');
      return codes;
    };
    const included = countries('DUTIES_INCLUDED');
    const due = countries('DUTIES_DUE');
    const both = due.filter((code) => included.includes(code));
    if (both.length > 0)
      env.report('DUTIES_DUE', `DUTIES_INCLUDED has ${both.join(', ')} as well.`);
    return {
      pricesIncludeVat: env.switch('PRICES_INCLUDE_VAT'),
      duties: new Map([
        ...included.map((code) => [code, 'included'] as const),
        ...due.map((code) => [code, 'due'] as const),
      ]),
      reviewsChecked: env.text('REVIEWS_CHECKED'),
    };
  },
});
