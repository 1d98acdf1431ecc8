import {pathFor, POLICY_HANDLES} from '~/market';
import {dayIn} from '~/lib/intl';
import {messagesIn} from '~/lib/messages';
import {imageUrl, MAX_IMAGE_WIDTH, pictureOf} from '~/lib/images';
import {isHidden, type PageMeta} from '~/seo';
import {
  articleStructuredData,
  sharingDescription,
  trailStructuredData,
} from '~/seo/index.server';
import type {AppContext} from '~/server/context';

import type {ArticleEntryFragment, PolicyHandlesFragment} from 'storefrontapi.generated';

import {
  ARTICLE_QUERY,
  BLOG_QUERY,
  PAGE_QUERY,
  POLICIES_QUERY,
  POLICY_QUERY,
} from './content.documents';
import {MESSAGES} from './messages';
import {richText} from './rich-text.server';

export {richText};

/** The flag of each policy in the query. */
const POLICY_FLAGS: Readonly<Record<(typeof POLICY_HANDLES)[number], object>> = {
  'privacy-policy': {privacy: true},
  'refund-policy': {refund: true},
  'shipping-policy': {shipping: true},
  'terms-of-service': {terms: true},
  'subscription-policy': {subscription: true},
};

/** A page of a route. */
type PageOf<Load extends (...given: never[]) => Promise<{page: unknown} | null>> =
  NonNullable<Awaited<ReturnType<Load>>>['page'];

export type TextPage = PageOf<typeof loadPage>;
export type BlogPage = PageOf<typeof loadBlog>;
export type Article = PageOf<typeof loadArticle>;
export type ArticleLink = ReturnType<typeof articleLink>;
export type PolicyLink = ReturnType<typeof policyLinks>[number];

/**
 * The page that the merchant has written under a handle, and the head of its document; null for
 * none.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadPage(context: AppContext, handle: string) {
  const {storefront} = context;
  const {page} = await storefront.query(PAGE_QUERY, {
    variables: {handle},
    cache: storefront.CacheShort(),
  });
  if (!page) return null;
  const path = pathFor('page', handle);
  context.document.structuredData = trailStructuredData(context, [
    {name: page.title, path},
  ]);
  const head: PageMeta = {
    title: page.seo?.title || page.title,
    description: sharingDescription(page.seo?.description || page.body),
    path,
    noindex: isHidden(page),
    ...(context.config.hasMarkdown && {hasMarkdown: true}),
  };
  return {page: {title: page.title, html: richText(context)(page.body)}, head};
}

/** The policies that the shop has, in the order in which this shop lists them. */
export function policyLinks(shop: PolicyHandlesFragment) {
  const {subscriptionPolicy} = shop;
  const found = [
    shop.shippingPolicy,
    shop.refundPolicy,
    shop.termsOfService,
    shop.privacyPolicy,
    subscriptionPolicy?.id ? subscriptionPolicy : null,
  ];
  return found.flatMap((policy) =>
    policy && POLICY_HANDLES.some((handle) => handle === policy.handle) ? [policy] : [],
  );
}

/** The shop's policies by name; null where it has none. */
export async function loadPolicies({storefront, market}: AppContext) {
  const {shop} = await storefront.query(POLICIES_QUERY, {
    cache: storefront.CacheShort(),
  });
  const page = policyLinks(shop);
  if (page.length === 0) return null;
  const description = page.map(({title}) => title).join(', ');
  const {policies: title} = messagesIn(market.tag, MESSAGES);
  const head: PageMeta = {title, description, path: pathFor('policies')};
  return {page, head};
}

export async function loadPolicy(context: AppContext, handle: string) {
  const known = POLICY_HANDLES.find((each) => each === handle);
  if (!known) return null;
  const {storefront} = context;
  const {shop} = await storefront.query(POLICY_QUERY, {
    variables: POLICY_FLAGS[known],
    cache: storefront.CacheShort(),
  });
  const {subscriptionPolicy} = shop;
  const policy =
    shop.privacyPolicy ??
    shop.refundPolicy ??
    shop.shippingPolicy ??
    shop.termsOfService ??
    (subscriptionPolicy?.id ? subscriptionPolicy : null);
  if (!policy) return null;
  const {title, body} = policy;
  const path = pathFor('policy', handle);
  context.document.structuredData = trailStructuredData(context, [
    {name: messagesIn(context.market.tag, MESSAGES).policies, path: pathFor('policies')},
    {name: title, path},
  ]);
  const head: PageMeta = {
    title,
    description: sharingDescription(body),
    path,
    ...(context.config.hasMarkdown && {hasMarkdown: true}),
  };
  return {page: {title, html: richText(context)(body)}, head};
}

/** A page of a blog; null where there is no such blog, or nothing on the page. */
export async function loadBlog(
  context: AppContext,
  handle: string,
  /** The cursor after which the page starts; null for the first. */
  after: string | null,
) {
  const {storefront} = context;
  const {blog} = await storefront.query(BLOG_QUERY, {
    variables: {handle, after},
    cache: storefront.CacheShort(),
  });
  if (!blog || blog.articles.nodes.length === 0) return null;
  const {title, seo} = blog;
  const {nodes, pageInfo} = blog.articles;
  const path = pathFor('blog', handle);
  context.document.structuredData = trailStructuredData(context, [{name: title, path}]);
  const articles = nodes.map((node) => articleLink(node, context));
  const titles = articles.map((article) => article.title).join(', ');
  const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  const head: PageMeta = {
    title: seo?.title || title,
    description: sharingDescription(seo?.description || titles),
    path,
    // Older pages are reached by their links; search engines list the first.
    noindex: after !== null || isHidden(blog),
  };
  return {page: {handle, title, articles, after, next}, head};
}

function articleLink(article: ArticleEntryFragment, {config}: AppContext) {
  const {handle, title, publishedAt, excerpt, content, image} = article;
  const summary = excerpt || content;
  const publishedOn = dayIn(publishedAt, config.timeZone);
  return {handle, title, publishedOn, summary, picture: pictureOf(image)};
}

/** An article of a blog; null for none. */
export async function loadArticle(
  context: AppContext,
  blogHandle: string,
  handle: string,
) {
  const {storefront} = context;
  const {blog} = await storefront.query(ARTICLE_QUERY, {
    variables: {blog: blogHandle, handle},
    cache: storefront.CacheShort(),
  });
  const article = blog?.articleByHandle;
  if (!article) return null;
  const others = blog.articles.nodes.filter((other) => other.handle !== handle);
  const {title, contentHtml, publishedAt, seo} = article;
  const path = pathFor('article', blogHandle, handle);
  const description = sharingDescription(seo?.description || contentHtml);
  const author = article.authorV2?.name ?? '';
  const picture = pictureOf(article.image, title);
  const image = picture && imageUrl(picture.url, {width: MAX_IMAGE_WIDTH, quality: 90});
  context.document.structuredData = articleStructuredData(
    context,
    [
      {name: blog.title, path: pathFor('blog', blogHandle)},
      {name: title, path},
    ],
    {title, description, publishedAt, author, image},
  );
  const head: PageMeta = {
    title: seo?.title || title,
    description,
    path,
    noindex: isHidden(article),
    type: 'article',
    image: picture?.url,
    imageAlt: picture?.alt,
  };
  return {
    page: {
      blog: {handle: blogHandle, title: blog.title},
      title,
      html: richText(context)(contentHtml),
      publishedOn: dayIn(publishedAt, context.config.timeZone),
      author,
      picture,
      others: others.slice(0, 2).map((other) => articleLink(other, context)),
    },
    head,
  };
}
