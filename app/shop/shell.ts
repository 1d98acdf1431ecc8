import {ANALYTICS} from '~/add-ons/analytics';
import {APPS} from '~/add-ons/apps';
import {DISCLOSED_PRICES} from '~/add-ons/disclosure';
import {NEWSLETTER} from '~/add-ons/notify';
import type {ShellPart} from '~/shell/parts';

/** What add-ons show on every page, in this order. */
export const SHELL_PARTS: readonly ShellPart[] = [
  DISCLOSED_PRICES,
  NEWSLETTER,
  ANALYTICS,
  APPS,
];
