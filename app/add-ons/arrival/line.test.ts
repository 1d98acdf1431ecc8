import {expect, test} from 'vitest';

import {lineAt} from './line';

const until = Date.parse('2026-12-01T19:00:00Z');
const timeZone = 'America/New_York';
const base = {from: '2026-12-04', to: '2026-12-08', timeZone};
const steps = [
  {...base, until, text: '{time} {day}: first'},
  {...base, until: until + 86_400_000, text: '{time} {day}: second'},
];

const shown = (now: string, tag = 'en') =>
  lineAt(steps, Date.parse(now), {tag, isNamed: true})?.replace(/\u00a0/g, ' ');

test('changes at the cut-off itself, and says nothing once that is past, too', () => {
  expect(shown('2026-12-01T18:59:59.999Z')).toBe('2 pm EST today: first');
  expect(shown('2026-12-01T19:00:00.000Z')).toBe('2 pm EST tomorrow: second');
  expect(shown('2026-12-02T19:00:00.000Z')).toBeUndefined();
});

test('names the day as people call it', () => {
  expect(shown('2026-12-01T04:59:59Z')).toBe('2 pm EST tomorrow: first');
  expect(shown('2026-11-28T12:00:00Z')).toBe('2 pm EST Tuesday: first');
  expect(shown('2026-11-20T12:00:00Z')).toBe('2 pm EST Tuesday, December 1: first');
});

test.each([
  ['de-DE', '14 Uhr GMT-5 heute: first'],
  ['fr-FR', /^14 h UTC[−-]5 aujourd'hui: first$/],
  ['en-GB', '14:00 GMT-5 today: first'],
  ['ja-JP', /^14時 GMT-5 今日: first$/],
])('is written as in %s', (tag, expected) => {
  expect(shown('2026-12-01T12:00:00Z', tag)).toMatch(expected);
});

test('a text without a deadline stays as it is', () => {
  const [step] = [{...base, until, text: 'Arrives some day'}];
  expect(lineAt([step], until - 1, {tag: 'en'})).toBe('Arrives some day');
});
