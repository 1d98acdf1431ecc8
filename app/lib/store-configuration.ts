import {luminance, parseColor, toHex} from '~/lib/color';
import {DEFAULT_LUMINANCE} from '~/lib/theme-defaults';
import {storeNameFromTitle} from './document-title';

/** Name of the meta element that carries the store's id. Without it the store cannot start (§4). */
export const STORE_ID_META = 'shopify-store-id';

/** Name of the meta element that carries the banners' addresses. */
export const BANNERS_META = 'banners';

/** Name of the meta element that carries the accent color. */
export const ACCENT_META = 'accent-color';

/** Separator of the banners (§3). */
export const BANNER_SEPARATOR = ';;;';

/** One element of a page's head, as plain data. */
export interface HeadElement {
  tag: string;
  attributes: Readonly<Record<string, string | undefined>>;
  text?: string;
}

/** The store configuration in a page's head (§3). */
export interface StoreConfiguration {
  storeId: string;
  name: string;
  /** Addresses of the banner pictures. */
  banners: string[];
  /** The favicon; `null` when the page names none. */
  iconURL: string | null;
  /** `#rrggbb`, or `null` when the page names none that is a color. */
  accentColor: string | null;
  /** 0 to 1; 0.5 without an accent color. */
  accentColorLuminance: number;
}

/** The head has no store id: the page may not belong to a store (§4). */
export class MissingStoreIdError extends Error {
  constructor() {
    super(`The page has no <meta name="${STORE_ID_META}">.`);
    this.name = 'MissingStoreIdError';
  }
}

/**
 * Reads the store configuration from the elements of a page's head (§3). The same function reads the head in the
 * browser and checks what the server is about to send.
 * @throws {MissingStoreIdError} when no store id is there
 */
export function readStoreConfiguration(head: readonly HeadElement[]): StoreConfiguration {
  const storeId = metaContent(head, STORE_ID_META)?.trim();
  if (!storeId) throw new MissingStoreIdError();
  const title = head.find(({tag}) => tag.toLowerCase() === 'title')?.text ?? '';
  const color = parseColor(metaContent(head, ACCENT_META) ?? '');
  return {
    storeId,
    name: storeNameFromTitle(title),
    banners: splitBanners(metaContent(head, BANNERS_META) ?? ''),
    iconURL: iconAddress(head),
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

function metaContent(head: readonly HeadElement[], name: string): string | undefined {
  return head.find(
    ({tag, attributes}) => tag.toLowerCase() === 'meta' && attributes.name === name,
  )?.attributes.content;
}

function iconAddress(head: readonly HeadElement[]): string | null {
  const icon = head.find(
    ({tag, attributes}) =>
      tag.toLowerCase() === 'link' &&
      attributes.rel?.toLowerCase().split(/\s+/).includes('icon'),
  );
  return icon?.attributes.href ?? null;
}
