import {dayIn} from '~/lib/intl';
import {isRecord} from '~/lib/json';
import {readJsonBytes} from '~/server/body';

import type {Review, ReviewForm} from './reviews';
import type {JudgemeSettings} from './settings.server';

/** Shows and takes reviews of products, by their numbers in the store. */
export interface ReviewProvider {
  /** The newest published reviews. @throws ReviewError */
  newest(product: string): Promise<Review[]>;
  /** @throws ReviewError unless it was taken */
  write(product: string, form: ReviewForm): Promise<void>;
}

/** The provider gave no usable answer. Says nothing of what was written. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError';
}

const API = 'https://api.judge.me/api/v1/';
const TIMEOUT_MS = 4000;
const PER_PAGE = 10;
const MAX_PICTURES = 4;
const MAX_TEXT = 5000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Judge.me's REST API (judge.me/api/docs). The token is in a header: URLs end up in logs. */
export function judgeme(settings: JudgemeSettings): ReviewProvider {
  const call = async (path: string, query: Record<string, string>, body?: object) => {
    const url = new URL(API + path);
    url.search = String(
      new URLSearchParams({...query, shop_domain: settings.shopDomain}),
    );
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-Api-Token': settings.token,
        ...(body && {'Content-Type': 'application/json'}),
      },
      ...(body && {body: JSON.stringify(body)}),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new ReviewError(`no answer: ${path}`);
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new ReviewError(`${response.status}: ${path}`);
    try {
      const bytes = await readJsonBytes(response, MAX_ANSWER_BYTES);
      return JSON.parse(new TextDecoder().decode(bytes ?? undefined)) as unknown;
    } catch {
      throw new ReviewError(`no JSON: ${path}`);
    }
  };
  return {
    async newest(product) {
      const known = fieldsOf(
        fieldsOf(await call('products/-1', {external_id: product})).product,
      );
      // A product that nobody has reviewed.
      if (typeof known.id !== 'number') return [];
      const query = {product_id: String(known.id), per_page: String(PER_PAGE), page: '1'};
      const {reviews} = fieldsOf(await call('reviews', query));
      const list: unknown[] = Array.isArray(reviews) ? reviews : [];
      return list.flatMap((one) => reviewOf(fieldsOf(one), settings));
    },
    async write(product, {rating, headline, body, name, email}) {
      const review = {
        platform: 'shopify',
        id: product,
        name,
        email,
        rating: Number(rating),
        title: headline,
        body,
      };
      if ((await call('reviews', {}, review)) === null)
        throw new ReviewError('404: reviews');
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : '';

/** A published review; nothing for any other. */
function reviewOf(fields: Fields, {pictureOrigin, timeZone}: JudgemeSettings): Review[] {
  const {id, rating, published, hidden, verified, reviewer, pictures} = fields;
  const isShown = published === true && hidden !== true;
  const isRated = typeof rating === 'number' && rating >= 1 && rating <= 5;
  if (!isShown || !isRated || typeof id !== 'number') return [];
  const found: unknown[] = Array.isArray(pictures) ? pictures : [];
  return [
    {
      id: String(id),
      rating: Math.round(rating),
      title: textOf(fields.title),
      body: textOf(fields.body),
      author: textOf(fieldsOf(reviewer).name),
      date: dayIn(textOf(fields.created_at), timeZone),
      isVerified: typeof verified === 'string' && VERIFIED.has(verified),
      pictures: found
        .flatMap((one) => pictureOf(fieldsOf(one), pictureOrigin))
        .slice(0, MAX_PICTURES),
    },
  ];
}

/** What Judge.me calls a reviewer whose order it knows. */
const VERIFIED = new Set(['buyer', 'verified-purchase']);

function pictureOf({hidden, urls}: Fields, origin: string): string[] {
  const url = textOf(fieldsOf(urls).compact);
  const isAllowed = URL.canParse(url) && new URL(url).origin === origin;
  return hidden !== true && isAllowed ? [url] : [];
}
