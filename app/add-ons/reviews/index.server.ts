import type {CardServerPart} from '~/collection/parts';
import {isIdNumber, numberIn} from '~/lib/global-id';
import {longDate} from '~/lib/intl';
import {messagesIn} from '~/lib/messages';
import {tagOf} from '~/market/index.server';
import {multilineText, wrongFields} from '~/lib/text';
import type {Product} from '~/product';
import type {ProductServerPart} from '~/product/parts';
import type {Rating} from '~/seo';
import {ownRating} from '~/seo/index.server';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {isolateCache} from '~/server/page-cache';
import type {WorkerPart} from '~/server/parts';
import {mayPost} from '~/server/post-limits';
import {TRAP_FIELD} from '~/ui/TrapField';

import {judgeme, ReviewError, type ReviewProvider} from './judgeme.server';
import {MESSAGES} from './messages';
import {REVIEWED_PRODUCT_QUERY} from './reviews.documents';
import {
  MAX_LENGTH,
  REVIEW_FIELDS,
  type Review,
  type ReviewField,
  type ReviewForm,
} from './reviews';

declare module '~/collection/collection-page' {
  interface CardAdditions {
    /** The store's own reviews, in a shop that shows them on cards. */
    rating?: Rating;
  }
}

/** The rating of a card's product, in Shopify's standard metafields. */
export const STARS_ON_CARD: CardServerPart = {
  metafields: ({cardRatings}) =>
    cardRatings
      ? [
          {namespace: 'reviews', key: 'rating'},
          {namespace: 'reviews', key: 'rating_count'},
        ]
      : [],
  additions({metafields}) {
    const valueOf = (name: string) =>
      metafields.find((one) => one?.namespace === 'reviews' && one.key === name)?.value ??
      null;
    const rating = ownRating({
      rating: valueOf('rating'),
      count: valueOf('rating_count'),
    });
    return rating ? {rating} : {};
  },
};

/** Pictures of reviews are on the provider's host. */
export const REVIEWS_IN_WORKER: WorkerPart = {
  sources: ({judgeme}): Record<string, string[]> =>
    judgeme ? {'img-src': [judgeme.pictureOrigin]} : {},
};

type Context = Pick<AppContext, 'config' | 'market' | 'requestId'>;
type ReadContext = Context & Pick<AppContext, 'storefront' | 'withCache' | 'began'>;

/** The provider that is configured; `null` for none: there are no texts and no form then. */
function providerOf({config}: Pick<Context, 'config'>): ReviewProvider | null {
  return config.judgeme ? judgeme(config.judgeme) : null;
}

export interface ShownReview extends Review {
  /** `4 out of 5 stars` */
  stars: string;
  /** For people; '' where it is unknown. */
  written: string;
}

export interface ReviewsView {
  /** `null` where the provider gives no answer. */
  reviews: ShownReview[] | null;
  texts: {none: string; unavailable: string; verified: string; checked: string};
}

declare module '~/product/product' {
  interface ProductAdditions {
    /** The texts of its section of reviews; absent where the shop shows no texts of reviews. */
    reviews?: {title: string; write: string; read: string};
  }
}

/** The section of reviews on a product's page. */
export const REVIEWS_ON_PRODUCT: ProductServerPart = {
  read: (_, {config, market}) => ({
    additions() {
      if (!config.judgeme) return {};
      const {title, write, read} = messagesIn(market.tag, MESSAGES);
      return {reviews: {title, write, read}};
    },
  }),
};

/** How long reviews are kept, by browsers, at the edge and by the worker. */
export const KEPT_SECONDS = 300;
const newestOf = isolateCache<readonly Review[]>(KEPT_SECONDS * 1000);
/** Who has just failed is left alone for a while. */
const failedFor = isolateCache<true>(10_000);

/**
 * The newest reviews of a product, `null` where there is no such product. A visitor's requests cost
 * the provider two calls in five minutes, and nothing for a number of no product.
 * @throws ReviewError
 */
