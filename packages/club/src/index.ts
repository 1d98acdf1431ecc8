/** The catalogue of the fictional club. Code, as a CSV has no columns for much of it. */
import type {Catalogue} from '@quillhaven/local-store';
import {accessories} from './accessories';
import {arrival} from './arrival';
import {buildProduct} from './build-product';
import {collections} from './collections';
import {drops} from './drops';
import {dressed, files} from './front-page';
import {giftCollection, giftsOf} from './gifts';
import {hoodies} from './hoodies';
import {guaranteeLabel, makers} from './makers';
import {squad} from './printing';
import {menus} from './menus';
import {outerwear} from './outerwear';
import {pages, policies} from './pages';
import {blogs} from './tideline';
import {
  delivery,
  discounts,
  giftCards,
  locations,
  markets,
  redirects,
  shop,
  synonyms,
} from './shop';
import {withComplements} from './recommend';
import {shirts} from './shirts';
import {sizeGuides} from './size-guides';
import {sweatshirts} from './sweatshirts';
import {themes} from './theme';
import {translationsOf} from './translations';
import {youth} from './youth';

export {homeCollectionId} from './collections';
export {clubVideo, pictureFolder} from '../media';

/**
 * The club's shop.
 * @param startInstant when the store starts: end dates of drops, and the dates on which goods
 * went on sale, are reckoned from it, so that the shop is never out of date
 * @param options `frontPage` dresses the home page with sections, as a club in season would;
 * `gifts` sells `/products/gift-card` and `/products/match-day-bundle`, in the collection `gifts`
 */
export function createClubCatalogue(
  startInstant: Date,
  {frontPage = false, gifts = false}: {frontPage?: boolean; gifts?: boolean} = {},
): Catalogue {
  const specs = [
    ...shirts,
    ...hoodies,
    ...sweatshirts,
    ...outerwear,
    ...accessories,
    ...youth,
    ...drops(startInstant),
  ];
  const products = withComplements(specs.map((spec) => buildProduct(spec, startInstant)));
  const sold = gifts ? giftsOf(products, startInstant) : [];
  return {
    shop,
    markets,
    translations: translationsOf(products),
    products: [...products, ...sold],
    collections: [
      ...collections(products, startInstant),
      ...(gifts ? [giftCollection(sold, products)] : []),
    ],
    menus,
    metaobjects: [
      ...(frontPage ? themes.map((theme) => dressed(theme, startInstant)) : themes),
      ...sizeGuides,
      ...makers,
      arrival,
      squad,
    ],
    files: [...files, guaranteeLabel],
    redirects,
    policies,
    pages,
    blogs: blogs(startInstant),
    delivery,
    locations,
    discounts: discounts(startInstant),
    giftCards,
    synonyms,
  };
}
