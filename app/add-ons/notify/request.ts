/** The rules of a visitor's request and of its outcome, without a server or a browser. */
import {isIdOf} from '~/lib/global-id';
import {isRecord} from '~/lib/json';
import {shopPath, type AddOnPage} from '~/market';
import {TRAP_FIELD} from '~/ui/TrapField';

/** The page that answers a form that was posted without scripts. */
export const NOTIFY_PAGE: AddOnPage = {
  path: '/notify',
  pending: 'spinner',
  isPrivate: true,
};

export const notifyDataPath = shopPath('/api/notify');

/**
 * The purposes that an address is left for. Asking for one product is no consent to a newsletter.
 */
const TOPICS = ['back', 'opens', 'newsletter'] as const;
export type Topic = (typeof TOPICS)[number];

const OUTCOMES = ['saved', 'invalid', 'unknown', 'busy', 'failed'] as const;
/**
 * - `saved`: saved, or saved before: nobody learns which;
 * - `invalid`: the address is none;
 * - `unknown`: there is no such product;
 * - `busy`: too many posts in a short time;
 * - `failed`: the service that notes it gave no answer, or does not let the shop in.
 */
export type Outcome = (typeof OUTCOMES)[number];

/** The outcome in an answer of `/api/notify`; `failed` for an answer that is none of ours. */
export const outcomeIn = (answer: unknown): Outcome =>
  OUTCOMES.find((each) => isRecord(answer) && each === answer.outcome) ?? 'failed';

export interface NotifyForm {
  topic: Topic;
  /** Global id of the variant, or of the product; '' with the newsletter. */
  awaitedId: string;
  /** Handle of the product, for the way back; '' with the newsletter. */
  handle: string;
  email: string;
  /** Something has filled in what no person sees. */
  isTrapped: boolean;
}

export interface NotifyAnswer {
  outcome: Outcome;
  form: NotifyForm;
  consent: string;
}

const HANDLE = /^[^\s/]{1,255}$/;

/** Reads a posted form; `null` for one that this shop's pages cannot have posted. */
export function readNotifyForm(form: FormData): NotifyForm | null {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const topic = TOPICS.find((each) => each === text('topic'));
  if (!topic) return null;
  const shared = {topic, email: text('email'), isTrapped: text(TRAP_FIELD) !== ''};
  if (topic === 'newsletter') return {...shared, awaitedId: '', handle: ''};
  const awaitedId = text('variant');
  const handle = text('handle');
  const isId = isIdOf('ProductVariant', awaitedId) || isIdOf('Product', awaitedId);
  return isId && HANDLE.test(handle) ? {...shared, awaitedId, handle} : null;
}
