import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {
  dateOf,
  dayIn,
  dayOf,
  instantOf,
  workingDayFrom,
  workingDaysLater,
} from './calendar';
import {arrivalsAt, latestOf, nextMidnight, type Deadline, type OwnTime} from './rules';
import {readSettings, type ArrivalRules, type ArrivalTexts} from './settings';

const TEXTS: ArrivalTexts = {
  time_zone: 'Europe/Berlin',
  cut_off: '14:00',
  packing_days: 'Mon-Fri',
  hand_over: '0-1',
  delivery: 'DE Standard: 1-2\nUS Standard: 4-6',
  delivery_days: 'DE Mon-Sat',
  holidays: 'DE 10-03\n12-25\nDE 12-26\nclub 2026-12-24\n01-01',
};

function rulesOf(texts: ArrivalTexts = {}): ArrivalRules {
  const {rules, problems} = readSettings({...TEXTS, ...texts});
  expect(problems).toEqual([]);
  if (!rules) throw new Error('no rules');
  return rules;
}

const PLAIN: OwnTime = {making: 0, shipsOn: null, end: null};

interface Order {
  texts?: ArrivalTexts;
  country?: string;
  own?: OwnTime;
}

/** The dates of an order at an instant. */
function at(instant: string, {texts, country = 'DE', own = PLAIN}: Order = {}) {
  const rules = rulesOf(texts);
  const days = rules.methods.get(country)?.[0]?.days ?? {from: 1, to: 1};
  const [now, later] = arrivalsAt(Date.parse(instant), rules, {country, days, own});
  const shown = (one: Deadline | undefined) => one && `${one.from} ${one.to}`;
  return {
    now: shown(now),
    later: shown(later),
    until: now && new Date(now.until).toISOString(),
    christmas: now?.christmas,
    isDeadline: now?.isDeadline,
  };
}

describe('the cut-off', () => {
  test('counts until its minute begins', () => {
    const before = at('2026-12-01T12:59:59.999Z');
    expect(before).toMatchObject({
      now: '2026-12-02 2026-12-04',
      later: '2026-12-03 2026-12-05',
      until: '2026-12-01T13:00:00.000Z',
      isDeadline: true,
    });
    expect(at('2026-12-01T13:00:00.000Z')).toMatchObject({
      now: before.later,
      until: '2026-12-02T13:00:00.000Z',
    });
  });

  test('is that of the club, wherever the shopper is', () => {
    const texts = {time_zone: 'America/New_York'};
    expect(at('2026-12-01T18:59:59Z', {texts}).until).toBe('2026-12-01T19:00:00.000Z');
    // Already Wednesday in Berlin, still Tuesday evening for the club.
    expect(at('2026-12-02T01:00:00Z', {texts}).until).toBe('2026-12-02T19:00:00.000Z');
  });

  test('of a Friday is followed by that of Monday', () => {
    expect(at('2026-12-04T13:00:00Z')).toMatchObject({
      now: '2026-12-08 2026-12-10',
      until: '2026-12-07T13:00:00.000Z',
    });
    expect(at('2026-12-05T09:00:00Z').now).toBe('2026-12-08 2026-12-10');
  });

  test('that changes nothing is not named', () => {
    const texts = {hand_over: '0', delivery_days: 'DE Wed'};
    const tuesday = '2026-12-01T13:00:00.000Z';
    const expected = {now: '2026-12-02 2026-12-09', until: tuesday, isDeadline: true};
    expect(at('2026-11-30T08:00:00Z', {texts})).toMatchObject(expected);
    expect(at('2026-11-30T13:00:00Z', {texts})).toMatchObject(expected);
  });
});

