import {useLoaderData} from '@remix-run/react';
import {Fragment} from 'react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';

import {
  loadHelp,
  loadProduct,
  productSubject,
  productHead,
  productStructuredData,
} from '~/product/index.server';
import {redirectOr404} from '~/shell/index.server';
import {errorMeta, missingMeta, pageMeta, rootDataOf} from '~/seo';
import {NotFoundPage, RecentlyViewed, Recommendations} from '~/recommendations';
import {loadTheme} from '~/theme/index.server';
import {isSoldOut, ProductPage} from '~/product';
import {useRootData} from '~/shell';
import type {PageHandle} from '~/ui/document';

/** `/products/{handle}`: one product; 404 when there is none or it has ended (§2, §10.4). */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const [loaded, help, {theme}] = await Promise.all([
    loadProduct(context, params.handle ?? '', searchParams),
    loadHelp(context),
    loadTheme(context),
  ]);
  if (!loaded) return redirectOr404(request, context);
  context.document.structuredData = productStructuredData(loaded, {
    siteOrigin: context.siteOrigin,
    market: context.market,
    rating: theme.showRating ? context.config.public.rating : null,
  });
  const {product, isStale} = loaded;
  return {
    product,
    help,
    isStale,
    head: productHead(loaded),
    ...(context.config.analytics && {subject: productSubject(loaded)}),
  };
}

export const handle: PageHandle = {sheets: ['product']};

export const meta: MetaFunction<typeof loader> = ({data, matches, error}) => {
  const root = rootDataOf(matches);
  if (data) return pageMeta(root, data.head);
  return error ? errorMeta(root, error) : missingMeta(root);
};

export default function Product() {
  const loaded = useLoaderData<typeof loader>();
  const newsletter = useRootData()?.newsletter ?? '';
  if (!loaded) return <NotFoundPage />;
  const {product, help} = loaded;
  const {handle, title, media} = product;
  return (
    <Fragment key={handle}>
      <ProductPage product={product} help={help} newsletter={newsletter} />
      <Recommendations handle={handle} isSoldOut={isSoldOut(product)} />
      <RecentlyViewed product={{handle, title, picture: media[0]?.url || null}} />
    </Fragment>
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
