import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {anyString} from '../../tests/support/any-string';
import {isSameSecret} from '~/server/secret-keys';
import {readToken, writeToken} from './session-tokens.server';

const scope = {
  secret: 'a preview password',
  use: 'session' as const,
  shop: '68190800',
};

describe('a signed token', () => {
  it('round-trips any value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const read = await readToken(await writeToken(value, scope), scope);
        expect(JSON.stringify(read)).toBe(JSON.stringify(value));
      }),
    );
  });

  it('is rejected with any character changed, removed or added', async () => {
    const token = await writeToken({show: 'winter'}, scope);
    const alphabet = [
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ %',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom(...alphabet),
        fc.constantFrom('change', 'remove', 'add'),
        async (at, character, how) => {
          const rest = how === 'add' ? token.slice(at) : token.slice(at + 1);
          const put = how === 'remove' ? '' : character;
          const forged = token.slice(0, at) + put + rest;
          fc.pre(forged !== token);
          expect(await readToken(forged, scope)).toBeUndefined();
        },
      ),
      {numRuns: 500},
    );
  });

  it('is rejected when truncated', async () => {
    const token = await writeToken({show: 'winter'}, scope);
    for (let length = 0; length < token.length; length += 1) {
      expect(await readToken(token.slice(0, length), scope)).toBeUndefined();
    }
  });

  it.each([
    ['another secret', {...scope, secret: 'a preview passworc'}],
    ['another use', {...scope, use: 'link' as const}],
    ['another shop', {...scope, shop: '68190801'}],
  ])('is rejected by %s', async (_, foreign) => {
    const token = await writeToken({show: 'winter'}, foreign);
    expect(await readToken(token, scope)).toBeUndefined();
  });

  it('is never accepted for arbitrary text, which never throws', async () => {
    await fc.assert(
      fc.asyncProperty(anyString({maxLength: 100}), async (text) => {
        expect(await readToken(text, scope)).toBeUndefined();
      }),
    );
  });
});

describe('the signing key', () => {
  it('is derived from the password and is not the password itself', async () => {
    const [payload = '', signature] = (await writeToken({a: 1}, scope)).split('.');
    const encoder = new TextEncoder();
    const raw = encoder.encode(scope.secret);
    const password = await crypto.subtle.importKey(
      'raw',
      raw,
      {name: 'HMAC', hash: 'SHA-256'},
      false,
      ['sign'],
    );
    for (const version of [1, 2]) {
      const signed = encoder.encode(
        `preview.session.${version}\n${scope.shop}\n${payload}`,
      );
      const mac = await crypto.subtle.sign('HMAC', password, signed);
      expect(Buffer.from(mac).toString('base64url')).not.toBe(signature);
    }
  });
});

describe('secrets', () => {
  it('are equal only when every character is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({minLength: 1}), fc.string(), async (one, other) => {
        expect(await isSameSecret(one, one)).toBe(true);
        expect(await isSameSecret(one, other)).toBe(one === other);
      }),
    );
  });
});
