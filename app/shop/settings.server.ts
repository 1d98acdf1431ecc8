import {AGENTS_SETTINGS} from '~/add-ons/agents/settings.server';
import {ANALYTICS_SETTINGS} from '~/add-ons/analytics/settings.server';
import {ARRIVAL_SETTINGS} from '~/add-ons/arrival/settings.server';
import {CONTACT_SETTINGS} from '~/add-ons/contact/settings.server';
import {DISCLOSURE_SETTINGS} from '~/add-ons/disclosure/settings.server';
import {GIFTS_SETTINGS} from '~/add-ons/gifts/settings.server';
import {NOTIFY_SETTINGS} from '~/add-ons/notify/settings.server';
import {PERSONALIZATION_SETTINGS} from '~/add-ons/personalization/settings.server';
import {PICKUP_SETTINGS} from '~/add-ons/pickup/settings.server';
import {REVIEWS_SETTINGS} from '~/add-ons/reviews/settings.server';
import {SAVED_SETTINGS} from '~/add-ons/saved/settings.server';
import {WITHDRAWAL_SETTINGS} from '~/add-ons/withdrawal/settings.server';
import type {SettingsPart} from '~/server/config';

/** The variables of add-ons. Commands read them too, so nothing else is imported here. */
export const ADD_ON_SETTINGS: readonly SettingsPart[] = [
  NOTIFY_SETTINGS,
  WITHDRAWAL_SETTINGS,
  CONTACT_SETTINGS,
  DISCLOSURE_SETTINGS,
  SAVED_SETTINGS,
  GIFTS_SETTINGS,
  REVIEWS_SETTINGS,
  PICKUP_SETTINGS,
  ARRIVAL_SETTINGS,
  PERSONALIZATION_SETTINGS,
  ANALYTICS_SETTINGS,
  AGENTS_SETTINGS,
];
