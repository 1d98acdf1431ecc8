import {luminance, parseColor, toHex} from './color';

/** Accent color of the collection where the merchant has chosen none (§9). */
export const COLLECTION_ACCENT = '#009cf1';

/** Accent color of a theme where the merchant has chosen none (§9). */
export const THEME_ACCENT = '#1a1a1a';

/** Luminance assumed where there is no accent color (§9). */
const DEFAULT_LUMINANCE = 0.5;

/** Corner radius of a theme, in CSS pixels (§3). */
export const THEME_RADIUS = 8;

/** Font family of a theme (§3). */
export const THEME_FONT = 'Inter';

/** Name of the meta element that carries the store's id. Without it the store cannot start (§4). */
export const STORE_ID_META = 'shopify-store-id';

/** Name of the meta element that carries the banners’ URLs. */
export const BANNERS_META = 'banners';

/** Name of the meta element that carries the accent color. */
export const ACCENT_META = 'accent-color';

/** Separator of the banners (§3). */
export const BANNER_SEPARATOR = ';;;';

/** The parts of a head element that are read. */
export type HeadElement = Pick<Element, 'tagName' | 'textContent' | 'getAttribute'>;

/** The store configuration in a page's head (§3). */
interface StoreConfiguration {
  storeId: string;
  name: string;
  /** URLs of the banner pictures. */
  banners: string[];
  /** The favicon; `null` when the page names none. */
  iconURL: string | null;
  /** `#rrggbb`, or `null` when the page names none that is a color. */
  accentColor: string | null;
  /** 0 to 1; 0.5 without an accent color. */
  accentColorLuminance: number;
}

/**
 * Reads the store configuration from the elements of a page's head (§3, §10.1).
 * @throws when no store id is there (§4)
 */
export function readStoreConfiguration(head: readonly HeadElement[]): StoreConfiguration {
  const storeId = metaContent(head, STORE_ID_META)?.trim();
  if (!storeId) throw new Error(`The page has no <meta name="${STORE_ID_META}">.`);
  const title = head.find(isTag('title'))?.textContent ?? '';
  const color = parseColor(metaContent(head, ACCENT_META) ?? '');
  return {
    storeId,
    name: storeNameFromTitle(title),
    banners: splitBanners(metaContent(head, BANNERS_META) ?? ''),
    iconURL: iconUrl(head),
    accentColor: color && toHex(color),
    accentColorLuminance: color ? luminance(color) : DEFAULT_LUMINANCE,
  };
}

/** Banners from their list, empty entries left out (§3). */
export function splitBanners(list: string): string[] {
  return list
    .split(BANNER_SEPARATOR)
    .map((banner) => banner.trim())
    .filter(Boolean);
}

const isTag =
  (name: string) =>
  ({tagName}: HeadElement) =>
    tagName.toLowerCase() === name;

function metaContent(head: readonly HeadElement[], name: string): string | null {
  const meta = head.filter(isTag('meta'));
  return (
    meta.find((one) => one.getAttribute('name') === name)?.getAttribute('content') ?? null
  );
}

function iconUrl(head: readonly HeadElement[]): string | null {
  const isIcon = (link: HeadElement) =>
    link.getAttribute('rel')?.toLowerCase().split(/\s+/).includes('icon');
  return head.filter(isTag('link')).find(isIcon)?.getAttribute('href') ?? null;
}

const SEPARATOR = ' | ';

/** The suffix that a hosted store's platform adds to titles: ` – Powered by Shopify`. */
const PROVIDER_SUFFIX = /\s*[|–—-]\s*(?:powered by\s+)?shopify\s*$/i;

/** The title of a page: its own and the store's; the store's alone on the home page. */
export function documentTitle(pageTitle: string | null, storeName: string): string {
  return pageTitle ? `${pageTitle}${SEPARATOR}${storeName}` : storeName;
}

/** The store's name in a page's title, without the provider's suffix and the page's own (§3). */
export function storeNameFromTitle(title: string): string {
  const name = title.replace(PROVIDER_SUFFIX, '');
  const separator = name.lastIndexOf(SEPARATOR);
  return name.slice(separator < 0 ? 0 : separator + SEPARATOR.length).trim();
}
