import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Cards show the store's ratings. */
    cardRatings?: boolean;
    /** Absent in a shop that shows no texts of reviews. */
    judgeme?: JudgemeSettings;
  }
}

export interface JudgemeSettings {
  token: string;
  shopDomain: string;
  pictureOrigin: string;
  /** Of the days on which reviews were written. */
  timeZone: string;
}

export const REVIEWS_SETTINGS = settingsPart({
  variables: {
    REVIEWS: {
      meaning:
        'Reviews: “stars” shows the store’s ratings on cards, “judgeme” texts and a form as well (docs/reviews.md). Unset: neither.',
      question: {
        flag: '--reviews',
        text: 'Reviews: stars on cards, or judgeme for texts too, with JUDGEME_TOKEN',
      },
      local: 'stars',
    },
    JUDGEME_TOKEN: {meaning: 'Private API token of Judge.me.'},
    JUDGEME_SHOP_DOMAIN: {
      meaning: 'Domain of the store at Judge.me, if it is not that of the store.',
    },
    JUDGEME_PICTURE_ORIGIN: {
      meaning: 'Where the pictures of its reviews are; others are not shown.',
      fallback: 'https://judgeme.imgix.net',
    },
  },
  read(env, {store, timeZone}) {
    const text = env.text('REVIEWS').toLowerCase();
    const token = env.text('JUDGEME_TOKEN');
    if (!['', 'off', 'stars', 'judgeme'].includes(text))
      env.refuse('REVIEWS', text, 'stars or judgeme');
    if (text === 'judgeme' && token === '')
      env.report('REVIEWS', 'REVIEWS=judgeme needs JUDGEME_TOKEN.');
    if (text !== 'judgeme') return {cardRatings: text === 'stars'};
    const judgeme = {
      token,
      shopDomain: env
        .origin('JUDGEME_SHOP_DOMAIN', store.origin)
        .replace(/^https?:\/\//, ''),
      pictureOrigin: env.origin('JUDGEME_PICTURE_ORIGIN', ''),
      timeZone,
    };
    return {judgeme, cardRatings: true, explainsReviews: true};
  },
});
