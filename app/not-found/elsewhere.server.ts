import {data} from '@remix-run/server-runtime';

import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {endDateFromTags, isStillSold} from '~/lib/end-date';
import {pictureOf, type PictureData} from '~/lib/images';
import {currentChoice} from '~/market';
import {loadMarkets} from '~/market/index.server';
import type {AppContext} from '~/server/context';

import {ELSEWHERE_QUERY} from './not-found.documents';
import {redirectOr404} from './redirect-or-404.server';

/** The handle of what a URL names. */
type Named = {product: string} | {collection: string};

/** A product or a collection that this market lacks and another has. */
interface Elsewhere {
  title: string;
  picture: PictureData | null;
  /** The prefix of a market that has it. */
  soldIn: string;
}

/**
 * The response for the URL of a product or a collection that this market lacks: as `redirectOr404`,
 * and where another market has it, with what it is and where (§10.43).
 * @throws {Response} a redirect
 */
export async function elsewhereOr404(
  request: Request,
  context: AppContext,
  named: Named,
) {
  const [missing, found] = await Promise.all([
    redirectOr404(request, context),
    findElsewhere(context, named),
  ]);
  if (!found) return missing;
  const {title, picture} = found;
  const head = {title, description: '', path: null, image: picture?.url};
  return data({ended: {...found, endedOn: null, instead: []}, head}, {status: 404});
}

/** Other countries that are asked, at most: any URL may be asked for. */
const MAX_COUNTRIES = 5;

/** Asks other countries, each once; none in a shop with one market. Never rejects. */
async function findElsewhere(
  context: AppContext,
  named: Named,
): Promise<Elsewhere | null> {
  const {storefront, market, now} = context;
  const {choices} = await loadMarkets(context);
  const own = currentChoice(choices, market.prefix)?.countryCode;
  const others = [...new Set(choices.map(({countryCode}) => countryCode))]
    .filter((country) => country !== own)
    .slice(0, MAX_COUNTRIES);
  const found = await Promise.all(
    others.map(async (country): Promise<Elsewhere | null> => {
      const {product, collection} = await storefront.query(ELSEWHERE_QUERY, {
        variables: {...named, country: country as CountryCode},
        cache: storefront.CacheShort(),
      });
      const {prefix: soldIn = ''} =
        choices.find(({countryCode}) => countryCode === country) ?? {};
      if (collection)
        return {title: collection.title, picture: pictureOf(collection.image), soldIn};
      return product && isStillSold(endDateFromTags(product.tags), now)
        ? {title: product.title, picture: pictureOf(product.featuredImage), soldIn}
        : null;
    }),
    // The store call has logged its cause. The visitor gets the not-found page.
  ).catch(() => []);
  return found.find((one) => one !== null) ?? null;
}
