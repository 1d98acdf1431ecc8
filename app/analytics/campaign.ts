import {CAMPAIGN_COOKIE, campaignOf} from '~/lib/campaign';

/**
 * Keeps the campaign of the visit's first page for the checkout while the visitor allows it, and forgets it otherwise.
 * The worker adds it to the checkout's URL.
 */
export function keepCampaign(isAllowed: boolean): void {
  const isKept = document.cookie
    .split('; ')
    .some((pair) => pair.startsWith(`${CAMPAIGN_COOKIE}=`));
  if (!isAllowed) {
    if (isKept) document.cookie = `${CAMPAIGN_COOKIE}=; Path=/; Max-Age=0`;
    return;
  }
  // The URL that was opened: the page may have moved on since.
  const [opened] = performance.getEntriesByType('navigation');
  const campaign = campaignOf(new URL(opened?.name ?? location.href).search);
  if (isKept || campaign === '') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CAMPAIGN_COOKIE}=${campaign}; Path=/; SameSite=Lax${secure}`;
}
