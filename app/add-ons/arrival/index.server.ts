import type {ArrivalRulesFragment} from 'storefrontapi.generated';

import type {CartServerPart} from '~/cart/parts';
import {messagesIn} from '~/lib/messages';
import type {ArrivalStep} from '~/product';
import {isPreOrder, isSoldOut} from '~/product/index.server';
import type {ProductServerPart} from '~/product/parts';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

import {CART_ARRIVAL_QUERY} from './arrival.documents';
import {dayOf} from './calendar';
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

const loggedProblems = new Set<string>();

/** The rules and the country of the page; `null` where the merchant says nothing of it. */
function placeOf({arrivalShop, arrivalPlace}: Answer): Place | null {
  const entry = arrivalShop?.arrival?.reference;
  const country = arrivalPlace?.country.isoCode;
  if (!entry || !('fields' in entry) || !country) return null;
  const texts = entry.fields.map(({key, value}) => [key, value ?? '']);
  const {rules, problems} = readSettings(Object.fromEntries(texts));
  // Once per isolate: it would repeat on every page.
  for (const problem of problems)
    if (!loggedProblems.has(problem)) {
      loggedProblems.add(problem);
      log('warn', 'arrival.ignored', {problem});
    }
  return rules && {rules, country};
}

/** The dates of an order by the merchant's first way of delivery, and by the one that is faster. */
function deadlinesAt(now: number, {rules, country}: Place, own: OwnTime) {
  const [usual, ...others] = methodsTo(rules, country);
  if (!usual) return [];
  const way = {country, own};
  return arrivalsAt(now, rules, {...way, days: usual.days}).map((deadline) => {
    const faster = others.flatMap(({name, days}) => {
      const [found] = arrivalsAt(deadline.ordered, rules, {...way, days});
      return found && found.to < deadline.to ? [{name, ...found}] : [];
    });
    const [first] = faster.sort((a, b) => (a.to < b.to ? -1 : 1));
    return {...deadline, ...(first && {faster: first})};
  });
}

type Said = ReturnType<typeof deadlinesAt>[number];

/** `Tue, Dec 1 – Thu, Dec 3` */
function datesIn(tag: string, {from, to}: Pick<Deadline, 'from' | 'to'>): string {
  const format = new Intl.DateTimeFormat(tag, {
    ...{weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC'},
  });
  return format.formatRange(new Date(from), new Date(to));
}

function stepOf(said: Said, timeZone: string, tag: string): ArrivalStep {
  const {until, from, to, christmas, isDeadline, faster} = said;
  const messages = messagesIn(tag, MESSAGES);
  const dates = datesIn(tag, said);
  const dated = christmas ? messages.christmas[christmas](dates) : dates;
  const text = isDeadline
    ? messages.orderBy({time: '{time}', day: '{day}', dates: dated})
    : messages.arrives(dated);
  const also = faster ? `; ${[faster.name, datesIn(tag, faster)].join(' ').trim()}` : '';
  return {until, from, to, text: text + also, timeZone};
}

const isDate = (text: string | null): boolean =>
  text !== null && !Number.isNaN(dayOf(text));

/** What a product adds of its own; `null` where nobody knows when it is sent. */
function ownTime(
  isPreOrdered: boolean,
  shipsOn: string | null,
  making: {value: string} | null | undefined,
): OwnTime | null {
  if (isPreOrdered && !isDate(shipsOn)) return null;
  return {making: makingDays(making?.value), shipsOn: isPreOrdered ? shipsOn : null};
}

/** When a product arrives: on its page, in its dialog, in search results and for agents. */
export const ARRIVAL_ON_PRODUCT: ProductServerPart = {
  read(answer, {config, market, now}) {
    const place = config.arrival ? placeOf(answer.beside) : null;
    const isSent = answer.sent.nodes[0]?.requiresShipping !== false;
    if (!place || answer.isGiftCard || !isSent) return {};
    return {
      additions(product) {
        const {opensAt, isListing, shipsOn} = product;
        const isPreOrdered = isPreOrder(product);
        const own = ownTime(isPreOrdered, shipsOn, answer.making);
        const cannotBeBought = opensAt !== undefined || isSoldOut(product);
        if (!own || isListing || cannotBeBought) return {};
        const {rules, country} = place;
        const stepsOf = (time: OwnTime) =>
          deadlinesAt(now, place, time).map((said) =>
            stepOf(said, rules.timeZone, market.tag),
          );
        const steps = stepsOf({...own, making: 0});
        const [first] = steps;
        if (!first) return {};
        return {
          arrival: {
            country,
            steps,
            ...(own.making > 0 && {made: stepsOf(own)}),
            ...(!isPreOrdered && {days: daysOf(place, own)}),
            until: Math.min(first.until, nextMidnight(now, rules.timeZone)),
          },
        };
      },
    };
  },
};

/** Working days until it is handed over, and on its way. */
function daysOf({rules, country}: Place, {making}: OwnTime) {
  const {from, to} = rules.handOver;
  const [usual] = methodsTo(rules, country);
  return {
    handling: [from, to] as const,
    making,
    transit: [usual?.days.from ?? 0, usual?.days.to ?? 0] as const,
  };
}

declare module '~/cart/cart' {
  interface LineAdditions {
    /** Of the line that arrives last: when the cart does. */
    arrival?: readonly ArrivalStep[];
  }
}

type Context = Pick<AppContext, 'storefront' | 'market' | 'now'>;
type Lines = Parameters<NonNullable<CartServerPart['lines']>>[0];

/** The line that arrives last, and when; `null` where one of them is not known. */
async function latestLine(lines: Lines, {storefront, market, now}: Context) {
  const ids = [...new Set(lines.map(({merchandiseId}) => merchandiseId))].sort();
  const answer = await storefront.query(CART_ARRIVAL_QUERY, {
    variables: {ids},
    cache: storefront.CacheShort(),
  });
  const place = placeOf(answer);
  if (!place) return null;
  const known = lines.flatMap((line, at) => {
    const variant = answer.nodes.find(
      (node) => node && 'id' in node && node.id === line.merchandiseId,
    );
    if (!variant || !('product' in variant)) return [{at, said: []}];
    const {product, requiresShipping} = variant;
    if (product.isGiftCard || !requiresShipping) return [];
    const own = ownTime(
      isPreOrder(product),
      product.shipsOn?.value ?? null,
      product.making,
    );
    return [{at, said: own ? deadlinesAt(now, place, own) : []}];
  });
  const latest = latestOf(known.map(({said}) => said));
  const line = known.find(({said}) => said === latest);
  if (!latest || !line) return null;
  const {timeZone} = place.rules;
  return {
    at: line.at,
    steps: line.said.map((said) => stepOf(said, timeZone, market.tag)),
  };
}

/** When a cart arrives: with the line that arrives last. */
export const ARRIVAL_IN_CART: CartServerPart = {
  async lines(lines, context) {
    if (!context.config.arrival || lines.length === 0) return [];
    const latest = await latestLine(lines, context);
    return lines.map((_, at) => (at === latest?.at ? {arrival: latest.steps} : {}));
  },
};
