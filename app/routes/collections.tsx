import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {CollectionTiles} from '~/collection';
import {findCollectionTiles} from '~/collection/index.server';
import {messagesIn} from '~/lib/messages';
import {pathFor} from '~/market';
import {redirectOr404} from '~/not-found/index.server';
import {NotFoundPage} from '~/not-found';
import {PAGE_TEXTS, textMeta} from '~/seo';
import {trailStructuredData} from '~/seo/index.server';

/** `/collections`: all collections of the store that have goods (§10.9). */
export async function loader({request, context}: LoaderFunctionArgs) {
  const tiles = await findCollectionTiles(context);
  if (tiles.length === 0) return redirectOr404(request, context);
  const {collections: title, collectionsFrom} = messagesIn(
    context.market.tag,
    PAGE_TEXTS,
  );
  const path = pathFor('collections');
  context.document.structuredData = trailStructuredData(context, [{name: title, path}]);
  const description = collectionsFrom(context.config.public.storeName);
  return {tiles, head: {title, description, path}};
}

export const handle = {sheets: ['collection']};

export const meta = textMeta;

export default function Collections() {
  const data = useLoaderData<typeof loader>();
  if (!data) return <NotFoundPage />;
  return (
    <div className="page all-collections">
      <header className="page-head">
        <h1>{data.head.title}</h1>
      </header>
      <CollectionTiles tiles={data.tiles} />
    </div>
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
