import {MESSAGES as analytics} from '~/analytics/messages.ja';
import {CONTENTS_MESSAGES as cartContents} from '~/cart/contents-messages.ja';
import {LINK_MESSAGES as cartLinks} from '~/cart/link-messages.ja';
import {MESSAGES as cart} from '~/cart/messages.ja';
import {MESSAGES as collection} from '~/collection/messages.ja';
import {MESSAGES as content} from '~/content/messages.ja';
import {MESSAGES as drop} from '~/drop/messages.ja';
import type {Language} from '~/lib/messages';
import {MESSAGES as market} from '~/market/messages.ja';
import {MESSAGES as payment} from '~/payment/messages.ja';
import {MESSAGES as notify} from '~/notify/messages.ja';
import {MESSAGES as personalization} from '~/personalization/messages.ja';
import {MESSAGES as product} from '~/product/messages.ja';
import {MESSAGES as recommendations} from '~/recommendations/messages.ja';
import {MESSAGES as search} from '~/search/messages.ja';
import {MESSAGES as sections} from '~/sections/messages.ja';
import {PAGE_TEXTS as seo} from '~/seo/messages.ja';
import {MESSAGES as shell} from '~/shell/messages.ja';
import {MESSAGES as ui} from '~/ui/messages.ja';

import type {Rooms} from './rooms';

/** Japanese. */
export const JAPANESE: Language<Rooms> = {
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
