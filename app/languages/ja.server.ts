import {ANSWER_MESSAGES as cartAnswers} from '~/cart/server/messages.ja';
import type {Language} from '~/lib/messages';
import {MESSAGES as server} from '~/server/messages.ja';
import {MESSAGES as theme} from '~/theme/messages.ja';

import type {WorkerRooms} from './rooms';

/** Japanese, as far as the worker alone says it. */
export const JAPANESE_ANSWERS: Language<WorkerRooms> = {
  'cart-answers': cartAnswers,
  server,
  theme,
};
