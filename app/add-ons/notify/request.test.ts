import {describe, expect, it, test} from 'vitest';

import {isEmail, readNotifyForm, textIn} from './request';

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

describe('a posted form', () => {
  const fields = {
    topic: 'back',
    variant: 'gid://shopify/ProductVariant/7',
    handle: 'crest-tee',
    email: ' kim@example.com ',
    comment: '',
  };
  const read = (more: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({...fields, ...more}))
      form.set(name, value);
    return readNotifyForm(form);
  };

  it('names a product, and its variant', () => {
    expect(read()).toEqual({
      topic: 'back',
      variantId: fields.variant,
      handle: 'crest-tee',
      email: 'kim@example.com',
      isTrapped: false,
    });
  });

  it('is about no product with the newsletter', () =>
    expect(read({topic: 'newsletter'})).toMatchObject({variantId: '', handle: ''}));

  it('is trapped where what nobody sees is filled in', () =>
    expect(read({comment: 'https://spam.example'})?.isTrapped).toBe(true));

  it.each<[string, Record<string, string>]>([
    ['another topic', {topic: 'everything'}],
    ['no variant', {variant: ''}],
    ['another kind of id', {variant: 'gid://shopify/Customer/7'}],
    ['a path for a handle', {handle: '../admin'}],
  ])('with %s is none of ours', (_, more) => expect(read(more)).toBeNull());
});

test('the words of consent are the language’s own, else the first', () => {
  const text = 'We e-mail you once.;;;de: Wir schreiben einmal.;;; fr: Un seul message.';
  expect(textIn(text, 'en')).toBe('We e-mail you once.');
  expect(textIn(text, 'de-AT')).toBe('Wir schreiben einmal.');
  expect(textIn(text, 'fr-fr')).toBe('Un seul message.');
  expect(textIn(text, 'ja')).toBe('We e-mail you once.');
  expect(textIn('', 'de')).toBe('');
});
