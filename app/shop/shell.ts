import {ANALYTICS} from '~/add-ons/analytics';
import {APPS} from '~/add-ons/apps';
import {DISCLOSED_PRICES} from '~/add-ons/disclosure';
import {NEWSLETTER} from '~/add-ons/notify';
import {SAVED_LINK} from '~/add-ons/saved';
import type {ShellPart} from '~/shell/parts';

/** What add-ons show on every page, in this order. */
export const SHELL_PARTS: readonly ShellPart[] = [
  SAVED_LINK,
  DISCLOSED_PRICES,
  NEWSLETTER,
  ANALYTICS,
  APPS,
];
