import {expect, test} from 'vitest';

import {whenOf} from './components/Opening';

const HOUR = 3_600_000;
const FRIDAY_SIX = Date.UTC(2026, 10, 27, 18);
const BERLIN = {tag: 'en', timeZone: 'Europe/Berlin'};
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

test('names the day of the week and the hour within six days', () =>
  expect(
    plain(whenOf(FRIDAY_SIX, FRIDAY_SIX - 50 * HOUR, {tag: 'en', timeZone: 'UTC'})),
  ).toBe('Friday 6 pm UTC'));

test('goes by the zone, and names the minutes where there are some', () =>
  expect(plain(whenOf(FRIDAY_SIX + HOUR / 2, FRIDAY_SIX, BERLIN))).toBe(
    'Friday 7:30 pm GMT+1',
  ));

test.each([
  ['Asia/Kolkata', 'Friday 5:30 pm'],
  ['Asia/Kathmandu', 'Friday 5:45 pm'],
  ['Australia/Adelaide', 'Friday 10:30 pm'],
  ['America/St_Johns', 'Friday 8:30 am'],
  ['Europe/Berlin', 'Friday 1 pm'],
])('an opening at noon UTC in winter is in %s %s', (timeZone, when) => {
  const noon = FRIDAY_SIX - 6 * HOUR;
  expect(plain(whenOf(noon, noon - HOUR, {tag: 'en', timeZone}))).toContain(`${when} `);
});

test.each([
  ['Australia/Adelaide', 'Friday 9:30 pm'],
  ['America/St_Johns', 'Friday 9:30 am'],
  ['Europe/Berlin', 'Friday 2 pm'],
])('an opening at noon UTC in summer is in %s %s', (timeZone, when) => {
  const noon = Date.UTC(2026, 6, 24, 12);
  expect(plain(whenOf(noon, noon - HOUR, {tag: 'en', timeZone}))).toContain(`${when} `);
});

test('a half hour in UTC is a whole one where the zone makes it so', () => {
  const half = FRIDAY_SIX - HOUR / 2;
  const kolkata = {tag: 'en', timeZone: 'Asia/Kolkata'};
  expect(plain(whenOf(half, half - HOUR, kolkata))).toMatch(/^Friday 11 pm /);
});

test('names the date where the day of the week would be ambiguous, and the year where that would be', () => {
  const weekBefore = FRIDAY_SIX - 7 * 24 * HOUR;
  expect(plain(whenOf(FRIDAY_SIX, weekBefore, BERLIN))).toBe('November 27, 7 pm GMT+1');
  const yearBefore = FRIDAY_SIX - 365 * 24 * HOUR;
  expect(plain(whenOf(FRIDAY_SIX, yearBefore, BERLIN))).toContain('November 27, 2026');
});

test('follows the language of the page', () =>
  expect(plain(whenOf(FRIDAY_SIX, FRIDAY_SIX - HOUR, {...BERLIN, tag: 'de'}))).toContain(
    'Freitag 19',
  ));