describe('working days', () => {
  test('a holiday of the club, of the country, and of both', () => {
    // On 24 December nobody packs; 25 and 26 are holidays, 27 is a Sunday.
    expect(at('2026-12-23T12:00:00Z').now).toBe('2026-12-24 2026-12-30');
    expect(at('2026-12-23T13:00:00Z').now).toBe('2026-12-29 2026-12-31');
    // A Saturday of delivery that is a holiday in Germany.
    expect(at('2026-10-02T11:00:00Z').now).toBe('2026-10-05 2026-10-07');
  });

  test('the end of a year', () => {
    expect(at('2026-12-31T12:00:00Z').now).toBe('2027-01-02 2027-01-06');
    expect(at('2026-12-31T13:00:00Z').now).toBe('2027-01-05 2027-01-07');
  });

  test('another country has other days', () => {
    expect(at('2026-12-01T12:00:00Z', {country: 'US'}).now).toBe('2026-12-07 2026-12-10');
  });

  test('a club that never works says nothing', () => {
    const rules = rulesOf();
    const never = {...rules, weekdays: new Set<number>()};
    const days = {from: 1, to: 2};
    expect(arrivalsAt(0, never, {country: 'DE', days, own: PLAIN})).toEqual([]);
    expect(workingDayFrom(0, {weekdays: new Set(), holidays: new Set()})).toBeNull();
    expect(workingDaysLater(0, 3, {weekdays: new Set(), holidays: new Set()})).toBeNull();
  });
});

describe('a product’s own time', () => {
  test('days to make it are added', () => {
    const own = {...PLAIN, making: 3};
    expect(at('2026-12-01T12:00:00Z', {own}).now).toBe('2026-12-05 2026-12-09');
  });

  test('a pre-order counts from its date, without a cut-off', () => {
    const own = {...PLAIN, shipsOn: '2027-02-06'};
    expect(at('2026-12-01T12:00:00Z', {own})).toMatchObject({
      now: '2027-02-09 2027-02-11',
      later: undefined,
      isDeadline: false,
    });
  });

  test('what is made once its sale has ended counts from there, without a cut-off', () => {
    // A Friday evening: work begins on Monday.
    const ends = Date.parse('2026-12-11T20:00:00Z');
    const own = {...PLAIN, making: 2, end: {at: ends, isMadeThen: true}};
    const expected = {
      now: '2026-12-17 2026-12-19',
      later: undefined,
      until: '2026-12-11T20:00:00.000Z',
      isDeadline: false,
    };
    expect(at('2026-12-01T12:00:00Z', {own})).toMatchObject(expected);
    // Past the last cut-off before the end, which changes nothing.
    expect(at('2026-12-11T19:59:59.999Z', {own})).toMatchObject(expected);
    expect(at('2026-12-11T20:00:00.000Z', {own}).now).toBeUndefined();
    // Before the cut-off of a Wednesday: work begins on that day.
    const noon = {
      ...own,
      end: {at: Date.parse('2026-12-09T11:00:00Z'), isMadeThen: true},
    };
    expect(at('2026-12-01T12:00:00Z', {own: noon}).now).toBe('2026-12-12 2026-12-16');
  });

  test('nothing is ordered after the end of its sale, which is no cut-off', () => {
    const own = {
      ...PLAIN,
      end: {at: Date.parse('2026-12-06T18:00:00Z'), isMadeThen: false},
    };
    expect(at('2026-12-04T12:00:00Z', {own})).toMatchObject({
      now: '2026-12-05 2026-12-09',
      later: '2026-12-08 2026-12-10',
      until: '2026-12-04T13:00:00.000Z',
      isDeadline: true,
    });
    expect(at('2026-12-05T12:00:00Z', {own})).toMatchObject({
      now: '2026-12-08 2026-12-10',
      later: undefined,
      until: '2026-12-06T18:00:00.000Z',
      isDeadline: false,
    });
    expect(at('2026-12-06T18:00:00Z', {own}).now).toBeUndefined();
  });

  test('a date that has passed adds nothing', () => {
    const own = {...PLAIN, shipsOn: '2026-11-02'};
    expect(at('2026-12-01T12:00:00Z', {own})).toEqual(at('2026-12-01T12:00:00Z'));
  });
});

