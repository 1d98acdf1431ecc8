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
      return listOf(reviews)
        .map((one) => reviewOf(one, settings))
        .filter((review) => review !== null);
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

const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : '';

/** A published review; `null` for any other. */
function reviewOf(
  fields: Fields,
  {pictureOrigin, timeZone}: JudgemeSettings,
): Review | null {
  const {id, rating, published, hidden} = fields;
  const isShown = published === true && hidden !== true;
  const isRated = typeof rating === 'number' && rating >= 1 && rating <= 5;
  if (!isShown || !isRated || typeof id !== 'number') return null;
  const pictures = listOf(fields.pictures)
    .filter((picture) => picture.hidden !== true)
    .map(({urls}) => textOf(fieldsOf(urls).compact))
    .filter((url) => URL.canParse(url) && new URL(url).origin === pictureOrigin);
  return {
    id: String(id),
    rating: Math.round(rating),
    title: textOf(fields.title),
    body: textOf(fields.body),
    author: textOf(fieldsOf(fields.reviewer).name),
    date: dayIn(textOf(fields.created_at), timeZone),
    isVerified: VERIFIED.includes(textOf(fields.verified)),
    pictures: pictures.slice(0, MAX_PICTURES),
  };
}

/** What Judge.me calls a reviewer whose order it knows. */
const VERIFIED = ['buyer', 'verified-purchase'];
