import {numberIn} from '~/lib/global-id';
import {messagesIn} from '~/lib/messages';
import {isEmail, textIn} from '~/lib/text';
import {variantTitleOf} from '~/lib/variant-title';
import {isSoldOut} from '~/product';
import {allVariants, hasUnpublished} from '~/product/index.server';
import type {ProductServerPart} from '~/product/parts';
import {createAdminClient} from '~/server/admin-client';
import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {mayPost} from '~/server/post-limits';
import {ProviderError} from '~/server/providers';
import type {ShellServerPart} from '~/shell/parts';

import {klaviyoProvider} from './klaviyo.server';
import {MESSAGES} from './messages';
import {NOTIFY_VARIANT_QUERY} from './notify.documents';
import type {Provider, Consent} from './provider.server';
import {
  readNotifyForm,
  type NotifyAnswer,
  type NotifyForm,
  type Outcome,
  type Topic,
} from './request';
import {shopifyProvider} from './shopify.server';

/** The provider that is configured; `null` for none. */
function providerOf({notify, klaviyo, admin}: AppConfig): Provider | null {
  if (notify?.provider === 'klaviyo') return klaviyoProvider(klaviyo, notify.listId);
  const client = notify ? createAdminClient(admin) : null;
  return client && shopifyProvider(client);
}

/**
 * The merchant's words of consent, for the page's market; `null` where the shop has no such form.
 */
function consentText(
  {config: {notify}, market}: Pick<AppContext, 'config' | 'market'>,
  topic: Topic,
): string | null {
  if (!notify) return null;
  if (topic === 'newsletter') return textIn(notify.newsletter, market.tag) || null;
  return textIn(notify.consent, market.tag) || messagesIn(market.tag, MESSAGES).consent;
}

declare module '~/shell/root-data' {
  interface RootAdditions {
    /** The consent text of the newsletter's form; absent without one. */
    newsletterConsent?: string;
  }
}

/** The newsletter's form, in the footer. */
export const NEWSLETTER_IN_SHELL: ShellServerPart = {
  add(context) {
    const newsletterConsent = consentText(context, 'newsletter');
    return newsletterConsent === null ? {} : {root: {newsletterConsent}};
  },
};

declare module '~/product/product' {
  interface ProductAdditions {
    /** The merchant's words of consent, where it may have to be waited for. */
    consent?: string;
    /** The provider takes variants alone: not one that the store does not show (§10.38). */
    awaitsOnlyVariants?: true;
  }
}

/** The form on a page on which somebody may have to wait: not where every variant can be bought. */
export const NOTIFY_ON_PRODUCT: ProductServerPart = {
  read: (_, context) => ({
    additions(product) {
      const consent = consentText(context, 'back');
      const variants = allVariants(product);
      const canBeBought =
        product.opensAt === undefined &&
        !isSoldOut(product) &&
        !hasUnpublished(product.options, variants) &&
        variants.every(({availableForSale}) => availableForSale);
      if (consent === null || canBeBought) return {};
      const isLimited = providerOf(context.config)?.takesProducts === false;
      return {consent, mayWait: true, ...(isLimited && {awaitsOnlyVariants: true})};
    },
  }),
};

/**
 * The answers to requests with a posted form: a page's head is made from its loader's data, not
 * from its action's.
 */
const answers = new WeakMap<AppContext, NotifyAnswer>();

/** The title of the page that answers a posted form; `null` where none was posted. */
export function answerTitle(context: AppContext): string | null {
  const answer = answers.get(context);
  return answer
    ? messagesIn(context.market.tag, MESSAGES)[answer.form.topic].title
    : null;
}

/**
 * Saves the address of a posted form, and logs none; `null` for a form that this shop's pages
 * cannot have posted. The answer is the same whether the address was known.
 */
export async function saveAddress(
  request: Request,
  context: AppContext,
): Promise<NotifyAnswer | null> {
  const posted = await request.formData().catch(() => null);
  const form = posted && readNotifyForm(posted);
  const consent = form && consentText(context, form.topic);
  if (!form || consent === null) return null;
  const answer = {outcome: await outcomeOf(form, consent, context), form, consent};
  answers.set(context, answer);
  return answer;
}

async function outcomeOf(
  form: NotifyForm,
  words: string,
  context: AppContext,
): Promise<Outcome> {
  const {config, began, requestId} = context;
  // A program, or a person whose browser has filled in everything: the page asks to try again.
  if (form.isTrapped) return 'failed';
  if (!isEmail(form.email)) return 'invalid';
  const provider = providerOf(config);
  if (!provider) return 'failed';
  try {
    return await save(provider, form, {words, at: began}, context);
  } catch (error) {
    const {kind, detail} =
      error instanceof ProviderError ? error : new ProviderError('away', 'the store');
    if (kind === 'address') return 'invalid';
    const level = kind === 'setup' ? 'error' : 'warn';
    log(level, 'notify.failed', {request: requestId, topic: form.topic, kind, detail});
    return 'failed';
  }
}

async function save(
  provider: Provider,
  {topic, awaitedId, email}: NotifyForm,
  consent: Consent,
  {storefront, buyerIp: ip, began}: AppContext,
): Promise<Outcome> {
  if (topic === 'newsletter') {
    if (!mayPost('newsletter', {ip, address: email}, began)) return 'busy';
    await provider.subscribe(email, consent);
    return 'saved';
  }
  const {node} = await storefront.query(NOTIFY_VARIANT_QUERY, {
    variables: {id: awaitedId},
    cache: storefront.CacheShort(),
  });
  if (!node) return 'unknown';
  const isVariant = 'product' in node;
  if (!isVariant && !provider.takesProducts) return 'unknown';
  const {handle, title} = isVariant ? node.product : node;
  if (!mayPost('notification', {ip, address: email, product: handle}, began))
    return 'busy';
  const choice = isVariant ? variantTitleOf(node.title) : null;
  const name = choice ? `${title}, ${choice}` : title;
  const number = numberIn(awaitedId);
  const variant = isVariant ? number : `product-${number}`;
  await provider.subscribeToProduct(email, {variant, name, topic}, consent);
  return 'saved';
}

export const STATUS_OF: Readonly<Record<Outcome, number>> = {
  saved: 200,
  invalid: 422,
  unknown: 404,
  busy: 429,
  failed: 503,
};
