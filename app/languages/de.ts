import {MESSAGES as analytics} from '~/analytics/messages.de';
import {CONTENTS_MESSAGES as cartContents} from '~/cart/contents-messages.de';
import {LINK_MESSAGES as cartLinks} from '~/cart/link-messages.de';
import {MESSAGES as cart} from '~/cart/messages.de';
import {MESSAGES as collection} from '~/collection/messages.de';
import {MESSAGES as content} from '~/content/messages.de';
import {MESSAGES as drop} from '~/drop/messages.de';
import type {Language} from '~/lib/messages';
import {MESSAGES as market} from '~/market/messages.de';
import {MESSAGES as payment} from '~/payment/messages.de';
import {MESSAGES as notify} from '~/notify/messages.de';
import {MESSAGES as personalization} from '~/personalization/messages.de';
import {MESSAGES as product} from '~/product/messages.de';
import {MESSAGES as recommendations} from '~/recommendations/messages.de';
import {MESSAGES as search} from '~/search/messages.de';
import {MESSAGES as sections} from '~/sections/messages.de';
import {PAGE_TEXTS as seo} from '~/seo/messages.de';
import {MESSAGES as shell} from '~/shell/messages.de';
import {MESSAGES as ui} from '~/ui/messages.de';

import type {Rooms} from './rooms';

/** German. */
export const GERMAN: Language<Rooms> = {
  drop,
  market,
  payment,
  notify,
  personalization,
  analytics,
  'cart-contents': cartContents,
  'cart-links': cartLinks,
  cart,
  collection,
  content,
  product,
  recommendations,
  search,
  sections,
  seo,
  shell,
  ui,
};
