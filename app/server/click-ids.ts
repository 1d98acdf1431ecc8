/**
 * Parameters that services add to links, unique to each visitor or placement. No page reads any of them. (The services'
 * documentation: Meta, Google, Microsoft, TikTok, X, Instagram, LinkedIn, Mailchimp, Pinterest, Snapchat, Reddit,
 * Klaviyo; `utm_…` is common to all.)
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

/** The URL without click ids; the same text when it has no query. */
export function withoutClickIds(address: string): string {
  if (!address.includes('?')) return address;
  const url = new URL(address);
  const all = [...url.searchParams];
  const ours = all.filter(([name]) => !isClickId(name));
  // Sets the query once: each `delete` would rewrite the whole query.
  if (ours.length < all.length) url.search = new URLSearchParams(ours).toString();
  return url.href;
}
