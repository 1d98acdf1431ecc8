/** Whether pictures and the checkout are where the configuration says. */
import type {Check, Finding} from '../check';
import {grant} from '../mends';
import {isRecord} from '../probe';

const PICTURE = `#graphql
  query DoctorPicture($id: ID!) {
    collection(id: $id) {
      products(first: 20) { nodes { featuredImage { url } } }
    }
  }`;

const CHECKOUT =
  '#graphql\n  query DoctorCheckout($id: ID!) { cart(id: $id) { checkoutUrl } }';

export const pictures: Check = {
  name: 'pictures',
  cost: 'The content security policy keeps product pictures from being shown.',
  needs: ['collection'],
  async run({probe, config}) {
    const id = `gid://shopify/Collection/${config.collectionId}`;
    const reply = await probe.ask(PICTURE, {id});
    const address = reply.kind === 'answer' ? firstAddress(reply.data) : undefined;
    if (!address)
      return {status: 'note', found: 'no product of the collection has a picture'};
    const {origin} = new URL(address);
    if (origin !== config.store.imageOrigin)
      return {
        status: 'fault',
        found: `they come from ${origin}, not from ${config.store.imageOrigin}`,
        mend: `Set PUBLIC_IMAGE_ORIGIN=${origin}`,
      };
    return pictureAnswers(address);
  },
};

/** The first address of a picture in an answer, however deep. */
function firstAddress(value: unknown): string | undefined {
  if (typeof value === 'string') return URL.canParse(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = firstAddress(inner);
    if (found) return found;
  }
  return undefined;
}

async function pictureAnswers(address: string): Promise<Finding> {
  const url = new URL(address);
  url.searchParams.set('width', '48');
  const mend =
    'Ask for the address in a browser; see whether something on the way blocks it.';
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(10_000)});
    const type = response.headers.get('Content-Type') ?? '';
    await response.arrayBuffer();
    if (response.ok && type.startsWith('image/'))
      return {status: 'ok', found: `${url.origin} answers with ${type}`};
    return {
      status: 'fault',
      found: `${url.origin} answers ${response.status} ${type}`,
      mend,
    };
  } catch {
    return {status: 'fault', found: `${url.origin} does not answer`, mend};
  }
}

export const checkout: Check = {
  name: 'checkout',
  cost: 'The content security policy keeps the checkout button from leading anywhere.',
  needs: ['tokens'],
  async run({probe, config, subjects}) {
    const found = await subjects();
    if ('obstacle' in found)
      return {status: 'skipped', found: 'needs a cart (see “fields”)'};
    const reply = await probe.ask(CHECKOUT, {id: found.cartId});
    const cart = reply.kind === 'answer' ? reply.data?.cart : undefined;
    const address = isRecord(cart) ? String(cart.checkoutUrl) : '';
    if (!URL.canParse(address))
      return {
        status: 'fault',
        found: 'the cart has no checkout',
        mend: grant('unauthenticated_read_checkouts'),
      };
    const {origin} = new URL(address);
    if (origin === config.store.checkoutOrigin) return {status: 'ok', found: origin};
    return {
      status: 'fault',
      found: `checkouts are at ${origin}, not at ${config.store.checkoutOrigin}`,
      mend: `Set PUBLIC_CHECKOUT_DOMAIN=${new URL(address).host}`,
    };
  },
};
