/** A question to the merchant: its form, and what becomes of it. */
import type {Translation} from '~/lib/messages';

import type {MESSAGES} from './messages';

export type Texts = Translation<typeof MESSAGES>;

/** Handle of the store's page that has the form. */
export const CONTACT_HANDLE = 'contact';

export const FIELDS = ['name', 'email', 'order', 'topic', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** The longest texts, in characters. */
export const MAX_LENGTH = {name: 200, email: 254, order: 60, text: 5000};

export const TOPICS = [
  'order',
  'delivery',
  'returns',
  'sizes',
  'product',
  'other',
] as const;

/** What the shopper entered; the order number may be ''. */
export interface Question extends Readonly<Record<Field, string>> {
  readonly topic: (typeof TOPICS)[number] | '';
}

export const EMPTY: Question = {name: '', email: '', order: '', topic: '', text: ''};

/** The form of a page, the same for everybody. */
export interface ContactForm {
  texts: Texts;
  /** What the shop answers itself, by the URLs of its pages, or of the store's. */
  answers: {title: string; url: string}[];
}

/** A posted form. */
export interface ContactAnswer {
  question: Question;
  problems: Field[];
  /**
   * - `open`: it has problems;
   * - `unsent`: the shop has an e-mail address only;
   * - `busy`: too many posts in a short time;
   * - `failed`: the provider did not take it.
   */
  outcome: 'open' | 'sent' | 'unsent' | 'busy' | 'failed';
  /** Labels, and what was said. */
  rows: [label: string, value: string][];
  /** A link to write the same by e-mail. */
  mail: string;
  /** The provider sends the shopper a copy. */
  hasCopy: boolean;
}
