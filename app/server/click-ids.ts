/**
 * What services add to a link when somebody follows it: its own for each visitor, or for each place that the link stands in.
 * No page reads any of them. (The services' documentation: Meta, Google, Microsoft, TikTok, X, Instagram, LinkedIn, Mailchimp,
 * Pinterest, Snapchat, Reddit, Klaviyo; `utm_…` is everybody's.)
 */
const CLICK_IDS = new Set([
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
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
]);

const isClickId = (name: string) => {
  const lower = name.toLowerCase();
  return lower.startsWith('utm_') || CLICK_IDS.has(lower);
};

/** The address without what services added to it on the way; one without a query is given back as it is. */
export function withoutClickIds(address: string): string {
  if (!address.includes('?')) return address;
  const url = new URL(address);
  const all = [...url.searchParams];
  const ours = all.filter(([name]) => !isClickId(name));
  // Written once: `delete` in a loop costs a rewriting of the whole query for each name.
  if (ours.length < all.length) url.search = new URLSearchParams(ours).toString();
  return url.href;
}
