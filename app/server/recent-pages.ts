import {withoutClickIds} from './click-ids';

import type {CacheFacts} from './document-cache';
import {Recent} from './recent';

/** A whole page as it was answered, before anything that depends on the visitor or the instant. */
export interface RecentPage {
  readonly body: string;
  readonly etag: string;
  readonly headers: Headers;
  /** What decides how it may be kept; `now` is the instant it was made. */
  readonly facts: CacheFacts;
}

/**
 * The pages that this isolate has just made. The minute a drop opens, everybody asks for the same few: each is then rendered once
 * a second, also where the edge has no copy yet, or where each comes with an identifier of the click that led here. Only pages
 * that anybody's cache may keep belong in here.
 */
export class RecentPages {
  readonly #pages = new Recent<RecentPage>();

  /** The page at `url`, unless it is too old or something on it has ended by `now`. */
  find(url: string, now: number): RecentPage | null {
    const page = this.#pages.find(withoutClickIds(url), now);
    const endsAt = page?.facts.endsAt ?? Infinity;
    return page && now < endsAt ? page : null;
  }

  keep(url: string, page: RecentPage) {
    this.#pages.keep(withoutClickIds(url), page, page.facts.now);
  }
}
