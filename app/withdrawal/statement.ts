/**
 * A consumer's statement of withdrawal (Directive 2011/83/EU, Art. 11a): its form, its rules and
 * its text.
 */
import type {Translation} from '~/lib/messages';
import {multilineText} from '~/lib/text';

import type {MESSAGES} from './messages';

export type Texts = Translation<typeof MESSAGES>;

export interface Statement {
  name: string;
  order: string;
  email: string;
  /** The items, in the shopper's words; '' for the whole order. */
  items: string;
}

export type StatementField = keyof Statement;

export const EMPTY: Statement = {name: '', order: '', email: '', items: ''};

/** The fields, with their longest texts in characters. */
export const MAX_LENGTH: Readonly<Record<StatementField, number>> = {
  name: 200,
  order: 60,
  email: 254,
  items: 2000,
};

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

/** A label, and what the statement says of it. */
export type Row = [label: string, value: string];

/** Form fields beside those of the statement: the page that posts, and the key of the statement. */
export const STEP = 'step';
export const KEY = 'key';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface PostedStatement {
  step: 'review' | 'edit' | 'confirm';
  /**
   * Made with the page that is confirmed, so that a form posted twice is one statement; `null`
   * before.
   */
  key: string | null;
  statement: Statement;
}

/** Reads a posted form. A form that says nothing is an empty one. */
export function readStatement(form: FormData): PostedStatement {
  const text = (name: string) => multilineText(form.get(name));
  const line = (name: string) => text(name).replace(/\s+/g, ' ');
  const step = text(STEP);
  const key = text(KEY);
  return {
    step: step === 'edit' || step === 'confirm' ? step : 'review',
    key: UUID.test(key) ? key : null,
    statement: {
      name: line('name'),
      order: line('order'),
      email: line('email'),
      items: text('items'),
    },
  };
}

/** The fields that are missing, too long, or no address. */
export function problemsOf(
  statement: Statement,
  isEmail: (text: string) => boolean,
): StatementField[] {
  const isTooLong = (field: StatementField) =>
    statement[field].length > MAX_LENGTH[field];
  const {name, order, email} = statement;
  const isWrong: Readonly<Record<StatementField, boolean>> = {
    name: name === '' || isTooLong('name'),
    order: order === '' || isTooLong('order'),
    email: !isEmail(email),
    items: isTooLong('items'),
  };
  const fields: StatementField[] = ['name', 'order', 'email', 'items'];
  return fields.filter((field) => isWrong[field]);
}

export function rowsOf({name, order, email, items}: Statement, texts: Texts): Row[] {
  return [
    [texts.order, order],
    [texts.items, items || texts.wholeOrder],
    [texts.name, name],
    [texts.email, email],
  ];
}

export function textOf(rows: readonly Row[], texts: Texts): string {
  return `${texts.statement}\n\n${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`;
}

/** An instant for people and for a judge: `26 November 2026 at 10:15:03 UTC`. */
export function instantIn(tag: string, at: number): string {
  return new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(at);
}
