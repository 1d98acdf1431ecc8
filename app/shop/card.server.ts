import {STARS_ON_CARD} from '~/add-ons/reviews/index.server';
import {SAVED_ON_CARD} from '~/add-ons/saved/index.server';
import type {ServerParts} from '~/server/parts';

/** What add-ons add to a card on the server. */
export const CARD_SERVER_PARTS: ServerParts['card'] = [STARS_ON_CARD, SAVED_ON_CARD];
