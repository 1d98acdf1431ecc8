/** The rules of a visitor's request and of its outcome, without a server or a browser. */
import {isIdOf} from '~/lib/global-id';
import {languageOf} from '~/lib/messages';

/**
 * The purposes that an address is left for. Asking for one product is no consent to a newsletter.
 */
const TOPICS = ['back', 'opens', 'newsletter'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * - `saved`: saved, or saved before: nobody learns which;
 * - `invalid`: the address is none;
 * - `unknown`: there is no such product;
 * - `busy`: too many posts in a short time;
 * - `failed`: the service that notes it gave no answer, or does not let the shop in.
 */
export type Outcome = 'saved' | 'invalid' | 'unknown' | 'busy' | 'failed';

/**
 * The field for programs that fill in everything: no person sees it, no browser fills it in, and
 * the page's own script leaves it out.
 */
export const TRAP_FIELD = 'comment';

export interface NotifyForm {
  topic: Topic;
  /** Global id of the variant; '' with the newsletter. */
  variantId: string;
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

/** Longest address that mail is delivered to (RFC 5321). */
const MAX_EMAIL = 254;

/** As browsers check an e-mail field (HTML Living Standard, "valid email address"). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether a text is an address that a browser's e-mail field takes. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}

/** Reads a posted form; `null` for one that this shop's pages cannot have posted. */
export function readNotifyForm(form: FormData): NotifyForm | null {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const topic = TOPICS.find((each) => each === text('topic'));
  const variantId = text('variant');
  const handle = text('handle');
  if (!topic) return null;
  const isNamed = isIdOf('ProductVariant', variantId) && HANDLE.test(handle);
  if (topic !== 'newsletter' && !isNamed) return null;
  return {
    topic,
    ...(topic === 'newsletter' ? {variantId: '', handle: ''} : {variantId, handle}),
    email: text('email'),
    isTrapped: text(TRAP_FIELD) !== '',
  };
}

/**
 * The merchant's words for a page in `tag`. Several languages stand one after the other, divided by
 * `;;;`, and all but the first begin with theirs: `We e-mail you once.;;;de: Wir schreiben einmal.`
 */
export function textIn(text: string, tag: string): string {
  const [first = '', ...others] = text.split(';;;').map((part) => part.trim());
  const language = languageOf(tag);
  const own = others.find((part) => part.toLowerCase().startsWith(`${language}:`));
  return own ? own.slice(language.length + 1).trim() : first;
}
