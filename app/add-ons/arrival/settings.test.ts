import {expect, test} from 'vitest';

import {makingDays, readSettings, type ArrivalTexts} from './settings';

const GOOD: ArrivalTexts = {
  time_zone: 'Europe/Berlin',
  cut_off: '14:00',
  delivery: 'DE Standard: 1-2\nde Express: 1\n* : 7 – 12\nUS:4',
};

test('reads what a merchant writes', () => {
  const {rules, problems} = readSettings({
    ...GOOD,
    hand_over: '1',
    packing_days: 'Mon–Thu, Sat',
    delivery_days: 'DE Mon-Sat\nUS: Fri-Mon',
    holidays: '12-25\nDE FR 05-01\nclub US 2026-11-26\n\n02-29',
  });
  expect(problems).toEqual([]);
  expect(rules).toMatchObject({cutOff: 840, handOver: {from: 1, to: 1}});
  expect(rules?.weekdays).toEqual(new Set([1, 2, 3, 4, 6]));
  expect(rules?.deliveryDays.get('US')).toEqual(new Set([5, 6, 0, 1]));
  expect(rules?.methods.get('DE')).toEqual([
    {name: 'Standard', days: {from: 1, to: 2}},
    {name: 'Express', days: {from: 1, to: 1}},
  ]);
  expect(rules?.methods.get('*')).toEqual([{name: '', days: {from: 7, to: 12}}]);
  expect(rules?.methods.get('US')).toEqual([{name: '', days: {from: 4, to: 4}}]);
  expect(rules?.holidays).toEqual(
    new Map([
      ['*', new Set(['12-25', '02-29'])],
      ['DE', new Set(['05-01'])],
      ['FR', new Set(['05-01'])],
      ['club', new Set(['2026-11-26'])],
      ['US', new Set(['2026-11-26'])],
    ]),
  );
});

test.each([
  [{holidays: '2026-02-30\n12-25'}, 'holidays: “2026-02-30” has no date'],
  [{holidays: '13-01'}, 'holidays: “13-01” has no date'],
  [{holidays: 'QQ 12-25'}, 'holidays: “QQ 12-25” names no country'],
  [{delivery: 'DE: 1-2\nUS Standard: 5-3'}, 'delivery: “US Standard: 5-3” has no days'],
  [{delivery: 'DE: 1-2\nQQ: 1'}, 'delivery: “QQ: 1” names no country'],
  [{delivery: 'DE: 1-2\nwhenever'}, 'delivery: “whenever” names no country'],
  [{delivery_days: 'DE Mon-Fre'}, 'delivery_days: “DE Mon-Fre” has no days'],
  [{delivery_days: 'Germany Mon'}, 'delivery_days: “Germany Mon” names no country'],
])('%o is ignored and named, the rest holds', (texts, problem) => {
  const {rules, problems} = readSettings({...GOOD, ...texts});
  expect(rules?.methods.get('DE')?.[0]?.days).toEqual({from: 1, to: 2});
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test.each([
  [{time_zone: 'Berlin'}, 'time_zone: “Berlin” is no time zone'],
  [{time_zone: ''}, 'time_zone: “” is no time zone'],
  [{cut_off: '24:00'}, 'cut_off: “24:00” is no time'],
  [{cut_off: '2 pm'}, 'cut_off: “2 pm” is no time'],
  [{hand_over: '2-1'}, 'hand_over: “2-1” is no number of days'],
  [{packing_days: 'Montag'}, 'packing_days: “Montag” are no days'],
  [{delivery: ''}, 'delivery: there are no days of delivery'],
])('with %o nothing is said', (texts, problem) => {
  const {rules, problems} = readSettings({...GOOD, ...texts});
  expect(rules).toBeNull();
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['3', 3],
  ['2-4', 4],
  [null, 0],
  ['', 0],
  ['soon', 0],
  ['900', 0],
])('making takes %o: %d', (text, days) => {
  expect(makingDays(text)).toBe(days);
});
