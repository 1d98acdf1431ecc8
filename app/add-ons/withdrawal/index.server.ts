import {isInEu} from '~/lib/market';
import {messagesIn} from '~/lib/messages';
import {countryOf, tagOf} from '~/market/index.server';
import {labeledLines, singleLineText, textIn, wrongFields} from '~/lib/text';
import type {AppContext} from '~/server/context';
import {failureOf, idOf} from '~/server/delivery';
import {log} from '~/server/log';
import {mayPost} from '~/server/post-limits';
import type {ShellServerPart} from '~/shell/parts';

import {deliveryOf, markOrder} from './delivery.server';
import {MESSAGES} from './messages';
import {
  EMPTY,
  FIELDS,
  KEY,
  MAX_LENGTH,
  STEP,
  WITHDRAWAL_PAGE,
  type Row,
  type Statement,
  type Texts,
  type View,
  type WithdrawalView,
} from './statement';

/**
 * The link to the withdrawal function; none outside the EU, and where the merchant has named no
 * address for it.
 */
export const WITHDRAWAL_IN_SHELL: ShellServerPart = {
  add({config, market}, {country}) {
    if (!config.withdrawal || !isInEu(country)) return {};
    const title = messagesIn(market.tag, MESSAGES).link;
    return {service: [{title, url: WITHDRAWAL_PAGE.path}]};
  },
};

/** The empty form; `null` where the page's market has no withdrawal function. */
export async function loadWithdrawal(context: AppContext) {
  if (!(await hasWithdrawal(context))) return null;
  const view: WithdrawalView = {...common(context, EMPTY), step: 'form', problems: []};
  return {view, head: {title: view.texts.title, description: '', path: null}};
}

/** Without an answer of the store the form stays: nobody misses a deadline because of an outage. */
async function hasWithdrawal(context: AppContext): Promise<boolean> {
  if (!context.config.withdrawal) return false;
  const country = await countryOf(context);
  return country === null || isInEu(country);
}

function common({config, market}: AppContext, statement: Statement) {
  const {email = '', exempt = ''} = config.withdrawal ?? {};
  const texts = messagesIn(market.tag, MESSAGES);
  return {texts, email, exempt: textIn(exempt, market.tag), statement};
}

/** Answers a posted form; `null` where the page's market has no withdrawal function. */
export async function answerWithdrawal(
  request: Request,
  context: AppContext,
): Promise<WithdrawalView | null> {
  if (!(await hasWithdrawal(context))) return null;
  const form = await request.formData().catch(() => new FormData());
  const {step, key, statement} = readStatement(form);
  const shared = common(context, statement);
  if (step === 'edit') return {...shared, step: 'form', problems: []};
  const problems = wrongFields(FIELDS, statement, {
    maxLength: MAX_LENGTH,
    optional: 'items',
  });
  if (problems.length > 0) return {...shared, step: 'form', problems};
  const review: View<'review'> = {
    ...shared,
    step: 'review',
    rows: rowsOf(statement, shared.texts),
    key: crypto.randomUUID(),
  };
  return step === 'confirm' && key ? deliver({...review, key}, context) : review;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads a posted form. A form that says nothing is an empty one, to be reviewed. */
function readStatement(form: FormData) {
  const line = (name: string) => singleLineText(form.get(name));
  const key = line(KEY);
  return {
    step: line(STEP),
    // Made with the page that is confirmed, so that a form posted twice is one statement.
    key: UUID.test(key) ? key : null,
    statement: {
      name: line('name'),
      order: line('order'),
      email: line('email'),
      items: line('items'),
    },
  };
}

function rowsOf({name, order, email, items}: Statement, texts: Texts): Row[] {
  return [
    [texts.order, order],
    [texts.items, items || texts.wholeOrder],
    [texts.name, name],
    [texts.email, email],
  ];
}

async function deliver(
  confirmed: View<'review'>,
  context: AppContext,
): Promise<WithdrawalView> {
  const {key, statement, texts, email} = confirmed;
  const {config, began, buyerIp, requestId, waitUntil} = context;
  const to: Row = [texts.to, `${config.public.storeName}, ${email}`];
  const done = (
    outcome: View<'done'>['outcome'],
    more: Row[] = [],
    hasCopy = false,
  ): View<'done'> => {
    const rows = [to, ...confirmed.rows, ...more];
    const text = `${texts.statement}\n\n${labeledLines(rows)}`;
    return {...confirmed, step: 'done', outcome, rows, text, hasCopy};
  };
  const failed = (detail: string) => {
    log('error', 'withdrawal.failed', {request: requestId, detail});
    return done('failed');
  };
  const unsent = done('unsent');
  const delivery = deliveryOf(config);
  if (!delivery) return unsent;
  // Beyond the limit the way by e-mail stays open, so that nobody can lock others out.
  const post = {ip: buyerIp, address: statement.email};
  if (!mayPost('withdrawal', post, began)) return failed('limit');
  const {name, order, items} = statement;
  const {text} = unsent;
  // Of the content as well: a receipt never has another statement's text.
  const id = await idOf(key, text);
  try {
    const at = await delivery.deliver({
      key: id,
      email: statement.email,
      values: {name, order, items, text},
      at: began,
    });
    // Afterwards, so that not even the time of the answer tells whether there is such an order.
    const marking = markOrder(config, {key: id, statement, text}).catch(
      (error: unknown) => {
        const detail = failureOf(error) ?? 'unexpected';
        log('error', 'withdrawal.order', {request: requestId, detail});
      },
    );
    waitUntil(marking);
    const received: Row = [texts.received, instantIn(await tagOf(context), at)];
    return done('received', [received], delivery.sendsCopy);
  } catch (error) {
    const detail = failureOf(error);
    if (detail === null) throw error;
    return failed(detail);
  }
}

/** An instant for people and for a judge: `26 November 2026 at 10:15:03 UTC`. */
function instantIn(tag: string, at: number): string {
  return new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(at);
}

export function withdrawalStatus(view: WithdrawalView): number {
  if (view.step === 'form' && view.problems.length > 0) return 422;
  return view.step === 'done' && view.outcome === 'failed' ? 503 : 200;
}
