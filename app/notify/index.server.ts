import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {messagesIn} from '~/lib/messages';
import {createAdminClient, hasAdmin} from '~/server/admin-client';

import {CarrierError, type Carrier, type Consent} from './carrier.server';
import {klaviyoCarrier} from './klaviyo.server';
import {MESSAGES} from './messages';
import {NOTIFY_VARIANT_QUERY} from './notify.documents';
import {isEmail, PostLimit, readNotifyForm, wordsIn} from './request';
import type {NotifyAnswer, NotifyForm, Outcome} from './request';
import {shopifyCarrier} from './shopify.server';

type Context = Pick<
  AppContext,
  'config' | 'storefront' | 'market' | 'began' | 'buyerIp' | 'requestId'
>;

/** The carrier that is configured; `null` for none: no form is shown then. */
function carrierOf({notify, admin, store}: AppConfig): Carrier | null {
  if (notify.carrier === 'klaviyo') return klaviyoCarrier(notify.klaviyo);
  const settings = {...admin, origin: store.origin};
  if (notify.carrier !== 'shopify' || !hasAdmin(settings)) return null;
  return shopifyCarrier(createAdminClient(settings));
}

/** The merchant's words of consent, for the page's market; `null` where the shop has no such form. */
export function consentWords(
  {config, market}: Pick<AppContext, 'config' | 'market'>,
  topic: NotifyForm['topic'],
): string | null {
  const {notify} = config;
  if (carrierOf(config) === null) return null;
  if (topic === 'newsletter') return wordsIn(notify.newsletter, market.tag) || null;
  return wordsIn(notify.consent, market.tag) || messagesIn(market.tag, MESSAGES).consent;
}

/** Of this isolate. */
const limit = new PostLimit();

/** The answers to requests with a posted form: a page's head is made from its loader's data, not from its action's. */
const answers = new WeakMap<Context, NotifyAnswer>();

/** The title of the page that answers a posted form; `null` where none was posted. */
export function answerTitle(context: Context): string | null {
  const answer = answers.get(context);
  return answer
    ? messagesIn(context.market.tag, MESSAGES)[answer.form.topic].title
    : null;
}

/**
 * Notes the address of a posted form; `null` for one that this shop's pages cannot have posted. The request guard has refused posts of
 * other sites. Whether an address was known makes no difference. Nothing that is logged holds it.
 */
export async function noteAddress(
  request: Request,
  context: Context,
): Promise<NotifyAnswer | null> {
  const posted = await request.formData().catch(() => null);
  const form = posted && readNotifyForm(posted);
  const words = form && consentWords(context, form.topic);
  if (!form || words === null) return null;
  const outcome = await outcomeOf(form, words, context);
  const answer = {outcome, form, consent: words};
  answers.set(context, answer);
  return answer;
}

async function outcomeOf(
  form: NotifyForm,
  words: string,
  context: Context,
): Promise<Outcome> {
  const {config, began, buyerIp, requestId} = context;
  if (form.isTrapped) return 'noted';
  if (!isEmail(form.email)) return 'invalid';
  if (!limit.allows(buyerIp, began)) return 'busy';
  const carrier = carrierOf(config);
  if (!carrier) return 'failed';
  try {
    return await note(carrier, form, {words, at: began}, context);
  } catch (error) {
    const {kind, detail} =
      error instanceof CarrierError ? error : new CarrierError('away', 'the store');
    if (kind === 'address') return 'invalid';
    const level = kind === 'setup' ? 'error' : 'warn';
    log(level, 'notify.failed', {request: requestId, topic: form.topic, kind, detail});
    return 'failed';
  }
}

async function note(
  carrier: Carrier,
  {topic, variantId, email}: NotifyForm,
  consent: Consent,
  {storefront}: Context,
): Promise<Outcome> {
  if (topic === 'newsletter') {
    await carrier.subscribe(email, consent);
    return 'noted';
  }
  const {node} = await storefront.query(NOTIFY_VARIANT_QUERY, {
    variables: {id: variantId},
    cache: storefront.CacheShort(),
  });
  if (!node || !('product' in node)) return 'unknown';
  const name = [node.product.title, node.title].join(', ');
  const variant = variantId.split('/').at(-1) ?? '';
  await carrier.awaitProduct(email, {variant, name, topic}, consent);
  return 'noted';
}

/** Status of the answer to each outcome. */
export const STATUS_OF: Readonly<Record<Outcome, number>> = {
  noted: 200,
  invalid: 422,
  unknown: 404,
  busy: 429,
  failed: 503,
};
