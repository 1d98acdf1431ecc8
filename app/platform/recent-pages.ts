import {withoutClickIds} from '~/domain/click-ids';

import type {CacheFacts} from './document-cache';

/** A whole page as it was answered, before anything that depends on the visitor or the instant. */
export interface RecentPage {
  readonly html: string;
  readonly etag: string;
  readonly headers: Headers;
  /** What decides how it may be kept; `now` is the instant it was made. */
  readonly facts: CacheFacts;
}

/** Milliseconds for which a page answers others: a countdown shows seconds, and the store's answers are kept as long. */
export const RECENT_MS = 1000;
const MAX_PAGES = 100;

/**
 * The pages that this isolate has just made. The minute a drop opens, everybody asks for the same few: each is then rendered once
 * a second, also where the edge has no copy yet, or where each comes with an identifier of the click that led here. Only pages
 * that anybody's cache may keep belong in here.
 */
export class RecentPages {
  readonly #pages = new Map<string, RecentPage>();

  /** The page at `url`, unless it is too old or something on it has ended by `now`. */
  find(url: string, now: number): RecentPage | null {
    const address = withoutClickIds(url);
    const page = this.#pages.get(address);
    if (!page) return null;
    const {now: madeAt, endsAt} = page.facts;
    const isRecent = now >= madeAt && now - madeAt < RECENT_MS;
    if (isRecent && (endsAt === null || now < endsAt)) return page;
    this.#pages.delete(address);
    return null;
  }

  keep(url: string, page: RecentPage) {
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size >= MAX_PAGES && oldest !== undefined) this.#pages.delete(oldest);
    this.#pages.set(withoutClickIds(url), page);
  }
}
