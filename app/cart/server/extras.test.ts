import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {linkDestination} from '../link';
import {readCode, readNote, withCode, withoutCode} from '../extras';
import {readCartLink} from './linked-cart.server';
import {discountOutcome} from './notices.server';

const cartLink = (path: string, query = '') =>
  readCartLink(path, new URLSearchParams(query));

describe('a cart link', () => {
  it('is parsed into variants, quantities and codes', () => {
    expect(cartLink('11:2,12:1', 'discount=HERON10,FIVER')).toEqual({
      lines: [
        {merchandiseId: 'gid://shopify/ProductVariant/11', quantity: 2},
        {merchandiseId: 'gid://shopify/ProductVariant/12', quantity: 1},
      ],
      discountCodes: ['HERON10', 'FIVER'],
    });
  });

  it('has a note, cart attributes and a selling plan', () => {
    const query =
      'note=Ring%20twice%0A&attributes[source]=mail&attributes%5BGift%20for%5D=Ann&attributes[source]=ad&selling_plan=5&properties=e30&x=1';
    expect(cartLink('11:1', query)).toMatchObject({
      lines: [{quantity: 1, sellingPlanId: 'gid://shopify/SellingPlan/5'}],
      note: 'Ring twice',
      attributes: [
        {key: 'source', value: 'ad'},
        {key: 'Gift for', value: 'Ann'},
      ],
    });
  });

  it('leaves out what is malformed beside its lines', () => {
    const query = `note=${'x'.repeat(5001)}&attributes[]=1&attributes=2&attributes[a]=${'x'.repeat(1001)}&selling_plan=x&discount=,`;
    expect(cartLink('11:1', query)).toEqual({
      lines: [{merchandiseId: 'gid://shopify/ProductVariant/11', quantity: 1}],
      discountCodes: [],
    });
  });

  it('adds up the quantities of a repeated variant', () => {
    expect(cartLink('11:2,11:3')?.lines).toMatchObject([{quantity: 5}]);
  });

  it.each([
    '11',
    '11:0',
    '11:-1',
    '11:1.5',
    '11:2e3',
    'x:1',
    '11:1,',
    'c',
    'add',
    '11:9999999',
    Array.from({length: 21}, (_, index) => `${index + 1}:1`).join(','),
  ])('rejects %s', (path) => expect(cartLink(path)).toBeNull());

  it('never yields more than 20 variants, 20 codes and 25 attributes', () => {
    const parameter = fc.tuple(
      fc.oneof(fc.string(), fc.constantFrom('discount', 'note', 'attributes[a]')),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.string(), fc.array(parameter, {maxLength: 60}), (path, pairs) => {
        const link = readCartLink(path, new URLSearchParams(pairs));
        expect(link?.lines.length ?? 0).toBeLessThanOrEqual(20);
        expect(link?.discountCodes.length ?? 0).toBeLessThanOrEqual(20);
        expect(link?.attributes?.length ?? 0).toBeLessThanOrEqual(25);
      }),
    );
  });
});

describe('a discount link', () => {
  it.each([
    'HERON10',
    'FAN DAY',
    '10%OFF',
    'BLACK.FRIDAY',
    'ÉTÉ25',
    'A,B',
    'x'.repeat(255),
  ])('takes %s, as the field of the cart does', (code) =>
    expect(readCode(code)).toBe(code),
  );

  it.each([undefined, '', ' ', 'a\nb', 'x'.repeat(256)])('takes no %j', (code) =>
    expect(readCode(code)).toBeNull(),
  );

  it.each([
    ['', '/cart'],
    ['?utm_source=m&discount=A&note=b&gclid=1', '/cart?utm_source=m&gclid=1'],
    ['?redirect=//evil.example&_kx=1', '/cart?_kx=1'],
    ['?redirect=/hoodies', '/hoodies'],
    [
      '?redirect=/collections/%E5%A4%8F&utm_source=m',
      '/collections/%E5%A4%8F?utm_source=m',
    ],
    ['?return_to=/hoodies?sort_by=x%23top&a=%20b', '/hoodies?sort_by=x&a=%20b#top'],
    ['?redirect=/de-de/hoodies', '/hoodies'],
    ['?redirect=//evil.example', '/cart'],
    ['?redirect=https://evil.example/&return_to=/hoodies', '/hoodies'],
    ['?redirect=/%5Cevil.example', '/cart'],
  ])('with %s leads to %s', (search, path) =>
    expect(linkDestination(search, {prefix: '/de-de'})).toBe(path),
  );
});

describe('discount codes', () => {
  it('are compared without regard to case', () => {
    expect(withCode(['Heron10'], ' HERON10 ')).toEqual(['Heron10']);
    expect(withoutCode(['Heron10', 'FIVER'], 'heron10')).toEqual(['FIVER']);
  });

  it.each(['', '   ', 'a\nb', 'x'.repeat(256), null, 5, ['A']])(
    '%j is invalid',
    (value) => expect(readCode(value)).toBeNull(),
  );

  const outcome = (reasons: string[], isEmpty = false, kept: string[] = []) =>
    discountOutcome(
      'FAN',
      [...kept, 'Fan'].map((code) => ({code, applicable: false})),
      {warnings: reasons.map((reason) => ({code: `DISCOUNT_${reason}`})), isEmpty},
    );

  it('have a reason for not applying where the store gives one', () => {
    const none = {warnings: [], isEmpty: false};
    const applied = [{code: 'Fan', applicable: true}];
    expect(discountOutcome('FAN', applied, none)).toBe('discount-applied');
    expect(outcome([])).toBe('discount-not-applicable');
    expect(outcome(['NOT_FOUND'])).toBe('discount-unknown');
  });

  it('have no reason that may be that of another code', () => {
    const reasons = ['PURCHASE_NOT_IN_RANGE', 'NOT_FOUND'];
    expect(outcome(reasons, false, ['LARGE'])).toBe('discount-not-applicable');
  });

  it('are kept with an empty cart, unless the store says that they never apply', () => {
    expect(outcome([], true)).toBe('discount-kept');
    expect(outcome(['NO_ENTITLED_LINE_ITEMS'], true)).toBe('discount-kept');
    expect(outcome(['NOT_FOUND'], true)).toBe('discount-unknown');
    expect(outcome(['CURRENTLY_INACTIVE'], true)).toBe('discount-inactive');
  });
});

it('a note is limited, with line ends counted as the store counts them', () => {
  expect(readNote(' a\r\nb ')).toBe('a\nb');
  expect(readNote('x'.repeat(5001))).toBeNull();
  expect(readNote(null)).toBeNull();
});
