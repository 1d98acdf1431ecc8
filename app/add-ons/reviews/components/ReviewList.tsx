import {useEffect, useState} from 'react';

import {isRecord} from '~/lib/json';
import {shopFetch} from '~/market';

import type {ReviewsView, ShownReview} from '../index.server';
import {reviewsPath} from '../reviews';

/** The newest reviews of a product. A chunk of its own (hence the default export). */
export default function ReviewList({product}: {product: string}) {
  const [view, setView] = useState<ReviewsView | null>(null);
  useEffect(() => {
    const request = new AbortController();
    shopFetch(reviewsPath(product), {signal: request.signal})
      .then((response) => response.json())
      .then((answer: unknown) => setView(isView(answer) ? answer : null))
      // The link below stays.
      .catch(() => undefined);
    return () => request.abort();
  }, [product]);
  return view && <ReviewTexts view={view} />;
}

/** Tells our own route's answer from what a proxy sends in its place. */
const isView = (answer: unknown): answer is ReviewsView =>
  isRecord(answer) &&
  isRecord(answer.texts) &&
  (answer.reviews === null || Array.isArray(answer.reviews));

export function ReviewTexts({view: {reviews, texts}}: {view: ReviewsView}) {
  if (!reviews) return <p>{texts.unavailable}</p>;
  if (reviews.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <p className="note">{texts.checked}</p>
      <ul role="list" className="review-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <OneReview review={review} verified={texts.verified} />
          </li>
        ))}
      </ul>
    </>
  );
}

const STARS = 5;

function OneReview({review, verified}: {review: ShownReview; verified: string}) {
  const {rating, stars, title, body, author, written, isVerified, pictures} = review;
  return (
    <article className="review" dir="auto">
      <p role="img" aria-label={stars}>
        {'★'.repeat(rating) + '☆'.repeat(STARS - rating)}
      </p>
      {title && <h3 className="strong">{title}</h3>}
      <p className="review-body">{body}</p>
      <p className="note">
        {[author, written, isVerified && verified].filter(Boolean).join(' · ')}
      </p>
      {pictures.length > 0 && (
        <div className="review-pictures">
          {pictures.map((url) => (
            <img
              key={url}
              src={url}
              alt=""
              width={120}
              height={120}
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
            />
          ))}
        </div>
      )}
    </article>
  );
}
