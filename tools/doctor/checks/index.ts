import type {Check} from '../check';
import {events, visits} from './analytics';
import {arrival} from './arrival';
import {collection, goods, productTypes, sizes, theme} from './catalogue';
import {rating, secrets, site, social, visitors} from './configuration';
import {contact} from './contact';
import {drops} from './drops';
import {duties} from './duties';
import {fields} from './fields';
import {filters, menus, recommendations, service, texts} from './discovery';
import {redirects, storeLinks} from './links';
import {disclosures} from './law';
import {language, markets} from './markets';
import {notify} from './notify';
import {personalization} from './personalization';
import {pickup} from './pickup';
import {reviews} from './reviews';
import {staff} from './staff';
import {checkout, domain, pictures, shop, token, version} from './store';
import {withdrawal} from './withdrawal';

/** Everything the doctor examines, in the order of its table: what others need comes first. */
export const checks: readonly Check[] = [
  secrets,
  site,
  social,
  rating,
  visitors,
  domain,
  token,
  version,
  shop,
  language,
  markets,
  fields,
  collection,
  productTypes,
  sizes,
  goods,
  personalization,
  pictures,
  texts,
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
  contact,
  visits,
  events,
  disclosures,
  duties,
  reviews,
  pickup,
  arrival,
  staff,
];
