import type {StorefrontEnv} from '../../app/server/env';

/** Variables whose values nobody may read over a shoulder or in a CI log. The public token is no secret. */
export const secretNames = ['PRIVATE_STOREFRONT_API_TOKEN', 'PREVIEW_SECRET'] as const;

/** A function that takes every secret of `env`, and every cart key, out of a text. */
export function redactor(env: StorefrontEnv): (text: string) => string {
  const secrets = [...secretNames, 'PUBLIC_STOREFRONT_API_TOKEN' as const]
    .map((name) => env[name]?.trim() ?? '')
    .filter((value) => value.length >= 4)
    // The longest first: one may be part of another.
    .sort((a, b) => b.length - a.length);
  return (text) =>
    secrets
      .reduce((clean, secret) => clean.replaceAll(secret, '…'), text)
      .replaceAll(/\bkey=[^"'&\s\\]+/g, 'key=…');
}
