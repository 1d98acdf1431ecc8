import {isInEu} from '~/lib/market';
import {messagesIn} from '~/lib/messages';
import {pathFor} from '~/market';
import {countryOf} from '~/market/index.server';
import {PostLimit} from '~/lib/post-limit';
import {isEmail, textIn} from '~/notify/index.server';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

import {DeliveryError, deliveryOf} from './delivery.server';
import {MESSAGES} from './messages';
import {
  EMPTY,
  instantIn,
  problemsOf,
  readStatement,
  rowsOf,
  textOf,
  type Row,
  type Statement,
  type WithdrawalView,
} from './statement';

/**
 * The link to the withdrawal function; none outside the EU, and where the merchant has named no
 * address for it.
 */
export function withdrawalLinks(
  {config, market}: Pick<AppContext, 'config' | 'market'>,
  country: string | null,
): {title: string; url: string}[] {
  if (config.withdrawal.email === '' || !isInEu(country)) return [];
  return [{title: messagesIn(market.tag, MESSAGES).link, url: pathFor('withdraw')}];
}

/** The empty form; `null` where the page's market has no withdrawal function. */
export async function loadWithdrawal(context: AppContext) {
  if (!(await hasWithdrawal(context))) return null;
  const view = formView(context, EMPTY);
  return {view, head: {title: view.texts.title, description: '', path: null}};
}

/** Without an answer of the store the form stays: nobody misses a deadline because of an outage. */
async function hasWithdrawal(context: AppContext): Promise<boolean> {
  if (context.config.withdrawal.email === '') return false;
  const country = await countryOf(context);
  return country === null || isInEu(country);
}

function common({config, market}: AppContext) {
  const {email, exempt} = config.withdrawal;
  return {
    texts: messagesIn(market.tag, MESSAGES),
    email,
    exempt: textIn(exempt, market.tag),
  };
}

function formView(
  context: AppContext,
  statement: Statement,
): Extract<WithdrawalView, {step: 'form'}> {
  return {...common(context), step: 'form', statement, problems: []};
}

/** Of this isolate. */
const limit = new PostLimit({ofNetwork: 8, ofSubject: 200});

/** Answers a posted form; `null` where the page's market has no withdrawal function. */
export async function answerWithdrawal(
  request: Request,
  context: AppContext,
): Promise<WithdrawalView | null> {
  if (!(await hasWithdrawal(context))) return null;
  const form = await request.formData().catch(() => new FormData());
  const {step, key, statement} = readStatement(form);
  if (step === 'edit') return formView(context, statement);
  const problems = problemsOf(statement, isEmail);
  if (problems.length > 0) return {...formView(context, statement), problems};
  const shared = {...common(context), statement};
  const rows = rowsOf(statement, shared.texts);
  if (step === 'review' || key === null)
    return {...shared, step: 'review', rows, key: crypto.randomUUID()};
  return deliver({...shared, rows, key}, context);
}

type Confirmed = Omit<
  Extract<WithdrawalView, {step: 'done'}>,
  'step' | 'outcome' | 'text' | 'hasCopy'
>;

async function deliver(
  confirmed: Confirmed,
  context: AppContext,
): Promise<WithdrawalView> {
  const {key, statement, texts} = confirmed;
  const {config, market, began, buyerIp, requestId, waitUntil} = context;
  const addressed: Row[] = [
    [texts.to, `${config.public.storeName}, ${confirmed.email}`],
    ...confirmed.rows,
  ];
  const done = (outcome: 'unsent' | 'failed') => ({
    ...confirmed,
    step: 'done' as const,
    outcome,
    rows: addressed,
    text: textOf(addressed, texts),
    hasCopy: false,
  });
  const failed = (detail: string) => {
    log('error', 'withdrawal.failed', {request: requestId, detail});
    return done('failed');
  };
  const delivery = deliveryOf(config);
  if (!delivery) return done('unsent');
  // Beyond the limit the way by e-mail stays open, so that nobody can lock others out.
  if (!limit.allows(buyerIp, '', began)) return failed('limit');
  const sent = {key, statement, text: textOf(addressed, texts), at: began};
  try {
    const at = await delivery.deliver(sent);
    // Afterwards, so that not even the time of the answer tells whether there is such an order.
    const marking = delivery.markOrder?.(sent).catch((error: unknown) => {
      const detail = error instanceof DeliveryError ? error.message : 'unexpected';
      log('error', 'withdrawal.order', {request: requestId, detail});
    });
    if (marking) waitUntil(marking);
    const rows: Row[] = [...addressed, [texts.received, instantIn(market.tag, at)]];
    return {
      ...confirmed,
      step: 'done',
      outcome: 'received',
      rows,
      text: textOf(rows, texts),
      hasCopy: delivery.sendsCopy,
    };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return failed(error.message);
  }
}

export function statusOf(view: WithdrawalView): number {
  if (view.step === 'form' && view.problems.length > 0) return 422;
  return view.step === 'done' && view.outcome === 'failed' ? 503 : 200;
}
