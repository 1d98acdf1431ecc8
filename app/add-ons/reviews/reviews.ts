/** What travels of reviews, their paths, and the fields of the form. */

import {shopPath, type AddOnPage} from '~/market';

/** The page on which a buyer writes a review. */
export const REVIEW_PAGE = {
  path: '/review/:handle',
  pending: 'spinner',
  isPrivate: true,
} as const satisfies AddOnPage;

export const reviewPath = shopPath(REVIEW_PAGE.path);
export const reviewsPath = shopPath('/api/reviews/:product');

export interface Review {
  id: string;
  /** 1 to 5. */
  rating: number;
  /** Plain texts, as written; '' for none. */
  title: string;
  body: string;
  author: string;
  /** `2026-11-26`. */
  date: string;
  /** The provider knows the order. */
  isVerified: boolean;
  /** URLs of pictures on the provider's host. */
  pictures: string[];
}

export const REVIEW_FIELDS = ['rating', 'headline', 'body', 'name', 'email'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

export type ReviewForm = Readonly<Record<ReviewField, string>>;

export const MAX_LENGTH = {headline: 100, body: 5000, name: 80, email: 254};
