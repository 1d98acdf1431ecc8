import type {AppConfig} from '../config';
import type {ServiceSources} from './content-security-policy';

/** Where Hydrogen takes Shopify's customer privacy and performance scripts from: the folders, not the whole CDN. */
const SCRIPTS = [
  'https://cdn.shopify.com/shopifycloud/consent-tracking-api/',
  'https://cdn.shopify.com/shopifycloud/perf-kit/',
];
/** Where events are sent. */
const EVENTS = 'https://monorail-edge.shopifysvc.com';

/** What a document may use for analytics; undefined where they are off. Consent is kept by the checkout. */
export function analyticsSources({
  analytics,
  store,
}: AppConfig): ServiceSources | undefined {
  return analytics
    ? {scripts: SCRIPTS, connections: [store.checkoutOrigin, EVENTS]}
    : undefined;
}
