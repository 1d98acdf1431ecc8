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
  expect(wordsIn(text, 'en')).toBe('We e-mail you once.');
  expect(wordsIn(text, 'de-AT')).toBe('Wir schreiben einmal.');
  expect(wordsIn(text, 'fr-fr')).toBe('Un seul message.');
  expect(wordsIn(text, 'ja')).toBe('We e-mail you once.');
  expect(wordsIn('', 'de')).toBe('');
});

describe('the limit on posts', () => {
  const NOW = 1_000_000;
  const times = (count: number) => Array.from({length: count}, (_, index) => index);

  it('stops a visitor, not the others, and forgets after ten minutes', () => {
    const limit = new PostLimit();
    const posts = times(9).map(() => limit.allows('1.2.3.4', 'tee', NOW));
    expect(posts).toEqual([...times(8).map(() => true), false]);
    expect(limit.allows('5.6.7.8', 'tee', NOW)).toBe(true);
    expect(limit.allows('1.2.3.4', 'tee', NOW + 600_000)).toBe(true);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:DB8:0001:2:ffff::9', true],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '::2', true],
    ['1::', '2::', false],
    ['::ffff:1.2.3.4', '1.2.3.4', true],
    ['::ffff:1.2.3.4', '::ffff:1.2.3.5', false],
    ['::ffff:102:304', '::ffff:102:305', false],
    ['1.2.3.4:5678', '1.2.3.4:8765', true],
  ])('%s and %s are one network: %s', (one, other, isOne) => {
    const limit = new PostLimit();
    times(8).forEach(() => limit.allows(one, 'tee', NOW));
    expect(limit.allows(other, 'tee', NOW)).toBe(!isOne);
  });

  it('lets whoever has many networks block one product, and no other', () => {
    const limit = new PostLimit();
    const posts = times(300).map((index) => limit.allows(`10.0.${index}.1`, 'tee', NOW));
    expect(posts.filter(Boolean)).toHaveLength(200);
    expect(limit.allows('10.1.0.1', 'cap', NOW)).toBe(true);
    expect(limit.allows('', 'cap', NOW)).toBe(true);
  });
});
