/** Checks of the configuration alone. */
import {variables} from '../../../app/server/env';
import type {Check, Context, Finding} from '../check';

/** Shopify's prefixes of tokens that must never be public. */
const PRIVATE_PREFIX = /^shp(?:at|ss|ca|pa)_/;

const MIN_SECRET_VARIETY = 10;

export const secrets: Check = {
  name: 'secrets',
  impact: 'Strangers could read what only the worker and the staff may.',
  needs: [],
  async run({env, config: {store, previewSecret}}) {
    const found = [publicToken(store), leaks(env, [store.privateToken, previewSecret])];
    return [...found, preview(env.PREVIEW_SECRET?.trim() ?? '', previewSecret)].filter(
      (one) => one !== null,
    );
  },
};

function publicToken({
  publicToken: token,
  privateToken,
}: {
  publicToken: string;
  privateToken: string;
}): Finding | null {
  if (!PRIVATE_PREFIX.test(token) && token !== privateToken) return null;
  return {
    status: 'fault',
    found: 'PUBLIC_STOREFRONT_API_TOKEN holds a private token',
    fix: 'Put the channel’s public access token there, and renew the private one: it may have been seen.',
  };
}

function leaks(
  env: Readonly<Record<string, string | undefined>>,
  values: readonly string[],
): Finding | null {
  const names = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith('PUBLIC_') &&
    name !== 'PUBLIC_STOREFRONT_API_TOKEN' &&
    values.some((secret) => secret !== '' && value?.includes(secret))
      ? [name]
      : [],
  );
  if (names.length === 0) return null;
  return {
    status: 'fault',
    found: `${names.join(', ')} holds a secret, and may reach a page`,
    fix: 'Take it out, and renew the secret.',
  };
}

function preview(given: string, secret: string): Finding {
  if (given === '')
    return {
      status: 'ok',
      found: 'PREVIEW_SECRET is not set, so there is no staff preview',
    };
  if (secret === '')
    return {
      status: 'fault',
      found: 'PREVIEW_SECRET is too short: it must have at least 32 characters',
      impact: 'The staff preview is closed, and scheduled themes do not start.',
      fix: 'Make one: openssl rand -base64 32',
    };
  if (new Set(secret).size >= MIN_SECRET_VARIETY)
    return {status: 'ok', found: 'PREVIEW_SECRET is long enough'};
  return {
    status: 'fault',
    found: 'PREVIEW_SECRET is weak: its characters must be random',
    impact: 'Strangers could guess it, and see themes before shoppers do.',
    fix: 'Make one: openssl rand -base64 32',
  };
}

const SOCIAL_LINKS = ['PUBLIC_LINK_VIDEO', 'PUBLIC_LINK_MICROBLOG'] as const;

export const social: Check = {
  name: 'social links',
  impact: 'The footer leaves them out, unless a theme of the store has its own.',
  needs: [],
  async run({env}) {
    const unset = SOCIAL_LINKS.filter((name) => !env[name]?.trim());
    if (unset.length === 0) return {status: 'ok', found: 'all are set'};
    return {
      status: 'note',
      found: `${unset.join(', ')} ${unset.length > 1 ? 'are' : 'is'} not set`,
      fix: 'Set the URLs of the shop’s channels.',
    };
  },
};

export const site: Check = {
  name: 'site URL',
  impact: 'There are no canonical links and no sitemap.',
  needs: [],
  async run({config: {siteOrigin}, isLocal}) {
    if (siteOrigin) return {status: 'ok', found: siteOrigin};
    if (isLocal) return {status: 'ok', found: 'not set, as is right on this machine'};
    return {
      status: 'note',
      found: 'PUBLIC_SITE_ORIGIN is not set',
      fix: 'Set it to the shop’s own origin, for example https://shop.example.com',
    };
  },
};

type Configured = Pick<Context, 'env' | 'config' | 'isLocal'>;

export const rating = {
  name: 'rating',
  impact: 'Search engines are told of reviews that nobody has written.',
  needs: [],
  async run({env, isLocal}: Configured): Promise<Finding> {
    const invented = variables.PUBLIC_RATING.fallback;
    const given = env.PUBLIC_RATING?.trim() || (isLocal ? invented : 'none');
    if (isLocal || given !== invented) return {status: 'ok', found: given};
    return {
      status: 'fault',
      found: `PUBLIC_RATING is ${invented}, which is an example and no shop’s own`,
      fix: 'Set PUBLIC_RATING=off, or to the shop’s own figures. Reviews of a product replace it.',
    };
  },
} satisfies Check;

export const visitors = {
  name: 'visitors',
  impact:
    'Behind a proxy all visitors have its address: the store throttles them, and forms close, for all together.',
  needs: [],
  async run({config, isLocal}: Configured): Promise<Finding> {
    const {buyerIpHeader} = config;
    if (buyerIpHeader)
      return {status: 'ok', found: `their address is in ${buyerIpHeader}`};
    if (isLocal)
      return {status: 'ok', found: 'not told apart, as is right on this machine'};
    return {
      status: 'note',
      found: 'BUYER_IP_HEADER is not set, as is right on Oxygen alone',
      fix: 'Behind a proxy set it to the header with the visitor’s address, which the proxy overwrites.',
    };
  },
} satisfies Check;
