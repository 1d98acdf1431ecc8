import {ANSWER_MESSAGES as cartAnswers} from '~/cart/server/messages.fr';
import type {Language} from '~/lib/messages';
import {MESSAGES as server} from '~/server/messages.fr';
import {MESSAGES as theme} from '~/theme/messages.fr';

import type {WorkerRooms} from './rooms';

/** French, as far as the worker alone says it. */
export const FRENCH_ANSWERS: Language<WorkerRooms> = {
  'cart-answers': cartAnswers,
  server,
  theme,
};
