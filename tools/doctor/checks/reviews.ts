import {judgeme, ReviewError} from '../../../app/add-ons/reviews/judgeme.server';
import type {Check} from '../check';

export const reviews: Check = {
  name: 'reviews',
  impact: 'Product pages say that reviews cannot be shown.',
  needs: ['domain'],
  async run({config}) {
    const {cardRatings, judgeme: settings} = config;
    if (!settings)
      return {
        status: 'ok',
        found: cardRatings ? 'stars on cards' : 'stars on product pages alone (REVIEWS)',
      };
    try {
      // Whether it has such a product or not, it has accepted the token.
      await judgeme(settings).newest('0');
      return {status: 'ok', found: 'Judge.me accepts the token'};
    } catch (error) {
      if (!(error instanceof ReviewError)) throw error;
      return {
        status: 'fault',
        found: `Judge.me: ${error.message}`,
        fix: 'Set JUDGEME_TOKEN to the private token, and JUDGEME_SHOP_DOMAIN (docs/reviews.md).',
      };
    }
  },
};
