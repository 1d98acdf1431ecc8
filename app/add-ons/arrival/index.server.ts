import type {ArrivalRulesFragment} from 'storefrontapi.generated';

import type {CartLineView} from '~/cart';
import type {CartPartContext, CartServerPart} from '~/cart/parts';
import {endDateFromTags} from '~/lib/end-date';
import {messagesIn} from '~/lib/messages';
import type {ArrivalStep} from '~/product';
import {isPreOrder, isSoldOut} from '~/product/index.server';
import type {ProductServerPart} from '~/product/parts';
import {logOnce} from '~/server/log';

import {CART_ARRIVAL_QUERY} from './arrival.documents';
import {dayIn, dayOf, instantOf} from './calendar';
import {MESSAGES} from './messages';
import {
  arrivalsAt,
  latestOf,
  methodsTo,
  nextMidnight,
  type Deadline,
  type OwnTime,
} from './rules';
import {makingDays, readSettings, type ArrivalRules} from './settings';

type Answer = Partial<ArrivalRulesFragment>;

interface Place {
  rules: ArrivalRules;
  country: string;
}

/** The rules and the country of the page; `null` where the merchant says nothing of it. */
function placeOf({arrivalShop, arrivalPlace}: Answer): Place | null {
  const entry = arrivalShop?.arrival?.reference;
  const country = arrivalPlace?.country.isoCode;
  if (!entry || !('fields' in entry) || !country) return null;
  const texts = entry.fields.map(({key, value}) => [key, value ?? '']);
  const {rules, problems} = readSettings(Object.fromEntries(texts));
  for (const problem of problems) logOnce('warn', 'arrival.ignored', {problem});
  return rules && {rules, country};
}

/** The dates of an order by the merchant's first way of delivery, and by the one that is faster. */
function deadlinesAt(now: number, {rules, country}: Place, own: OwnTime) {
  const [usual, ...others] = methodsTo(rules, country);
  if (!usual) return [];
  const way = {country, own};
  return arrivalsAt(now, rules, {...way, days: usual.days}).map((deadline) => {
    let faster: {name: string; from: string; to: string} | null = null;
    for (const {name, days} of others) {
      const [found] = arrivalsAt(deadline.ordered, rules, {...way, days});
      if (found && found.to < (faster ?? deadline).to) faster = {name, ...found};
    }
    return {...deadline, faster};
  });
}

type Said = ReturnType<typeof deadlinesAt>[number];

/** `Tue, Dec 1 – Thu, Dec 3` */
function datesIn(tag: string, {from, to}: Pick<Deadline, 'from' | 'to'>): string {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(to));
}

interface Telling {
  timeZone: string;
  tag: string;
  /** Whether it says that a product is made once its sale has ended. */
  isMadeAfter?: boolean;
}

function stepOf(said: Said, {timeZone, tag, isMadeAfter}: Telling): ArrivalStep {
  const {until, from, to, christmas, isDeadline, faster} = said;
  const messages = messagesIn(tag, MESSAGES);
  const dates = datesIn(tag, said);
  const dated = christmas ? messages.christmas[christmas](dates) : dates;
  const text = isDeadline
    ? messages.orderBy({time: '{time}', day: '{day}', dates: dated})
    : messages[isMadeAfter ? 'madeAfter' : 'arrives'](dated);
  const also = faster ? `; ${[faster.name, datesIn(tag, faster)].join(' ').trim()}` : '';
  return {until, from, to, text: text + also, timeZone};
}

const isDate = (text: string | null): boolean =>
  text !== null && !Number.isNaN(dayOf(text));

/** Without the days of a print; those of a batch count for all of it. */
const withoutPrint = (own: OwnTime) => (own.end?.isMadeThen ? own : {...own, making: 0});

type Field = {value: string} | null | undefined;

interface OfProduct {
  isPreOrdered: boolean;
  shipsOn: string | null;
  endDate: number | null;
  making: Field;
  madeAfter: Field;
}

/** What a product adds of its own; `null` where nobody knows when it is sent. */
function ownTime({making, endDate, ...product}: OfProduct): OwnTime | null {
  const isMadeAfter = product.madeAfter?.value === 'true';
  const shipsOn =
    product.isPreOrdered && isDate(product.shipsOn) ? product.shipsOn : null;
  if (isMadeAfter ? endDate === null : product.isPreOrdered && !shipsOn) return null;
  const end = endDate === null ? null : {at: endDate, isMadeThen: isMadeAfter};
  return {making: makingDays(making?.value), shipsOn, end};
}

