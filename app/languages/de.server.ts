import {ANSWER_MESSAGES as cartAnswers} from '~/cart/server/messages.de';
import type {Language} from '~/lib/messages';
import {MESSAGES as server} from '~/server/messages.de';
import {MESSAGES as theme} from '~/theme/messages.de';

import type {WorkerRooms} from './rooms';

/** German, as far as the worker alone says it. */
export const GERMAN_ANSWERS: Language<WorkerRooms> = {
  'cart-answers': cartAnswers,
  server,
  theme,
};
