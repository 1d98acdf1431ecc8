import type {MESSAGES as analytics} from '~/analytics/messages';
import type {CONTENTS_MESSAGES as cartContents} from '~/cart/contents-messages';
import type {LINK_MESSAGES as cartLinks} from '~/cart/link-messages';
import type {MESSAGES as cart} from '~/cart/messages';
import type {ANSWER_MESSAGES as cartAnswers} from '~/cart/server/messages';
import type {MESSAGES as collection} from '~/collection/messages';
import type {MESSAGES as content} from '~/content/messages';
import type {MESSAGES as market} from '~/market/messages';
import type {MESSAGES as product} from '~/product/messages';
import type {MESSAGES as recommendations} from '~/recommendations/messages';
import type {MESSAGES as search} from '~/search/messages';
import type {MESSAGES as sections} from '~/sections/messages';
import type {PAGE_TEXTS as seo} from '~/seo/messages';
import type {MESSAGES as server} from '~/server/messages';
import type {MESSAGES as shell} from '~/shell/messages';
import type {MESSAGES as theme} from '~/theme/messages';
import type {MESSAGES as ui} from '~/ui/messages';
import type {MESSAGES as payment} from '~/payment/messages';
import type {MESSAGES as personalization} from '~/personalization/messages';
import type {MESSAGES as drop} from '~/drop/messages';
import type {MESSAGES as notify} from '~/notify/messages';

/** The messages that a browser may need. A language translates them all. */
export type Rooms =
  | typeof drop
  | typeof payment
  | typeof notify
  | typeof personalization
  | typeof analytics
  | typeof cart
  | typeof cartContents
  | typeof cartLinks
  | typeof collection
  | typeof content
  | typeof market
  | typeof product
  | typeof recommendations
  | typeof search
  | typeof sections
  | typeof seo
  | typeof shell
  | typeof ui;

/** The messages that the worker alone needs. */
export type WorkerRooms = typeof cartAnswers | typeof server | typeof theme;
