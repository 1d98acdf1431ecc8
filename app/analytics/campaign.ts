import {
  ARRIVED_PARAM,
  CAMPAIGN_COOKIE,
  campaignIn,
  campaignOf,
  withCampaign,
} from '~/lib/campaign';

/**
 * Keeps the campaign of the visit's first page for the checkout while the visitor allows it, and
 * forgets it otherwise. The worker adds it to the checkout's URL.
 */
export function keepCampaign(isAllowed: boolean): void {
  const isKept = campaignIn(document.cookie) !== '';
  if (!isAllowed) {
    if (isKept) document.cookie = `${CAMPAIGN_COOKIE}=; Path=/; Max-Age=0`;
    return;
  }
  // The URL that was opened: the page may have moved on since.
  const [opened] = performance.getEntriesByType('navigation');
  const campaign = campaignOf(new URL(opened?.name ?? location.href).search);
  if (isKept || campaign === '') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = `${campaign}&${ARRIVED_PARAM}=${Math.round(performance.timeOrigin)}`;
  document.cookie = `${CAMPAIGN_COOKIE}=${value}; Path=/; SameSite=Lax${secure}`;
}

/**
 * Adds the campaign to a product's link to Shop Pay when it is used: it leads past the cart, and so
 * past the worker.
 */
export function takeCampaignAlong({target}: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !URL.canParse(link.href)) return;
  if (new URL(link.href).searchParams.get('payment') !== 'shop_pay') return;
  link.href = withCampaign(link.href, campaignIn(document.cookie));
}
