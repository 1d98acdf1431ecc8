import {describe, expect, it} from 'vitest';

import {isValidationOnly, StoreError} from '~/server/store/store-answer';

import {answeredStatus, failedStatus} from './cart-gateway.server';

const error = (details?: ConstructorParameters<typeof StoreError>[2]) =>
  new StoreError('cartLinesAdd', 'failed', details);

const refusal = (code: string) =>
  error({status: 200, answer: {errors: [{message: '', extensions: {code}}]}});

describe('an answer (§11.3)', () => {
  const cart = {} as never;
  const userError = (...field: string[]) =>
    ({code: 'INVALID', field, message: ''}) as never;
  /** 2026-04: "An error occurred while saving the cart." */
  const UNSAVED = {code: 'SERVICE_UNAVAILABLE', field: null, message: ''} as never;

  it.each<[string, Parameters<typeof answeredStatus>[0], string]>([
    ['a cart', {cart, userErrors: []}, 'ok'],
    ['a user error beside a cart', {cart, userErrors: [userError('lines')]}, 'refused'],
    ['a user error about the cart id', {cart, userErrors: [userError('cartId')]}, 'gone'],
    ['one about a part of it', {cart, userErrors: [userError('cartId', '0')]}, 'refused'],
    ['neither cart nor error', {cart: null, userErrors: []}, 'unknown'],
    ['a cart that was not saved', {cart: null, userErrors: [UNSAVED]}, 'unknown'],
    ['the same beside a cart', {cart, userErrors: [UNSAVED]}, 'unknown'],
  ])('%s: %s', (_, outcome, status) => {
    expect(answeredStatus(outcome)).toBe(status);
  });
});

describe('a call that has failed (§11.4, §11.5)', () => {
  it.each([429, 430])('with %d was not executed, and may be repeated', (status) => {
    expect(failedStatus(error({status, retryAfter: 2000}), true)).toEqual({
      status: 'notExecuted',
      retryAfter: 2000,
    });
  });

  it.each([400, 401, 402, 403, 404, 413, 423])(
    'with %d was not executed, and is at fault itself',
    (status) => {
      expect(failedStatus(error({status}), true)).toEqual({
        status: 'notExecuted',
        isFinal: true,
      });
    },
  );

  it.each<[string, unknown]>([
    ['408', error({status: 408})],
    ['409', error({status: 409})],
    ['500', error({status: 500})],
    ['503', error({status: 503})],
    ['a timeout or a reset', error()],
    ['an answer that is not GraphQL', error({status: 200})],
    ['an internal error without data', refusal('INTERNAL_SERVER_ERROR')],
    ['a denied field', refusal('ACCESS_DENIED')],
    ['an error of the worker itself', new Error('a fault')],
  ])('with %s may have been executed', (_, failure) => {
    expect(failedStatus(failure, true)).toEqual({status: 'unknown'});
  });

  it('was not executed where only a read or a creation before it was sent', () => {
    expect(failedStatus(error(), false)).toEqual({status: 'notExecuted'});
  });

  it('was not executed where the store answered validation errors alone', () => {
    expect(failedStatus(refusal('undefinedField'), true)).toMatchObject({
      status: 'notExecuted',
      isFinal: true,
    });
  });
});

describe('validation errors alone', () => {
  const refused = (...codes: (string | null)[]) => ({
    errors: codes.map((code) => ({message: '', ...(code && {extensions: {code}})})),
  });

  it.each<[string, Parameters<typeof isValidationOnly>[0], boolean]>([
    ['an unknown field', refused('undefinedField'), true],
    ['an invalid variable', {errors: [{message: '', extensions: {problems: []}}]}, true],
    ['an internal error', refused('INTERNAL_SERVER_ERROR'), false],
    ['a denied field', refused('ACCESS_DENIED'), false],
    ['one of each', refused('undefinedField', 'INTERNAL_SERVER_ERROR'), false],
    ['an error without a code', refused(null), false],
    ['data beside it', {...refused('undefinedField'), data: null}, false],
    ['no errors', {}, false],
  ])('%s: %s', (_, answer, expected) => {
    expect(isValidationOnly(answer)).toBe(expected);
  });
});
