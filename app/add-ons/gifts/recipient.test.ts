import fc from 'fast-check';
import {expect, test} from 'vitest';

import {isEmail} from '~/lib/text';

import {
  recipientAttributes,
  recipientIn,
  recipientProblem,
  typedRecipient,
  type Recipient,
} from './recipient';

const now = Date.parse('2026-11-26T12:00:00Z');
const NOBODY = {email: '', name: '', message: '', date: '', offset: ''};
const KIM = {...NOBODY, email: 'kim@example.com'};
const problem = (recipient: Recipient) => recipientProblem(recipient, {now, isEmail});

test('a card without a recipient is plain', () => {
  expect(problem(NOBODY)).toBeNull();
  expect(recipientAttributes(NOBODY)).toEqual([]);
  expect(recipientAttributes({...NOBODY, offset: '-60'})).toEqual([]);
});

test.each<[string, Partial<Recipient>, string | null]>([
  ['an address alone', {}, null],
  ['a name without an address', {email: '', name: 'Kim'}, 'email'],
  ['no address', {email: 'kim'}, 'email'],
  ['the longest message', {message: 'x'.repeat(200)}, null],
  ['a longer message', {message: 'x'.repeat(201)}, 'message'],
  ['a longer name', {name: 'x'.repeat(256)}, 'name'],
  ['today', {date: '2026-11-26'}, null],
  ['yesterday, which is today elsewhere', {date: '2026-11-25'}, null],
  ['the last day', {date: '2027-02-24'}, null],
  ['a day of last week', {date: '2026-11-20'}, 'date'],
  ['a day of next year', {date: '2027-11-26'}, 'date'],
  ['no day', {date: '2026-02-30'}, 'date'],
  ['a text', {date: 'soon'}, 'date'],
])('%s', (_, changes, expected) => {
  expect(problem({...KIM, ...changes})).toBe(expected);
});

test('attributes carry what Shopify reads, and nothing else', () => {
  expect(
    recipientAttributes({...KIM, name: 'Kim', date: '2026-12-24', offset: '-60'}),
  ).toEqual([
    {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
    {key: 'Recipient email', value: 'kim@example.com'},
    {key: 'Recipient name', value: 'Kim'},
    {key: 'Send on', value: '2026-12-24'},
    {key: '__shopify_offset', value: '-60'},
  ]);
  expect(recipientAttributes({...KIM, offset: '-60'})).toHaveLength(2);
  expect(recipientAttributes({...KIM, date: '2026-12-24', offset: '<b>'})).toHaveLength(
    3,
  );
});

test('attributes are read as they were written, and foreign ones are refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, message) => {
      const recipient = {...KIM, name: name.trim(), message: message.trim()};
      expect(recipientIn(recipientAttributes(recipient))).toEqual(recipient);
    }),
  );
  expect(recipientIn([{key: 'Color', value: 'red'}])).toBeNull();
  const twice = {key: 'Message', value: 'Hi'};
  expect(recipientIn([twice, twice])).toBeNull();
});

test('fields of a form are trimmed, and anything but text is nothing', () => {
  expect(typedRecipient({'gift:email': ' kim@example.com ', 'gift:name': 7})).toEqual(
    KIM,
  );
});

test('a line break of a message is one character, however it was sent', () => {
  const typed = {'gift:email': KIM.email, 'gift:message': `Hi\r\n${'x'.repeat(197)}`};
  expect(typedRecipient(typed).message).toHaveLength(200);
  expect(problem(typedRecipient(typed))).toBeNull();
});