/** When a product arrives: on its page, in its dialog, in search results and for agents. */
export const ARRIVAL_ON_PRODUCT: ProductServerPart = {
  read(answer, {config, market, now}) {
    const place = config.arrival ? placeOf(answer.beside) : null;
    const isSent = answer.sent.nodes[0]?.requiresShipping !== false;
    if (!place || answer.isGiftCard || !isSent) return {};
    return {
      additions(product) {
        const {opensAt, isListing} = product;
        const isPreOrdered = isPreOrder(product);
        const {making, madeAfter} = answer;
        const own = ownTime({...product, isPreOrdered, making, madeAfter});
        const cannotBeBought = opensAt !== undefined || isSoldOut(product);
        if (!own || isListing || cannotBeBought) return {};
        const {rules, country} = place;
        const isMadeAfter = own.end?.isMadeThen === true;
        const telling = {timeZone: rules.timeZone, tag: market.tag, isMadeAfter};
        const stepsOf = (dates: readonly Said[]) =>
          dates.map((said) => stepOf(said, telling));
        const plain = withoutPrint(own);
        const dates = deadlinesAt(now, place, plain);
        const [first] = dates;
        if (!first) return {};
        const isDated = isPreOrdered || isMadeAfter;
        return {
          arrival: {
            country,
            steps: stepsOf(dates),
            ...(own.making > plain.making && {
              made: stepsOf(deadlinesAt(now, place, own)),
            }),
            ...(isDated ? {sentFrom: first.sent} : {days: daysOf(now, place, own)}),
            until: Math.min(first.until, nextMidnight(now, rules.timeZone)),
          },
        };
      },
    };
  },
};

/** Working days until it is handed over, and on its way; the cut-off of today. */
function daysOf(now: number, {rules, country}: Place, {making}: OwnTime) {
  const {timeZone, handOver} = rules;
  const {from, to} = handOver;
  const [usual] = methodsTo(rules, country);
  return {
    handling: [from, to] as const,
    making,
    transit: [usual?.days.from ?? 0, usual?.days.to ?? 0] as const,
    cutOff: instantOf(dayIn(now, timeZone), rules.cutOff, timeZone),
  };
}

declare module '~/cart/cart' {
  interface LineAdditions {
    /** Of the first line: when the cart arrives. */
    arrival?: readonly ArrivalStep[];
  }
}

/** When the line arrives that does so last; empty where one of them is not known. */
async function stepsOfCart(
  lines: readonly CartLineView[],
  {storefront, config, market, now}: CartPartContext,
): Promise<ArrivalStep[]> {
  const ids = [...new Set(lines.map(({merchandiseId}) => merchandiseId))].sort();
  const answer = await storefront.query(CART_ARRIVAL_QUERY, {
    variables: {ids},
    cache: storefront.CacheShort(),
  });
  const place = placeOf(answer);
  if (!place) return [];
  const said: Said[][] = [];
  for (const line of lines) {
    const variant = answer.nodes.find(
      (node) => node && 'id' in node && node.id === line.merchandiseId,
    );
    if (!variant || !('product' in variant)) return [];
    const {product, requiresShipping} = variant;
    if (product.isGiftCard || !requiresShipping) continue;
    const own = ownTime({
      isPreOrdered: isPreOrder(product),
      shipsOn: product.shipsOn?.value ?? null,
      endDate: endDateFromTags(product.tags),
      making: product.making,
      madeAfter: product.madeAfter,
    });
    if (!own) return [];
    const isPlain =
      config.personalization && product.print && line.attributes.length === 0;
    said.push(deadlinesAt(now, place, isPlain ? withoutPrint(own) : own));
  }
  const {timeZone} = place.rules;
  return latestOf(said).map((one) => stepOf(one, {timeZone, tag: market.tag}));
}

/** When a cart arrives: with the line that arrives last. */
export const ARRIVAL_IN_CART: CartServerPart = {
  async lines(lines, context) {
    const ordered = lines.filter(
      ({quantity, isSoldOut, isNotSold}) => quantity > 0 && !isSoldOut && !isNotSold,
    );
    if (!context.config.arrival || ordered.length === 0) return [];
    const arrival = await stepsOfCart(ordered, context);
    return arrival.length > 0 ? [{arrival}] : [];
  },
};
