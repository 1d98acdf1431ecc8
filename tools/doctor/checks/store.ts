/** Checks of the store itself: URL, tokens, API version, shop, and where its pictures and checkouts are. */
import {isOnOne} from '../../../app/market/pages';
import {askShop, checkoutUrl, pictureUrl, shopIn} from '../../store/facts';
import {
  failureFix,
  grantFix,
  STOREFRONT_API_VERSION,
  type Reply,
} from '../../store/probe';
import {reach, type Check, type Context, type Finding} from '../check';

/** The newest version whose schema the app's documents are tested against. */
const NEWEST_TESTED = '2026-04';

export const domain: Check = {
  name: 'domain',
  impact: 'Every page shows the full-page error.',
  needs: [],
  async run({probe, config}) {
    const reply = await askShop(probe);
    if (reply.kind === 'answer') {
      const isShop = reply.errors.length > 0 || shopIn(reply) !== null;
      if (isShop) return {status: 'ok', found: config.store.origin};
      return {
        status: 'fault',
        found: `${config.store.origin}: answers like the Storefront API, but names no shop`,
        fix: 'See whether a proxy stands between you and the store.',
      };
    }
    // A store that rejects the token still exists.
    if (reply.status === 401) return {status: 'ok', found: config.store.origin};
    return {
      status: 'fault',
      found: `${config.store.origin}: ${reply.reason}`,
      fix: failureFix(reply),
    };
  },
};

async function askWith({probe}: Context, kind: 'public' | 'private'): Promise<Finding> {
  const variable = `${kind.toUpperCase()}_STOREFRONT_API_TOKEN`;
  const reply = await askShop(probe, kind);
  if (reply.kind === 'answer' && reply.data)
    return {status: 'ok', found: `the ${kind} token is accepted`};
  return {
    status: 'fault',
    found: `the ${kind} token: ${failureReason(reply)}`,
    fix: `Copy the ${kind} token of the Headless or Hydrogen channel into ${variable}.`,
  };
}

function failureReason(reply: Reply): string {
  return reply.kind === 'failure'
    ? reply.reason
    : (reply.errors[0]?.message ?? 'an empty answer');
}

export const token: Check = {
  name: 'tokens',
  impact: 'No page can be made.',
  needs: ['domain'],
  async run(context) {
    const isPrivate = context.config.store.privateToken !== '';
    const found = [await askWith(context, 'public')];
    if (isPrivate) found.push(await askWith(context, 'private'));
    else if (!context.isLocal)
      found.push({
        status: 'note',
        found: 'no private token: all visitors share one limit',
        impact:
          'Many visitors at once may be throttled, as they come from few addresses.',
        fix: 'Set PRIVATE_STOREFRONT_API_TOKEN.',
      });
    return found;
  },
};

export const version: Check = {
  name: 'API version',
  impact: 'A field that the newer version dropped makes its page fail.',
  needs: ['tokens'],
  async run({probe}) {
    const reply = await askShop(probe);
    const answered = reply.kind === 'answer' ? reply.version : null;
    if (!answered)
      return {status: 'note', found: 'the store does not say which version answers'};
    if (answered > NEWEST_TESTED)
      return {
        status: 'note',
        found: `asked for ${STOREFRONT_API_VERSION}, answered by ${answered}, newer than any tested (${NEWEST_TESTED})`,
        fix: 'Update hydrogen-react-2026 in package.json to that version and run npm run test:unit.',
      };
    const isExpected = answered === STOREFRONT_API_VERSION;
    return {
      status: 'ok',
      found: isExpected
        ? answered
        : `asked for ${STOREFRONT_API_VERSION}, which has expired; answered by ${answered}, which is tested`,
    };
  },
};

export const shop: Check = {
  name: 'shop number',
  impact: 'Every page shows the full-page error.',
  needs: ['tokens'],
  async run({probe, config}) {
    const id = shopIn(await askShop(probe))?.number ?? '';
    const configured = config.public.shopId;
    if (configured !== '' && configured === id) return {status: 'ok', found: id};
    return {
      status: 'fault',
      found: configured
        ? `SHOP_ID is ${configured}, the store says ${id}`
        : 'SHOP_ID is not set',
      fix: `Set SHOP_ID=${id}`,
    };
  },
};

export const pictures: Check = {
  name: 'pictures',
  impact: 'The content security policy keeps product pictures from being shown.',
  needs: ['collection'],
  async run({probe, config, collectionId}) {
    const url = await pictureUrl(probe, collectionId);
    if (!url)
      return {status: 'note', found: 'no product of the collection has a picture'};
    const {origin} = new URL(url);
    if (origin !== config.store.imageOrigin)
      return {
        status: 'fault',
        found: `they come from ${origin}, not from ${config.store.imageOrigin}`,
        fix: `Set PUBLIC_IMAGE_ORIGIN=${origin}`,
      };
    return checkPicture(url);
  },
};

async function checkPicture(picture: string): Promise<Finding> {
  const url = new URL(picture);
  url.searchParams.set('width', '48');
  const fix = 'Ask for the URL in a browser; see whether something on the way blocks it.';
  const response = await reach(url);
  if (!response) return {status: 'fault', found: `${url.origin} does not answer`, fix};
  const type = response.headers.get('Content-Type') ?? '';
  await response.body?.cancel();
  if (response.ok && type.startsWith('image/'))
    return {status: 'ok', found: `${url.origin} answers with ${type}`};
  return {
    status: 'fault',
    found: `${url.origin} answers ${response.status} ${type}`,
    fix,
  };
}

export const checkout: Check = {
  name: 'checkout',
  impact: 'The content security policy keeps the checkout button from leading anywhere.',
  needs: ['tokens'],
  async run({probe, config, samples}) {
    const found = await samples();
    if ('obstacle' in found)
      return {status: 'skipped', found: 'needs a cart (see “fields”)'};
    const url = await checkoutUrl(probe, found.cartId);
    if (!url)
      return {
        status: 'fault',
        found: 'the cart has no checkout',
        fix: grantFix('unauthenticated_read_checkouts'),
      };
    const {origin, host} = new URL(url);
    const {siteOrigin, store} = config;
    if (siteOrigin && isOnOne(new URL(url), [siteOrigin]))
      return {
        status: 'fault',
        found: `checkouts are at ${origin}, which is the shop’s own URL (PUBLIC_SITE_ORIGIN)`,
        impact: 'Checkout leads back to this shop, and shows no page.',
        fix: 'Make another domain the primary one of the online store (Settings → Domains), such as a subdomain, and set PUBLIC_CHECKOUT_DOMAIN to it.',
      };
    if (origin !== store.checkoutOrigin)
      return {
        status: 'fault',
        found: `checkouts are at ${origin}, not at ${store.checkoutOrigin}`,
        fix: `Set PUBLIC_CHECKOUT_DOMAIN=${host}`,
      };
    return (await passwordBefore(url, config)) ?? {status: 'ok', found: origin};
  },
};

/** The online store’s password stands before every checkout, but for visitors who are signed in to its admin. */
async function passwordBefore(url: string, {siteOrigin}: Context['config']) {
  const response = await reach(url);
  await response?.body?.cancel();
  if (!response || !/\/password$/.test(new URL(response.url).pathname)) return null;
  return {
    // Before the shop has a URL of its own, most stores are closed.
    status: siteOrigin ? 'fault' : 'note',
    found: 'the online store asks for its password before a checkout',
    impact: 'Nobody but staff can buy.',
    fix: 'Take the password off (Online Store → Preferences) when the shop opens. A development store keeps it.',
  } satisfies Finding;
}