async function newestReviews(
  product: string,
  provider: ReviewProvider,
  {config, storefront, withCache, began}: ReadContext,
): Promise<readonly Review[] | null> {
  const kept = newestOf(config).find(product, began);
  if (kept) return kept;
  if (failedFor(config).find(product, began))
    throw new ReviewError('no answer a moment ago');
  const found = await storefront
    .query(REVIEWED_PRODUCT_QUERY, {
      variables: {id: `gid://shopify/Product/${product}`},
      cache: storefront.CacheShort(),
    })
    .catch(() => {
      throw new ReviewError('the store');
    });
  if (!found.product) return null;
  const ask = () => provider.newest(product);
  const cacheStrategy = storefront.CacheCustom({mode: 'public', maxAge: KEPT_SECONDS});
  const cacheKey = ['reviews', product];
  try {
    const reviews = withCache
      ? await withCache.run({cacheKey, cacheStrategy, shouldCacheResult: () => true}, ask)
      : await ask();
    newestOf(config).keep(product, reviews, began);
    return reviews;
  } catch (error) {
    failedFor(config).keep(product, true, began);
    throw error;
  }
}

/**
 * The newest reviews of the product with this number; `null` where the shop shows none, or has no
 * such product. Never rejects.
 */
export async function loadReviews(
  context: ReadContext,
  product: string,
): Promise<ReviewsView | null> {
  const provider = providerOf(context);
  if (!provider || !isIdNumber(product)) return null;
  const {tag} = context.market;
  const {none, unavailable, verified, checked, stars} = messagesIn(tag, MESSAGES);
  const texts = {none, unavailable, verified, checked};
  try {
    const [newest, pageTag] = await Promise.all([
      newestReviews(product, provider, context),
      tagOf(context),
    ]);
    if (!newest) return null;
    const reviews = newest.map((review) => ({
      ...review,
      stars: stars(review.rating),
      written: review.date && longDate(review.date, pageTag),
    }));
    return {reviews, texts};
  } catch (error) {
    logFailure(context, 'reviews.read_failed', error);
    return {reviews: null, texts};
  }
}

function logFailure({requestId}: Context, event: string, error: unknown) {
  if (!(error instanceof ReviewError)) throw error;
  log('error', event, {request: requestId, detail: error.message});
}

type ReviewedProduct = Pick<Product, 'id' | 'handle' | 'title'>;

export interface ReviewFormView {
  handle: string;
  form: ReviewForm;
  problems: ReviewField[];
  /** `null` before it was sent. */
  outcome: 'sent' | 'busy' | 'failed' | null;
  texts: ReturnType<typeof formTexts>;
}

function formTexts({market}: Context, product: string) {
  const {title: newest, form, problems, outcomes} = messagesIn(market.tag, MESSAGES);
  return {...form, title: form.title(product), newest, problems, outcomes};
}

/** The empty form, in a shop that takes reviews. */
export function reviewForm(
  context: Context,
  {handle, title}: ReviewedProduct,
): ReviewFormView {
  const form = readForm(new FormData());
  return {handle, form, problems: [], outcome: null, texts: formTexts(context, title)};
}

function readForm(posted: FormData): ReviewForm {
  const text = (field: ReviewField) => multilineText(posted.get(field));
  const rating = text('rating');
  return {
    rating: /^[1-5]$/.test(rating) ? rating : '',
    headline: text('headline'),
    body: text('body'),
    name: text('name'),
    email: text('email'),
  };
}

/** Sends a posted review to the provider; `null` where the shop takes none. */
export async function writeReview(
  request: Request,
  context: Context & Pick<AppContext, 'buyerIp' | 'began'>,
  product: ReviewedProduct,
): Promise<ReviewFormView | null> {
  const provider = providerOf(context);
  if (!provider) return null;
  const empty = reviewForm(context, product);
  const posted = await request.formData().catch(() => new FormData());
  const form = readForm(posted);
  const problems = wrongFields(REVIEW_FIELDS, form, {
    maxLength: MAX_LENGTH,
    optional: 'headline',
  });
  if (problems.length > 0) return {...empty, form, problems};
  // A program is told that it has failed, and a person whose browser filled in the field can try
  // again.
  if (posted.get(TRAP_FIELD)) return {...empty, form, outcome: 'failed'};
  const number = numberIn(product.id);
  const {buyerIp: ip, began} = context;
  if (!mayPost('review', {ip, address: form.email, product: number}, began))
    return {...empty, form, outcome: 'busy'};
  try {
    await provider.write(number, form);
    return {...empty, outcome: 'sent'};
  } catch (error) {
    logFailure(context, 'reviews.write_failed', error);
    return {...empty, form, outcome: 'failed'};
  }
}

const STATUS = {sent: 200, busy: 429, failed: 503};

/** The status of the answer to a posted form: one without an outcome has problems. */
export const reviewStatus = ({outcome}: ReviewFormView): number =>
  outcome ? STATUS[outcome] : 422;
