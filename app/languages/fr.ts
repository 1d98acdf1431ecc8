import {MESSAGES as analytics} from '~/analytics/messages.fr';
import {CONTENTS_MESSAGES as cartContents} from '~/cart/contents-messages.fr';
import {LINK_MESSAGES as cartLinks} from '~/cart/link-messages.fr';
import {MESSAGES as cart} from '~/cart/messages.fr';
import {MESSAGES as collection} from '~/collection/messages.fr';
import {MESSAGES as content} from '~/content/messages.fr';
import {MESSAGES as drop} from '~/drop/messages.fr';
import type {Language} from '~/lib/messages';
import {MESSAGES as market} from '~/market/messages.fr';
import {MESSAGES as payment} from '~/payment/messages.fr';
import {MESSAGES as notify} from '~/notify/messages.fr';
import {MESSAGES as personalization} from '~/personalization/messages.fr';
import {MESSAGES as product} from '~/product/messages.fr';
import {MESSAGES as recommendations} from '~/recommendations/messages.fr';
import {MESSAGES as search} from '~/search/messages.fr';
import {MESSAGES as sections} from '~/sections/messages.fr';
import {PAGE_TEXTS as seo} from '~/seo/messages.fr';
import {MESSAGES as shell} from '~/shell/messages.fr';
import {MESSAGES as ui} from '~/ui/messages.fr';

import type {Rooms} from './rooms';

/** French. */
export const FRENCH: Language<Rooms> = {
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
