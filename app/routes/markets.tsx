import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {localPath} from '~/lib/local-path';
import {messagesIn} from '~/lib/messages';
import {FROM_PARAM, MARKET_MESSAGES, MarketLinks, pathFor, useMarkets} from '~/market';
import {loadMarkets} from '~/market/index.server';
import {searchOfVariant} from '~/product/index.server';
import {redirectOr404} from '~/not-found/index.server';
import {textMeta} from '~/seo';
import {NotFoundPage} from '~/not-found';

/**
 * `/markets?from=PATH`: the markets as plain links to PATH, for visitors without JavaScript; none
 * in a shop with one. A choice of options in PATH goes with them as the variant.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const {choices} = await loadMarkets(context);
  if (choices.length === 0) return redirectOr404(request, context);
  const asked = new URL(request.url).searchParams.get(FROM_PARAM);
  const {pathname, search} = new URL(
    localPath(asked) ?? pathFor('home'),
    'https://shop.invalid',
  );
  const [, handle] = /^\/products\/([^/%]+)$/.exec(pathname) ?? [];
  const {title} = messagesIn(context.market.tag, MARKET_MESSAGES);
  return {
    path: pathname as `/${string}`,
    search: handle ? await searchOfVariant(context, handle, search) : search,
    head: {title, description: '', path: null},
  };
}

export const meta = textMeta;

export default function Markets() {
  const from = useLoaderData<typeof loader>();
  const choices = useMarkets();
  if (!from || !choices) return <NotFoundPage />;
  const {head, ...links} = from;
  return (
    <div className="page market-page">
      <h1>{head.title}</h1>
      <MarketLinks choices={choices} {...links} />
    </div>
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
