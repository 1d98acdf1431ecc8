import {describe, expect, it} from 'vitest';

import {outcomeIn, readNotifyForm} from './request';

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
      awaitedId: fields.variant,
      handle: 'crest-tee',
      email: 'kim@example.com',
      isTrapped: false,
    });
  });

  it('names a product alone', () => {
    const variant = 'gid://shopify/Product/7';
    expect(read({variant})?.awaitedId).toBe(variant);
  });

  it('is about no product with the newsletter', () =>
    expect(read({topic: 'newsletter'})).toMatchObject({awaitedId: '', handle: ''}));

  it('is trapped where what nobody sees is filled in', () =>
    expect(read({comment: 'https://spam.example'})?.isTrapped).toBe(true));

  it.each<[string, Record<string, string>]>([
    ['another topic', {topic: 'everything'}],
    ['no variant', {variant: ''}],
    ['another kind of id', {variant: 'gid://shopify/Customer/7'}],
    ['a path for a handle', {handle: '../admin'}],
  ])('with %s is none of ours', (_, more) => expect(read(more)).toBeNull());
});

describe('the outcome of a post', () => {
  it.each(['saved', 'busy'])('is %s', (outcome) =>
    expect(outcomeIn({outcome})).toBe(outcome),
  );

  it.each([null, 'saved', {}, {outcome: null}, {outcome: 'toString'}])(
    'is a failure in %j',
    (answer) => expect(outcomeIn(answer)).toBe('failed'),
  );
});
