/** A consumer's statement of withdrawal (Directive 2011/83/EU, Art. 11a), and its pages. */
import type {Translation} from '~/lib/messages';
import type {AddOnPage} from '~/market';

import type {MESSAGES} from './messages';

export const WITHDRAWAL_PAGE: AddOnPage = {
  path: '/withdraw',
  pending: 'spinner',
  isPrivate: true,
};

export type Texts = Translation<typeof MESSAGES>;

export const FIELDS = ['name', 'order', 'email', 'items'] as const;
type StatementField = (typeof FIELDS)[number];

/** What the shopper entered; the items are '' for the whole order. */
export type Statement = Readonly<Record<StatementField, string>>;

export const EMPTY: Statement = {name: '', order: '', email: '', items: ''};

/** The longest texts, in characters. */
export const MAX_LENGTH = {name: 200, order: 60, email: 254, items: 2000};

/** A page of the withdrawal function, with its texts: no script knows them. */
export type WithdrawalView = {
  texts: Texts;
  /** The merchant's e-mail address for withdrawals. */
  email: string;
  /** The merchant's words on goods without a right of withdrawal; '' for none. */
  exempt: string;
  statement: Statement;
} & (
  | {step: 'form'; problems: StatementField[]}
  | {step: 'review'; key: string; rows: Row[]}
  | {
      step: 'done';
      /** `unsent`: the shop has an e-mail address only; `failed`: the provider did not take it. */
      outcome: 'received' | 'unsent' | 'failed';
      key: string;
      rows: Row[];
      /** The rows as a text, to save or to send. */
      text: string;
      /** The provider sends the shopper a copy. */
      hasCopy: boolean;
    }
);

export type View<Step> = Extract<WithdrawalView, {step: Step}>;

/** A label, and what the statement says of it. */
export type Row = [label: string, value: string];

/** Form fields beside those of the statement: the page that posts, and the key of the statement. */
export const STEP = 'step';
export const KEY = 'key';
