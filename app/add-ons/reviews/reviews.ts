/** What travels of reviews, and the fields of the form. */

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

/** A field that no person sees: what fills it in is a program. */
export const TRAP_FIELD = 'comment';

export type ReviewForm = Readonly<Record<ReviewField, string>>;

export const MAX_LENGTH = {headline: 100, body: 5000, name: 80, email: 254};
