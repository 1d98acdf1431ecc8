import {useLoaderData} from '@remix-run/react';
import {Fragment} from 'react';
import {data, redirect} from '@remix-run/server-runtime';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {numberIn} from '~/lib/global-id';
import {
  findProduct,
  loadHelp,
  ownerOf,
  productHead,
  productStructuredData,
} from '~/product/index.server';
import {hrefIn, pathFor} from '~/market';
import {soldProduct} from '~/add-ons/analytics/index.server';
import {loadInstead} from '~/add-ons/recommendations/index.server';
import {redirectOr404} from '~/shell/index.server';
import {textMeta} from '~/seo';
import {RecentlyViewed, Recommendations} from '~/add-ons/recommendations';
import {loadTheme} from '~/theme/index.server';
import {isSoldOut, ProductPage} from '~/product';
import {ProductReviews} from '~/add-ons/reviews';
import {reviewSection} from '~/add-ons/reviews/index.server';
import {SaveButton} from '~/add-ons/saved';
import {EndedProductPage, NotFoundPage, useRootData} from '~/shell';
import {PRODUCT_PARTS} from '~/shop/product';
import type {PageHandle} from '~/ui/document';

/**
 * `/products/{handle}`: one product; 404 when there is none, or it has ended (§2, §10.4): then with
 * what it was (§10.22).
 */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const {handle = ''} = params;
  const [loaded, {helpFor, offerTerms}, {theme}] = await Promise.all([
    findProduct(context, handle, searchParams),
    loadHelp(context),
    loadTheme(context),
  ]);
  if (!loaded) return redirectOr404(request, context);
  if (!('product' in loaded)) {
    // A redirect of the merchant's comes first.
    const [instead] = await Promise.all([
      loadInstead(context, handle),
      redirectOr404(request, context),
    ]);
    const {title, picture} = loaded;
    const head = {title, description: '', path: null, image: picture?.url};
    return data({ended: {...loaded, instead}, head}, {status: 404});
  }
  const owner = ownerOf(searchParams, loaded.product.options);
  if (owner) {
    const url = hrefIn(context.market, pathFor('product', owner));
    throw redirect(`${url}?${searchParams}`);
  }
  context.document.structuredData = productStructuredData(loaded, {
    siteOrigin: context.siteOrigin,
    market: context.market,
    chosen: searchParams,
    terms: offerTerms,
    rating: theme.showRating ? context.config.public.rating : null,
  });
  context.document.mayLocate = context.config.pickup;
  const {product, isStale} = loaded;
  const section = reviewSection(context);
  return {
    product,
    help: helpFor(loaded.answer),
    isStale,
    head: productHead(loaded, context),
    ...(section && {reviews: {section, product: numberIn(product.id)}}),
    ...(context.config.savedProducts && {savedAs: numberIn(product.id)}),
    ...(context.config.analytics && {sold: soldProduct(loaded)}),
  };
}

export const handle: PageHandle<ReturnType<typeof useLoaderData<typeof loader>>> = {
  sheets: ['product'],
  sheetsFor: (loaded) =>
    loaded && 'ended' in loaded ? ['collection'] : (loaded?.product.sheets ?? []),
};

export const meta = textMeta;

export default function Product() {
  const loaded = useLoaderData<typeof loader>();
  const newsletter = useRootData()?.newsletter ?? '';
  if (!loaded) return <NotFoundPage />;
  if ('ended' in loaded) return <EndedProductPage {...loaded.ended} />;
  const {product, help, savedAs, reviews} = loaded;
  const {handle, title, media} = product;
  return (
    <Fragment key={handle}>
      <ProductPage {...{product, help, newsletter}} parts={PRODUCT_PARTS}>
        {savedAs && <SaveButton id={savedAs} title={title} />}
      </ProductPage>
      {reviews && <ProductReviews {...reviews} handle={handle} />}
      <Recommendations handle={handle} isSoldOut={isSoldOut(product)} />
      <RecentlyViewed product={{handle, title, picture: media[0]?.url || null}} />
    </Fragment>
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
