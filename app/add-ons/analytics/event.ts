import {isRecord, readJson} from '~/lib/json';

import type {SoldProduct} from './payload';

/** A product in an event; its ids are global ids of the Storefront API. */
export interface EventItem extends SoldProduct {
  quantity: number;
}

const EVENT_NAMES = [
  'page_viewed',
  'product_viewed',
  'collection_viewed',
  'search_viewed',
  'product_added_to_cart',
  'product_removed_from_cart',
] as const;

/** An event of a visitor who has consented, as every receiver gets it. */
export interface ShopEvent {
  /** The same for all receivers, by which they know a repetition. */
  id: string;
  name: (typeof EVENT_NAMES)[number];
  url: string;
  /** ISO 4217; of the items' prices. */
  currency: string;
  items: readonly EventItem[];
  /** Handle of a viewed collection; '' for none. */
  collection: string;
  /** '' for none. */
  searchTerm: string;
}

/**
 * The events that a page has posted, with everything else left out; none where the text is not
 * theirs.
 */
export function readEvents(json: string): ShopEvent[] {
  const list = readJson(json);
  const events = Array.isArray(list) ? list.slice(0, MAX_EVENTS).map(readEvent) : [];
  return events.filter((event) => event !== null);
}

const MAX_EVENTS = 25;
const MAX_ITEMS = 50;

function readEvent(value: unknown): ShopEvent | null {
  const event = isRecord(value) ? value : {};
  const name = EVENT_NAMES.find((known) => known === event.name);
  const id = textOf(event.id);
  const url = textOf(event.url, 2048);
  if (!name || !/^[\w-]{8,64}$/.test(id) || !URL.canParse(url)) return null;
  const currency = textOf(event.currency);
  const items = Array.isArray(event.items) ? event.items.slice(0, MAX_ITEMS) : [];
  return {
    id,
    name,
    url,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : '',
    items: items.map(readItem),
    collection: textOf(event.collection),
    searchTerm: textOf(event.searchTerm),
  };
}

function readItem(value: unknown): EventItem {
  const item = isRecord(value) ? value : {};
  const {quantity} = item;
  const price = textOf(item.price);
  return {
    id: textOf(item.id),
    title: textOf(item.title),
    vendor: textOf(item.vendor),
    productType: textOf(item.productType),
    variantId: textOf(item.variantId),
    variantTitle: textOf(item.variantTitle),
    sku: textOf(item.sku),
    price: /^\d{1,12}(?:\.\d{1,4})?$/.test(price) ? price : '0',
    quantity: Number.isSafeInteger(quantity) ? Number(quantity) : 1,
  };
}

const textOf = (value: unknown, length = 255): string =>
  typeof value === 'string' ? value.slice(0, length) : '';
