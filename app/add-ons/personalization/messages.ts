import type {Translation} from '~/lib/messages';

import type {Field, TextField} from './personalization';
import type {Problem} from './rules';

/**
 * Messages about what is printed: its fields, on the product and in the cart, and why it was
 * refused.
 */
export const MESSAGES = {
  namespace: 'personalization',
  title: 'Personalization',
  player: 'Choose a player',
  ownText: 'Your own',
  optional: (label: string) => `${label} (optional)`,
  nothing: 'None',
  /** Alternative text of the picture with the lettering. */
  preview: (texts: string) => `Your lettering: ${texts}`,
  upTo: (letters: number) => `Up to ${letters} letters.`,
  inCapitals: 'Printed in capitals.',
  range: (from: number, to: number) => `${from} to ${to}.`,
  /** Why something cannot be printed. None repeats what was typed: answers may be logged. */
  numberFrom: (from: number, to: number) => `A number from ${from} to ${to}.`,
  enter: (label: string) => `Enter a ${label.toLowerCase()}.`,
  choose: (label: string) => `Choose a ${label.toLowerCase()}.`,
  tooLong: (letters: number) =>
    `That is ${letters} ${letters === 1 ? 'letter' : 'letters'} too long.`,
  canPrint: (characters: string) => `We can print ${characters}.`,
  lettersOf: (scripts: string) => `${scripts} letters`,
  characters: {
    space: 'spaces',
    period: 'periods',
    hyphen: 'hyphens',
    apostrophe: 'apostrophes',
  },
  refusedWord: 'We do not print that word.',
  /** Why a line did not go into the cart. */
  check: (problems: string) => `Please check what is to be printed. ${problems}`,
  unavailable: 'This print can’t be ordered right now. Please choose it without.',
  unreadable: 'That print could not be read. Please type it again.',
} as const;

type PersonalizationMessages = Translation<typeof MESSAGES>;

/** The limits of a field, in words; '' where its choices say it. */
export function fieldHint(messages: PersonalizationMessages, field: Field): string {
  if (field.kind === 'choice') return '';
  if (field.kind === 'number') return messages.range(field.from, field.to);
  const most = messages.upTo(field.length);
  return field.upperCase ? `${most} ${messages.inCapitals}` : most;
}

/** Why what was typed cannot be printed. `tag` is the page's language. */
export function problemMessage(
  messages: PersonalizationMessages,
  field: Field,
  problem: Problem,
  tag: string,
): string {
  if (problem.kind === 'long') return messages.tooLong(problem.by);
  if (problem.kind === 'refused') return messages.refusedWord;
  if (field.kind === 'choice') return messages.choose(field.label);
  if (problem.kind === 'missing') return messages.enter(field.label);
  return field.kind === 'number'
    ? messages.numberFrom(field.from, field.to)
    : messages.canPrint(charactersOf(messages, field, tag));
}

/** `Latin letters, spaces and hyphens` */
function charactersOf(
  messages: PersonalizationMessages,
  {letters, also}: TextField,
  tag: string,
): string {
  const {space, period, hyphen, apostrophe} = messages.characters;
  const names: Readonly<Record<string, string>> = {
    ' ': space,
    '.': period,
    '-': hyphen,
    "'": apostrophe,
    '’': apostrophe,
  };
  const list = new Intl.ListFormat(tag);
  const marks = [...also].map((character) => names[character] ?? character);
  return list.format([messages.lettersOf(list.format(letters)), ...new Set(marks)]);
}