describe('what other shops’ users have reported', () => {
  // https://github.com/janavipandole/Cara/issues/7939: an evening in New York is the next day in UTC.
  test('an evening order does not arrive on a Saturday where nobody delivers', () => {
    const texts = {
      ...{time_zone: 'America/New_York', cut_off: '21:00', hand_over: '0'},
      ...{delivery: 'US: 2', delivery_days: 'US Mon-Fri'},
    };
    const order = {texts, country: 'US'};
    expect(at('2026-08-27T00:00:00Z', order).now).toBe('2026-08-28 2026-08-28');
    expect(at('2026-08-27T00:59:59Z', order).now).toBe('2026-08-28 2026-08-28');
    expect(at('2026-08-27T01:00:00Z', order).now).toBe('2026-08-31 2026-08-31');
  });

  // https://github.com/AREA-NET-GmbH-Shopware-Agentur/shopware6-plugin-better-delivery-time/issues/2
  test('days to make it are working days as well', () => {
    const texts = {hand_over: '0', delivery: 'DE: 1-2', delivery_days: 'DE Mon-Fri'};
    const own = {...PLAIN, making: 5};
    expect(at('2025-03-13T08:00:00Z', {texts, own}).now).toBe('2025-03-21 2025-03-24');
  });

  // https://github.com/myparcelnl/woocommerce/issues/496
  test('a Sunday on which the club packs has its cut-off', () => {
    const texts = {packing_days: 'Sun-Fri', cut_off: '18:00', hand_over: '0'};
    const sunday = at('2026-12-06T16:59:59Z', {texts});
    expect(sunday).toMatchObject({
      now: '2026-12-07 2026-12-08',
      later: '2026-12-08 2026-12-09',
    });
    expect(at('2026-12-06T17:00:00Z', {texts}).now).toBe(sunday.later);
  });
});

describe('Christmas', () => {
  test.each([
    ['2026-11-14T12:00:00Z', null],
    ['2026-11-16T12:00:00Z', 'before'],
    ['2026-12-21T12:00:00Z', 'before'],
    ['2026-12-21T13:00:00Z', 'maybe'],
    ['2026-12-22T13:00:00Z', 'maybe'],
    ['2026-12-23T13:00:00Z', 'after'],
    ['2026-12-24T22:59:59Z', 'after'],
    ['2026-12-24T23:00:00Z', null],
  ])('an order at %s: %s', (instant, expected) => {
    expect(at(instant).christmas).toBe(expected);
  });

  test('a pre-order of the next year is after this one', () => {
    const own = {...PLAIN, shipsOn: '2027-02-06'};
    expect(at('2026-12-01T12:00:00Z', {own}).christmas).toBe('after');
  });
});

describe('changes of clocks', () => {
  test.each([
    ['Europe/Berlin', '2026-03-27', '13:00'],
    ['Europe/Berlin', '2026-03-29', '12:00'],
    ['Europe/Berlin', '2026-10-25', '13:00'],
    ['America/New_York', '2026-03-07', '19:00'],
    ['America/New_York', '2026-03-08', '18:00'],
    ['America/New_York', '2026-11-01', '19:00'],
    ['Australia/Lord_Howe', '2026-10-04', '03:00'],
  ])('2 pm in %s on %s is %s UTC', (zone, date, time) => {
    const instant = instantOf(dayOf(date), 14 * 60, zone);
    expect(new Date(instant).toISOString()).toBe(`${date}T${time}:00.000Z`);
  });

  test('a time that is left out is later, one that comes twice is the first', () => {
    const berlin = (date: string) =>
      new Date(instantOf(dayOf(date), 150, 'Europe/Berlin')).toISOString();
    expect(berlin('2026-03-29')).toBe('2026-03-29T01:30:00.000Z');
    expect(berlin('2026-10-25')).toBe('2026-10-25T00:30:00.000Z');
  });

  test('an order over the change keeps its hour', () => {
    expect(at('2026-10-23T12:00:00Z').until).toBe('2026-10-26T13:00:00.000Z');
    expect(at('2026-03-27T13:00:00Z').until).toBe('2026-03-30T12:00:00.000Z');
  });

  test('midnight is that of the zone', () => {
    const midnight = (instant: string, zone: string) =>
      new Date(nextMidnight(Date.parse(instant), zone)).toISOString();
    expect(midnight('2026-10-25T12:00:00Z', 'Europe/Berlin')).toBe(
      '2026-10-25T23:00:00.000Z',
    );
    expect(midnight('2026-10-24T12:00:00Z', 'Europe/Berlin')).toBe(
      '2026-10-24T22:00:00.000Z',
    );
  });
});

