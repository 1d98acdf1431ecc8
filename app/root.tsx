import {
  Links,
  Meta,
  Outlet,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';

import {CartButton, CartDrawer, CartProvider, useCart} from '~/cart';
import {hrefIn, MARKET_ATTRIBUTE, Markets, pathFor, useMarket} from '~/market';
import {iconIn} from '~/lib/images';
import {wordsTag} from '~/lib/messages';
import {ProductPartsLoader} from '~/product/parts';
import {PreviewScripts} from '~/staff';
import {SearchButton, SearchDialog} from '~/search';
import {errorMeta} from '~/seo';
import {CardParts} from '~/collection/parts';
import {
  AroundPage,
  ErrorPage,
  useRootData,
  type RootData,
  Shell,
  StoreHead,
  useStoreHeadFailed,
} from '~/shell';
import {loadRoot} from '~/shell/index.server';
import {CARD_PARTS} from '~/shop/card';
import {ADD_ON_PAGES} from '~/shop/pages';
import {SHELL_PARTS} from '~/shop/shell';
import {ServerClock} from '~/ui/clock';
import {DocumentScripts, DocumentStyles} from '~/ui/document';
import {PageTag, TextLang} from '~/ui/language';
import {OwnFolder} from '~/ui/Picture';

/** Shop settings for every page. A shop without an id does not start (§4): its pages are errors. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const root = await loadRoot(context, request.url);
  return data(root, {status: root.store.id ? 200 : 500});
}

/** The head of pages that failed. Every other page has its own. */
export const meta: MetaFunction<typeof loader> = ({data, error}) =>
  error ? errorMeta(data, error) : [];

/**
 * Root data is loaded once a visit. A preview, which the URL marks, reloads it with every
 * change.
 */
export const shouldRevalidate: ShouldRevalidateFunction = () =>
  location.search.includes('preview=');

/** The document every page is rendered into, errors included. */
export function Layout({children}: {children: ReactNode}) {
  const root = useRootData();
  const market = useMarket();
  return (
    // The early-events script sets data attributes on this element.
    <html
      lang={wordsTag(market.tag)}
      {...{[MARKET_ATTRIBUTE]: market.prefix || undefined}}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width,initial-scale=1,viewport-fit=cover"
        />
        <Meta />
        {root && <StoreHead data={root} />}
        <link rel="manifest" href={hrefIn(market, pathFor('manifest'))} />
        <link
          rel="apple-touch-icon"
          href={(root && iconIn(root.theme.icon, 180)) ?? '/apple-touch-icon.png'}
        />
        {/* Hydrogen's developer pages have stylesheets; the shop's routes have no links. */}
        {import.meta.env.DEV && <Links />}
        <DocumentStyles />
      </head>
      <body>
        <PageTag.Provider value={market.tag}>
          {root ? (
            <TextLang.Provider value={root.textLang}>
              <OwnFolder.Provider value={root.pictureFolder}>
                <ServerClock now={root.now}>
                  {children}
                  {root.preview && <PreviewScripts />}
                </ServerClock>
              </OwnFolder.Provider>
            </TextLang.Provider>
          ) : (
            children
          )}
        </PageTag.Provider>
        <DocumentScripts />
      </body>
    </html>
  );
}

/** The page between header and footer. The cart provider stays mounted across navigations. */
export default function App() {
  const root = useRootData();
  const failed = useStoreHeadFailed();
  if (!root?.store.id || failed) return <ErrorPage />;
  if (root.isEditor) return <Outlet />;
  return (
    <CartProvider>
      <AroundPage parts={SHELL_PARTS} root={root}>
        <ProductPartsLoader.Provider value={loadProductParts}>
          <CardParts.Provider value={CARD_PARTS}>
            <Shell
              data={root}
              parts={SHELL_PARTS}
              pages={ADD_ON_PAGES}
              tools={
                <>
                  <SearchButton />
                  <CartButton />
                </>
              }
            >
              <Outlet />
            </Shell>
          </CardParts.Provider>
        </ProductPartsLoader.Provider>
        <SearchDialog />
        <CartDrawer loadParts={loadCartParts} />
        {root.markets && <MarketChoices choices={root.markets} />}
      </AroundPage>
    </CartProvider>
  );
}

const loadCartParts = async () => (await import('~/shop/cart')).CART_PARTS;
const loadProductParts = async () => (await import('~/shop/product')).PRODUCT_PARTS;

function MarketChoices({choices}: {choices: NonNullable<RootData['markets']>}) {
  return (
    <Markets choices={choices} country={useCart(({visitorCountry}) => visitorCountry)} />
  );
}

/**
 * When the root loader fails, the error page fills the screen (§8). Routes have error boundaries of
 * their own.
 */
export {ErrorPage as ErrorBoundary} from '~/shell';
