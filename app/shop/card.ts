import {STARS} from '~/add-ons/reviews';
import {HEART} from '~/add-ons/saved';
import type {CardPart} from '~/collection/parts';

/** What add-ons show on a card, in this order. */
export const CARD_PARTS: readonly CardPart[] = [STARS, HEART];
