import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ProductGrid} from '~/collection';
import {NotFoundPage} from '~/not-found';
import {SavedPage, SAVED_HEADING} from '~/add-ons/saved';
import {loadSaved, savedListIn, savedView} from '~/add-ons/saved/index.server';
import {textMeta} from '~/seo';
import {redirectOr404} from '~/not-found/index.server';
import type {PageHandle} from '~/ui/document';

/** `/saved?items=NUMBERS`: the saved products of that list (docs/saved-products.md). */
export async function loader({request, context}: LoaderFunctionArgs) {
  const ids = savedListIn(request.url, context);
  if (!ids) return redirectOr404(request, context);
  const cards = await loadSaved(context, ids);
  return {...savedView(ids, cards, context), cards};
}

export const handle: PageHandle = {sheets: ['collection', 'listing']};

export const meta = textMeta;

export default function Saved() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <NotFoundPage />;
  const {view, cards, tellMe} = loaded;
  return (
    <SavedPage view={view} cards={cards}>
      <ProductGrid
        pages={[cards]}
        labelledBy={SAVED_HEADING}
        heading="h2"
        hasMainPicture
        layout="even"
        whenSoldOut={tellMe}
      />
    </SavedPage>
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