describe('of several lines', () => {
  const line = (...steps: [until: number, to: string][]) =>
    steps.map(([until, to], index) => ({
      ...{until, to, from: to, sent: to, ordered: 0, christmas: null},
      isDeadline: index < steps.length - 1,
    }));
  const shown = (lines: Deadline[][]) =>
    latestOf(lines).map(({until, to, isDeadline}) => [until, to, isDeadline]);

  test('the latest counts, and one that is not known says nothing', () => {
    const [early, late] = [line([1, '2026-12-03']), line([1, '2026-12-09'])];
    expect(shown([early, late, early])).toEqual([[1, '2026-12-09', false]]);
    expect(shown([early, []])).toEqual([]);
    expect(shown([])).toEqual([]);
  });

  test('another one may be the latest after a cut-off', () => {
    const steady = line([9, '2026-12-07']);
    const usual = line([1, '2026-12-06'], [2, '2026-12-08']);
    expect(shown([steady, usual])).toEqual([
      [1, '2026-12-07', true],
      [2, '2026-12-08', false],
    ]);
    expect(shown([line([9, '2026-12-08']), usual])).toEqual([[2, '2026-12-08', false]]);
  });
});

const zones = fc.constantFrom(
  ...[
    'Europe/Berlin',
    'America/New_York',
    'Asia/Tokyo',
    'Asia/Kathmandu',
    'Pacific/Apia',
  ],
);
const instants = fc.integer({
  min: Date.parse('2025-01-01'),
  max: Date.parse('2030-01-01'),
});
const owns = fc.record({
  making: fc.integer({min: 0, max: 10}),
  shipsOn: fc.option(
    instants.map((instant) => new Date(instant).toISOString().slice(0, 10)),
  ),
  /** From the order on. */
  sale: fc.option(
    fc.record({
      lasts: fc.integer({min: 1, max: 30 * 86_400_000}),
      isMadeThen: fc.boolean(),
    }),
  ),
});
const range = fc
  .tuple(fc.integer({min: 0, max: 6}), fc.integer({min: 0, max: 6}))
  .map(([from, more]) => ({from, to: from + more}));
const someRules = fc
  .record({zone: zones, hours: fc.integer({min: 0, max: 23}), handOver: range})
  .map(({zone, hours, handOver}) => ({
    ...rulesOf({time_zone: zone, cut_off: `${hours}:30`}),
    handOver,
  }));

test('nothing arrives before it is ordered, nor earlier for being ordered later', () => {
  fc.assert(
    fc.property(
      someRules,
      range,
      owns,
      instants,
      fc.integer({min: 0, max: 30 * 86_400_000}),
      (rules, days, {sale, ...own}, now, wait) => {
        const end = sale && {at: now + sale.lasts, isMadeThen: sale.isMadeThen};
        const way = {country: 'DE', days, own: {...own, end}};
        const [first, next] = arrivalsAt(now, rules, way);
        if (!first) throw new Error('nothing is said');
        const dayOfInstant = (instant: number) => dateOf(dayIn(instant, rules.timeZone));
        expect(first.from >= dayOfInstant(now)).toBe(true);
        expect(first.sent <= first.from && first.from <= first.to).toBe(true);
        expect(first.until).toBeGreaterThan(now);
        if (end) expect(first.until).toBeLessThanOrEqual(end.at);
        if (end?.isMadeThen) {
          expect(first.sent >= dayOfInstant(end.at)).toBe(true);
          expect(next).toBeUndefined();
        }
        const [later] = arrivalsAt(now + wait, rules, way);
        if (sale && wait >= sale.lasts) expect(later).toBeUndefined();
        else expect(later && first.from <= later.from && first.to <= later.to).toBe(true);
        // What is said of the time after the cut-off is what is said then.
        const [then] = next ? arrivalsAt(first.until, rules, way) : [];
        expect([then?.from, then?.to]).toEqual([next?.from, next?.to]);
        const [justBefore] = arrivalsAt(first.until - 1, rules, way);
        expect([justBefore?.from, justBefore?.to]).toEqual([first.from, first.to]);
      },
    ),
  );
});

test('a clock shows what it was set by', () => {
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      const day = dayIn(instant, zone);
      const noon = instantOf(day, 12 * 60, zone);
      expect(dayIn(noon, zone)).toBe(day);
      expect(Math.abs(noon - instant)).toBeLessThan(86_400_000);
      expect(instantOf(day, 0, zone)).toBeLessThanOrEqual(instant);
      expect(nextMidnight(instant, zone)).toBeGreaterThan(instant);
    }),
  );
});
