import type {Check} from '../check';
import {checkout, pictures} from './addresses';
import {fields} from './fields';
import {collection, productTypes} from './goods';
import {secrets, site} from './settings';
import {domain, shop, token, version} from './store';
import {theme} from './theme';

/** Everything the doctor looks at, in the order of its table: what others need comes first. */
export const checks: readonly Check[] = [
  secrets,
  site,
  domain,
  token,
  version,
  shop,
  fields,
  collection,
  productTypes,
  pictures,
  checkout,
  theme,
];
