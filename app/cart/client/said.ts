import {EXTRA_KEYS, type CartReply, type CartView} from '../cart';
import type {Saying} from './desired';

/** What the shopper says to the cart besides its lines, until the store has answered. */
export interface Said extends Saying {
  /** Where it is said: what is said there later replaces it. */
  place: string;
  /** Key of the field or line beside which its answer stands; `null` for a command. */
  key: string | null;
  /** Its name for people. */
  name: string;
  /** The line that it edits: it waits until nothing is desired of that. */
  lineId: string | null;
  /** The cart link that it is of, whose lines it goes with. */
  link: string | null;
  /** In flight, or with an unknown outcome. */
  isSent: boolean;
  /** How often it was sent without an outcome, or certainly not executed. */
  tries: number;
  /** Not sent before this. */
  notBefore: number;
}

export type NewSaid = Pick<Said, 'place' | 'key' | 'name' | 'action' | 'inputs'> &
  Partial<Pick<Said, 'lineId' | 'link'>>;

/**
 * A command, such as the move to another country on the way to the checkout, is about this moment:
 * it is sent once, and no other page does it.
 */
export const isCommand = ({key}: Said) => key === null;

export const command = (action: string): NewSaid => {
  return {place: action, key: null, name: '', action, inputs: {}};
};

type AllSaid = readonly Said[];

/** With one more. */
export function withSaid(all: AllSaid, added: NewSaid): AllSaid {
  const next = {lineId: null, link: null, ...added};
  const others = all.filter(({place}) => place !== added.place);
  return [...others, {...next, isSent: false, tries: 0, notBefore: 0}];
}

/**
 * Requests at fault themselves are sent so often, adds to so many carts that are gone; and
 * quantities found unchanged, or what is said without an answer, once more.
 */
export const MAX_TRIES = 4;

/**
 * What is left after the reply to one of them; `null` for none.
 * @param notBefore when it may be sent again
 */
export function afterAnswer(
  all: AllSaid,
  {inputs}: Said,
  reply: CartReply | null,
  notBefore: number,
): AllSaid {
  const it = all.find((each) => each.inputs === inputs);
  const status = reply?.status ?? 'unknown';
  // Something else has been said at the same place meanwhile.
  if (!it) return all;
  const isAnswered = isCommand(it) || status === 'ok' || status === 'refused';
  const mayEnd = status === 'gone' || reply?.isFinal === true;
  if (isAnswered || (mayEnd && it.tries + 1 >= MAX_TRIES))
    return all.filter((each) => each !== it);
  if (status === 'unknown') return all;
  return all.map((each) => (each === it ? unsaid(it, notBefore) : each));
}

const unsaid = (said: Said, notBefore: number): Said => {
  return {...said, isSent: false, tries: said.tries + 1, notBefore};
};

/**
 * After a read: what has an unknown outcome is said again, as it replaces or adds by name. A gift
 * card does not, nor a line that is not there any more.
 */
export function afterRead(
  all: AllSaid,
  cart: CartView | null,
  again: (tries: number) => number,
): {said: AllSaid; given: AllSaid} {
  const isOver = ({isSent, key, lineId, tries}: Said) =>
    isSent &&
    (tries > MAX_TRIES ||
      key === EXTRA_KEYS.giftCards ||
      (lineId !== null && !cart?.lines.some(({id}) => id === lineId)));
  const said = all
    .filter((each) => !isOver(each))
    .map((each) => (each.isSent ? unsaid(each, again(each.tries)) : each));
  return {said, given: all.filter(isOver)};
}

/** With what another page had to say: what this one has said since counts. */
export function withRestored(all: AllSaid, restored: AllSaid): AllSaid {
  const isNew = ({place}: Said) => !all.some((each) => each.place === place);
  const fresh = restored.filter(isNew);
  return [...fresh.map((each) => ({...each, tries: 0, notBefore: 0})), ...all];
}
