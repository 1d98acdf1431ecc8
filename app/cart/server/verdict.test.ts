import {describe, expect, it} from 'vitest';

import {answeredCall, failedCall, hasStoreAnswered, isFinal} from './verdict.server';
import type {CartFragment} from 'storefrontapi.generated';
import {StoreError, type StoreFailure} from '~/server/store/store-error';

const cart = {id: 'gid://shopify/Cart/1'} as CartFragment;
const error = (field: string[] | null) => ({code: null, field, message: 'No.'});

describe('the verdict on an answer', () => {
  it.each([
    ['a cart', cart, [], 'applied'],
    ['a cart beside a user error', cart, [error(['lines', '0'])], 'refused'],
    ['a user error', null, [error(['lines'])], 'refused'],
    ['a user error without a field', null, [error(null)], 'refused'],
    ['a user error about the cart', null, [error(['cartId'])], 'gone'],
    ['a user error about the cart, beside a cart', cart, [error(['cartId'])], 'gone'],
    ['neither', null, [], 'unknown'],
  ] as const)('%s: %4$s', (_, of, userErrors, verdict) => {
    expect(answeredCall({cart: of, userErrors: [...userErrors]})).toBe(verdict);
  });
});

interface Failed {
  operation?: string;
  status?: number;
  hasNoData?: boolean;
}

const failed = (
  failure: StoreFailure,
  {operation = 'cartLinesAdd', ...more}: Failed = {},
) => new StoreError(failure, 'failed', {operation, ...more});

describe('the verdict on a call that failed', () => {
  it.each([400, 401, 402, 403, 404, 413, 423, 429, 430])(
    '%d: certainly not executed',
    (status) => {
      expect(failedCall(failed('status', {status}))).toBe('notExecuted');
    },
  );

  it.each([302, 408, 409, 500, 501, 502, 503, 504])('%d: unknown', (status) => {
    expect(failedCall(failed('status', {status}))).toBe('unknown');
  });

  it.each<[string, unknown, string]>([
    ['a timeout', failed('timeout'), 'unknown'],
    ['a lost connection', failed('network'), 'unknown'],
    ['no GraphQL', failed('malformed', {status: 200}), 'unknown'],
    ['errors without data', failed('refused', {hasNoData: true}), 'notExecuted'],
    ['errors beside empty data', failed('refused', {hasNoData: false}), 'unknown'],
    ['denied without data', failed('denied', {hasNoData: true}), 'notExecuted'],
    ['anything else', new TypeError('?'), 'unknown'],
    [
      'a query before the change',
      failed('timeout', {operation: 'GetCart'}),
      'notExecuted',
    ],
    [
      'the cart’s creation before it',
      failed('timeout', {operation: 'cartCreate'}),
      'notExecuted',
    ],
  ])('%s: %2$s', (_, reason, verdict) => {
    expect(failedCall(reason)).toBe(verdict);
  });

  it.each([
    [400, true],
    [401, true],
    [404, true],
    [413, true],
    [423, false],
    [429, false],
    [430, false],
    [503, false],
  ])('%d: is sent again only a few times: %s', (status, final) => {
    expect(isFinal(failed('status', {status}))).toBe(final);
  });

  it('shows that the store answers where it was GraphQL', () => {
    expect(hasStoreAnswered(failed('refused'))).toBe(true);
    expect(hasStoreAnswered(failed('status', {status: 503}))).toBe(false);
  });
});
