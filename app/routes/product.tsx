import {useLoaderData} from '@remix-run/react';
import {Fragment} from 'react';
import {data, redirect} from '@remix-run/server-runtime';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {
  findProduct,
  loadHelp,
  ownerOf,
  productHead,
  productStructuredData,
} from '~/product/index.server';
import {hrefIn, pathFor} from '~/market';
import {elsewhereOr404, redirectOr404} from '~/not-found/index.server';
import {textMeta} from '~/seo';
import {loadTheme} from '~/theme/index.server';
import {ProductPage} from '~/product';
import {EndedPage, NotFoundPage} from '~/not-found';
import {useRootData} from '~/shell';
import {PRODUCT_PARTS} from '~/shop/product';
import {PRODUCT_PAGE_PARTS} from '~/shop/product-page';
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
  if (!loaded) return elsewhereOr404(request, context, {product: handle});
  if (!('product' in loaded)) {
    // A redirect of the merchant's comes first.
    const [instead] = await Promise.all([
      Promise.all(context.parts.shell.map((part) => part.instead?.(context, handle))),
      redirectOr404(request, context),
    ]);
    const {title, picture} = loaded;
    const head = {title, description: '', path: null, image: picture?.url};
    return data(
      {ended: {...loaded, instead: instead.flatMap((cards) => cards ?? [])}, head},
      {status: 404},
    );
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
  context.document.mayLocate = context.config.mayLocate === true;
  const {product, isStale} = loaded;
  return {
    product,
    help: helpFor(loaded.answer),
    isStale,
    head: productHead(loaded, context),
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
  if ('ended' in loaded) return <EndedPage {...loaded.ended} />;
  const {product, help} = loaded;
  return (
    <Fragment key={product.handle}>
      <ProductPage {...{product, help, newsletter}} parts={PRODUCT_PARTS}>
        {PRODUCT_PAGE_PARTS.map(
          ({Over}, index) => Over && <Over key={index} product={product} />,
        )}
      </ProductPage>
      {PRODUCT_PAGE_PARTS.map(
        ({Below}, index) => Below && <Below key={index} product={product} />,
      )}
    </Fragment>
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
