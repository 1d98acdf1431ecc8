import {NOTIFY_PAGE} from '~/add-ons/notify';
import {REVIEW_PAGE} from '~/add-ons/reviews';
import {SAVED_PAGE} from '~/add-ons/saved';
import {WITHDRAWAL_PAGE} from '~/add-ons/withdrawal';
import type {AddOnPage} from '~/market';

/** The pages of add-ons. */
export const ADD_ON_PAGES: readonly AddOnPage[] = [
  NOTIFY_PAGE,
  WITHDRAWAL_PAGE,
  SAVED_PAGE,
  REVIEW_PAGE,
];
