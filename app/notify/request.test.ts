import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';

import {isEmail, PostLimit, readNotifyForm, wordsIn} from './request';

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
    website: '',
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
    expect(read({website: 'https://spam.example'})?.isTrapped).toBe(true));

  it.each<[string, Record<string, string>]>([
    ['another topic', {topic: 'everything'}],
    ['no variant', {variant: ''}],
    ['another kind of id', {variant: 'gid://shopify/Customer/7'}],
    ['a path for a handle', {handle: '../admin'}],
  ])('with %s is none of ours', (_, more) => expect(read(more)).toBeNull());
});

test('the words of consent are the language’s own, else the first', () => {
  const text = 'We e-mail you once.;;;de: Wir schreiben einmal.;;; fr: Un seul message.';
  expect(wordsIn(text, 'en')).toBe('We e-mail you once.');
  expect(wordsIn(text, 'de-AT')).toBe('Wir schreiben einmal.');
  expect(wordsIn(text, 'fr-fr')).toBe('Un seul message.');
  expect(wordsIn(text, 'ja')).toBe('We e-mail you once.');
  expect(wordsIn('', 'de')).toBe('');
});

describe('the limit on posts', () => {
  it('stops a visitor, not the others, and forgets after ten minutes', () => {
    const limit = new PostLimit();
    const posts = Array.from({length: 9}, () => limit.allows('1.2.3.4', 1_000_000));
    expect(posts).toEqual([...Array.from({length: 8}, () => true), false]);
    expect(limit.allows('5.6.7.8', 1_000_000)).toBe(true);
    expect(limit.allows('1.2.3.4', 1_000_000 + 600_000)).toBe(true);
  });

  it('never lets more than 400 through in ten minutes, whoever posts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), {minLength: 500, maxLength: 600}), (visitors) => {
        const limit = new PostLimit();
        const through = visitors.filter((visitor) =>
          limit.allows(visitor === 0 ? '' : `10.0.0.${visitor}`, 1_000_000),
        );
        expect(through.length).toBeLessThanOrEqual(400);
      }),
      {numRuns: 20},
    );
  });
});
