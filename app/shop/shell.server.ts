import {ANALYTICS_IN_SHELL} from '~/add-ons/analytics/index.server';
import {DISCLOSED_IN_SHELL} from '~/add-ons/disclosure/index.server';
import {NEWSLETTER_IN_SHELL} from '~/add-ons/notify/index.server';
import {RECOMMENDED_INSTEAD} from '~/add-ons/recommendations/index.server';
import {SAVED_IN_SHELL} from '~/add-ons/saved/index.server';
import {WITHDRAWAL_IN_SHELL} from '~/add-ons/withdrawal/index.server';
import type {ServerParts} from '~/server/parts';

/** What add-ons do for every page on the server. */
export const SHELL_SERVER_PARTS: ServerParts['shell'] = [
  SAVED_IN_SHELL,
  WITHDRAWAL_IN_SHELL,
  DISCLOSED_IN_SHELL,
  NEWSLETTER_IN_SHELL,
  ANALYTICS_IN_SHELL,
  RECOMMENDED_INSTEAD,
];
