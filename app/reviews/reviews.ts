/** What travels of reviews, and the rules of the form, without a server or a browser. */

import {multilineText} from '~/lib/text';

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

export const EMPTY_FORM: ReviewForm = {
  rating: '',
  headline: '',
  body: '',
  name: '',
  email: '',
};

export const MAX_LENGTH = {headline: 100, body: 5000, name: 80, email: 254};

export function readReviewForm(form: FormData): ReviewForm {
  const texts = REVIEW_FIELDS.map((field) => [field, multilineText(form.get(field))]);
  return Object.fromEntries(texts) as ReviewForm;
}

export function problemsOf(
  form: ReviewForm,
  isEmail: (text: string) => boolean,
): ReviewField[] {
  const isWrong: Readonly<Record<ReviewField, boolean>> = {
    rating: !/^[1-5]$/.test(form.rating),
    headline: form.headline.length > MAX_LENGTH.headline,
    body: form.body === '' || form.body.length > MAX_LENGTH.body,
    name: form.name === '' || form.name.length > MAX_LENGTH.name,
    email: !isEmail(form.email),
  };
  return REVIEW_FIELDS.filter((field) => isWrong[field]);
}
