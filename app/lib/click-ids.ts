/** Parameters that advertisers and mail services add to links, beside `utm_…`. */
const CLICK_IDS = new Set([
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  'gad_campaignid',
  '_gl',
  'srsltid',
  'msclkid',
  'ttclid',
  'twclid',
  'igsh',
  'igshid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'epik',
  'sccid',
  'rdt_cid',
  '_kx',
  '_hsenc',
  '_hsmi',
  'mkt_tok',
  'yclid',
  'irclickid',
]);

function isClickId(pair: string): boolean {
  const [name = ''] = new URLSearchParams(pair).keys();
  const lower = name.toLowerCase();
  return lower.startsWith('utm_') || CLICK_IDS.has(lower);
}

/** A URL, path or query without click ids, everything else as it is written. Takes no fragment. */
export function withoutClickIds(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const pairs = url.slice(start + 1).split('&');
  const ours = pairs.filter((pair) => !isClickId(pair));
  if (ours.length === pairs.length) return url;
  return url.slice(0, start) + (ours.length > 0 ? `?${ours.join('&')}` : '');
}

/** The click ids in a URL, as its query writes them; '' for none. Takes no fragment. */
export function clickIdsIn(url: string): string {
  const [, query = ''] = url.split(/\?(.*)/s);
  return query.split('&').filter(isClickId).join('&');
}
