import type {MakerFragment, NavigationQuery} from 'storefrontapi.generated';

import {richText} from '~/content/index.server';
import {isInEu, wantsDisclosure} from '~/lib/market';
import {messagesIn} from '~/lib/messages';
import {pathFor} from '~/market';
import {escapeMarkup, textIn} from '~/lib/text';
import type {ShopHelp} from '~/product';
import type {ProductAnswer, ProductServerPart} from '~/product/parts';
import type {ShellServerPart} from '~/shell/parts';
import type {AppContext} from '~/server/context';

import type {PriceDisclosure} from './disclosure';
import {MESSAGES} from './messages';

/**
 * Handle of the store's page with the harmonised notice: the official artwork, which nobody may
 * redraw.
 */
const GUARANTEE_PAGE = 'legal-guarantee';

type Context = Pick<AppContext, 'config' | 'market' | 'siteOrigin'>;

/** Who pays import duties in a country; `undefined` where the merchant does not say. */
function dutiesIn(country: string | null, {config, market}: Context) {
  const kind = config.duties?.get(country ?? '');
  return kind && messagesIn(market.tag, MESSAGES).duties[kind];
}

/** What is said beside the prices of a country; `null` for nothing. */
function priceDisclosure(
  country: string | null,
  answer: NavigationQuery | null,
  context: Context,
): PriceDisclosure | null {
  const {config, market} = context;
  const duties = dutiesIn(country, context);
  if (!wantsDisclosure(country)) return duties ? {duties} : null;
  const messages = messagesIn(market.tag, MESSAGES);
  const policy = answer?.shop.shippingPolicy;
  const delivery = policy ? pathFor('policy', policy.handle) : null;
  const guarantee = answer?.pages?.nodes.find(({handle}) => handle === GUARANTEE_PAGE);
  const url = pathFor('page', GUARANTEE_PAGE);
  return {
    law: {
      all: messages.allPrices,
      vat: config.pricesIncludeVat ? messages.withVat : '',
      vatAlone: config.pricesIncludeVat ? messages.withVatAlone : '',
      delivery: {title: messages.delivery, url: delivery},
    },
    ...(duties && {duties}),
    ...(config.pricesIncludeVat && {vatOfTotal: messages.vatOfTotal}),
    ...(isInEu(country) && {
      lowestOnly: true,
      ...(guarantee && {guarantee: {title: guarantee.title, url}}),
    }),
  };
}

/**
 * The merchant's words on how reviews are checked, or ours; `null` where the law does not ask for
 * them.
 */
function reviewsDisclosure(
  country: string | null,
  {config, market}: Context,
): string | null {
  if (!wantsDisclosure(country)) return null;
  const own = textIn(config.reviewsChecked ?? '', market.tag);
  // The list of reviews says what Judge.me checks.
  return (
    own || (config.explainsReviews ? null : messagesIn(market.tag, MESSAGES).unchecked)
  );
}

/**
 * What the law wants said of a product in a country: who made it, of what, and its warnings; and
 * the label of a guarantee, as sanitized HTML. Empty where the merchant says nothing.
 * @param shopMaker the maker of products that name none
 */
function productDisclosures(
  product: ProductAnswer,
  shopMaker: MakerFragment | null | undefined,
  country: string | null,
  context: Context,
): ShopHelp['topics'] {
  if (!wantsDisclosure(country)) return [];
  const messages = messagesIn(context.market.tag, MESSAGES);
  const safe = richText(context);
  const {title, productType, model, fibers, warnings, guaranteeLabel} = product;
  const maker = product.maker?.reference ?? shopMaker;
  const {name, address, contact, responsible, responsibleContact} = maker ?? {};
  const rows =
    rowOf(messages.fibers, [fibers?.value]) +
    rowOf(messages.maker, [name?.value, address?.value, contact?.value]) +
    rowOf(messages.responsible, [responsible?.value, responsibleContact?.value]) +
    rowOf(messages.warnings, [warnings?.value, maker?.warnings?.value]);
  const label = guaranteeLabel?.reference?.image;
  const topics: ShopHelp['topics'][number][] = [];
  if (label && isInEu(country))
    topics.push({
      id: 'guarantee',
      title: messages.guarantee,
      html: safe(pictureOf(label.url, label.altText || messages.guarantee)),
      // The law wants the label seen, not found.
      isOpen: true,
    });
  if (rows !== '') {
    const item = rowOf(messages.item, [title, productType, model?.value]);
    topics.push({
      id: 'product-safety',
      title: messages.safety,
      html: safe(item + rows),
    });
  }
  return topics;
}

declare module '~/shell/root-data' {
  interface RootAdditions {
    /** Of the page's prices; absent where no law asks for one. */
    disclosure?: PriceDisclosure;
  }
}

/** What the law wants said on every page. */
export const DISCLOSED_IN_SHELL: ShellServerPart = {
  pages: [GUARANTEE_PAGE],
  add(context, {answer, country}) {
    const disclosure = priceDisclosure(country, answer, context);
    if (!disclosure) return {};
    const {guarantee} = disclosure;
    return {root: {disclosure}, ...(guarantee && {legal: [guarantee]})};
  },
};

/** What the law wants said beside a product. */
export const DISCLOSED_ON_PRODUCT: ProductServerPart = {
  term: dutiesIn,
  help(answer, shop, country, context) {
    const checked = shop && answer.rating ? reviewsDisclosure(country, context) : null;
    return {
      topics: productDisclosures(answer, shop?.maker?.reference, country, context),
      ...(checked !== null && {reviewsChecked: checked}),
    };
  },
};

const pictureOf = (url: string, alt: string) =>
  `<p><img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}"></p>`;

/** A label with the texts that there are, one below the other; '' without any. */
function rowOf(label: string, texts: readonly (string | null | undefined)[]): string {
  const lines = texts
    .flatMap((text) => text?.trim().split(/\r?\n/) ?? [])
    .filter(Boolean);
  if (lines.length === 0) return '';
  return `<h3>${escapeMarkup(label)}</h3><p>${lines.map(linked).join('<br>')}</p>`;
}

/** A line as HTML; an e-mail address or a URL leads there. */
function linked(line: string): string {
  const text = escapeMarkup(line);
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(line)) return `<a href="mailto:${text}">${text}</a>`;
  return /^https:\/\/\S+$/.test(line) ? `<a href="${text}">${text}</a>` : text;
}
