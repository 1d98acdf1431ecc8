import type {ShopEvent} from '../event';

/** The visitor's data that a destination gets, with consent. */
export interface Visitor {
  allows: {analytics: boolean; marketing: boolean};
  /** Shopify's ids of the visitor and of the visit; '' where they are not known. */
  unique: string;
  visit: string;
  /** The campaign that brought them, and when, as their cookie keeps it. */
  campaign: URLSearchParams;
  /** '' where the host does not state it. */
  ip: string;
  userAgent: string;
}

/** A service that counts what visitors do. */
export interface Destination {
  readonly name: string;
  readonly needs: keyof Visitor['allows'];
  /**
   * Sends the events that the service has a use for, once.
   * @param now epoch milliseconds
   * @throws where the service did not take them
   */
  send(events: readonly ShopEvent[], visitor: Visitor, now: number): Promise<void>;
}

const TIMEOUT_MS = 5000;

/** @throws unless the answer is a success; the message names no credentials */
export async function postJson(url: URL, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  await response?.body?.cancel();
  if (!response?.ok) throw new Error(response ? String(response.status) : 'no answer');
}

export function valueOf({items}: ShopEvent): number {
  const value = items.reduce(
    (sum, {price, quantity}) => sum + Number(price) * quantity,
    0,
  );
  return Number(value.toFixed(3));
}
