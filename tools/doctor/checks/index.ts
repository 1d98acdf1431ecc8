import type {Check} from '../check';
import {collection, goods, productTypes, theme} from './catalogue';
import {footer, rating, secrets, site, visitors} from './configuration';
import {drops, notify} from './drops';
import {fields} from './fields';
import {filters, menus, recommendations, service} from './discovery';
import {redirects, storeLinks} from './links';
import {withdrawal} from './law';
import {markets} from './markets';
import {personalization} from './personalization';
import {reviews} from './reviews';
import {staff} from './staff';
import {checkout, domain, pictures, shop, token, version} from './store';

/** Everything the doctor examines, in the order of its table: what others need comes first. */
export const checks: readonly Check[] = [
  secrets,
  site,
  footer,
  rating,
  visitors,
  domain,
  token,
  version,
  shop,
  markets,
  fields,
  collection,
  productTypes,
  goods,
  personalization,
  pictures,
  checkout,
  storeLinks,
  redirects,
  menus,
  filters,
  recommendations,
  service,
  theme,
  drops,
  notify,
  withdrawal,
  reviews,
  staff,
];
