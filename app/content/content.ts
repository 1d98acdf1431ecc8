import {POLICY_HANDLES} from '~/market';
import type {PictureData} from '~/lib/images';

import type {PolicyHandlesFragment} from 'storefrontapi.generated';

export interface PolicyLink {
  handle: string;
  title: string;
}

/** The policies that the shop has, in the order in which this shop lists them. */
export function policyLinks(shop: PolicyHandlesFragment): PolicyLink[] {
  const {
    privacyPolicy,
    refundPolicy,
    shippingPolicy,
    termsOfService,
    subscriptionPolicy,
  } = shop;
  const found = [
    shippingPolicy,
    refundPolicy,
    termsOfService,
    privacyPolicy,
    subscriptionPolicy?.id ? subscriptionPolicy : null,
  ];
  return found.flatMap((policy) =>
    policy && POLICY_HANDLES.some((handle) => handle === policy.handle) ? [policy] : [],
  );
}

/** A text of the merchant's: a page or a policy. */
export interface TextPage {
  title: string;
  /** Sanitized HTML. */
  html: string;
}

/** An article in its blog's list. */
export interface ArticleLink {
  handle: string;
  title: string;
  /** ISO instant. */
  publishedAt: string;
  /** Text. */
  summary: string;
  picture: PictureData | null;
}

/** One page of a blog. */
export interface BlogPage {
  handle: string;
  title: string;
  articles: ArticleLink[];
  /** The cursor after which this page starts; null for the first. */
  after: string | null;
  /** The cursor of the next page; null when this is the last. */
  next: string | null;
}

export interface Article extends TextPage {
  blog: {handle: string; title: string};
  /** ISO instant. */
  publishedAt: string;
  /** '' for none. */
  author: string;
  picture: PictureData | null;
  /** The newest others of the blog, at most two. */
  others: ArticleLink[];
}
