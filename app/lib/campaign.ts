import {cookiesIn} from './cookies';

/** Parameters by which Shopify and advertisers know an order's campaign, beside `utm_…`. */
const NAMES = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'msclkid', '_kx'];
const MAX_LENGTH = 1024;

/** The cookie that keeps the campaign for the visit; a page's script writes it after consent. */
export const CAMPAIGN_COOKIE = 'campaign';

/** In that cookie, beside the campaign: when the visitor arrived, in epoch milliseconds. */
export const ARRIVED_PARAM = 'arrived';

/** The campaign's parameters in a query string; '' for none, or far too long ones. */
export function campaignOf(query: string): string {
  const parameters = [...new URLSearchParams(query)].filter(
    ([name]) => name.startsWith('utm_') || NAMES.includes(name),
  );
  const campaign = new URLSearchParams(parameters).toString();
  return campaign.length > MAX_LENGTH ? '' : campaign;
}

/** The campaign that a visitor's cookies keep, as a query string; '' for none. */
export const campaignIn = (cookies: string | null) =>
  campaignOf(cookiesIn(cookies, CAMPAIGN_COOKIE)[0] ?? '');

/** The checkout's URL with the parameters of a campaign, except those that it has already. */
export function withCampaign(checkoutUrl: string, campaign: string): string {
  if (campaign === '' || !URL.canParse(checkoutUrl)) return checkoutUrl;
  const url = new URL(checkoutUrl);
  for (const [name, value] of new URLSearchParams(campaignOf(campaign)))
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}
