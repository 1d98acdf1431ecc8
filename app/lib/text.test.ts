import {describe, expect, it, test} from 'vitest';

import {isEmail, singleLineText, textIn, urlAsTyped, wrongFields} from './text';

describe('an address is checked as browsers do', () => {
  it.each([
    'kim@example.com',
    "o'neill+fan@mail.example.co.uk",
    'a@b',
    'K.I_M@Example.COM',
  ])('%s is one', (text) => expect(isEmail(text)).toBe(true));
  it.each([
    ['', 'nothing'],
    ['kim', 'no @'],
    ['@example.com', 'no name'],
    ['kim@', 'no domain'],
    ['kim @example.com', 'a space'],
    ['kim@-example.com', 'a label that begins with a hyphen'],
    ['kim@example..com', 'an empty label'],
    ['kim@example.com\nBcc: all@example.com', 'a second header'],
    [`${'k'.repeat(250)}@example.com`, 'too long to be delivered to'],
  ])('“%s” is none: %s', (text) => expect(isEmail(text)).toBe(false));
});

test('the words of consent are the language’s own, else the first', () => {
  const text = 'We e-mail you once.;;;de: Wir schreiben einmal.;;; fr: Un seul message.';
  expect(textIn(text, 'en')).toBe('We e-mail you once.');
  expect(textIn(text, 'de-AT')).toBe('Wir schreiben einmal.');
  expect(textIn(text, 'fr-fr')).toBe('Un seul message.');
  expect(textIn(text, 'ja')).toBe('We e-mail you once.');
  expect(textIn('', 'de')).toBe('');
});

describe('a text of one line', () => {
  it.each([
    ['  Crest Tee,\t M ', 'Crest Tee, M'],
    ['Crest Tee, M\r\n\r\n Scarf\rCap', 'Crest Tee, M; Scarf; Cap'],
    ['a\u2028Received: today\u0085b\u2029c\vd\fe', 'a; Received: today; b; c; d; e'],
    ['a\u0000b\u009bc', 'a b c'],
    ['\n \n', ''],
    [new Blob(), ''],
  ])('%j is %j', (posted, line) => expect(singleLineText(posted)).toBe(line));
});

test('the fields of a form that are missing, too long or no address are wrong', () => {
  const wrong = (values: Record<'name' | 'email' | 'topic' | 'items', string>) =>
    wrongFields(['name', 'email', 'topic', 'items'], values, {
      maxLength: {name: 3, email: 254, items: 3},
      optional: 'items',
    });
  const right = {name: 'Kim', email: 'kim@example.com', topic: 'Sizes', items: ''};
  expect(wrong(right)).toEqual([]);
  expect(wrong({...right, items: 'four'})).toEqual(['items']);
  expect(wrong({name: 'Kimi', email: 'kim', topic: '', items: '1'})).toEqual([
    'name',
    'email',
    'topic',
  ]);
});

describe('a URL is read as people type it', () => {
  it.each([
    ['shop.example', 'https://shop.example/'],
    ['HTTPS://Shop.example/admin', 'https://shop.example/admin'],
    ['http://localhost:4000', 'http://localhost:4000/'],
    ['localhost:4000', 'https://localhost:4000/'],
  ])('%s', (text, url) => expect(urlAsTyped(text)?.href).toBe(url));
  it.each(['', 'not a domain', 'https://'])('“%s” is none', (text) => {
    expect(urlAsTyped(text)).toBeNull();
  });
});
