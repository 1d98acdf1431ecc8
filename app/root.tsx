import {
  Links,
  Meta,
  Outlet,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';

import {Analytics} from '~/analytics';
import {CartButton, CartDrawer, CartProvider} from '~/cart';
import {PreviewGate} from '~/preview';
import {CartRecommendations} from '~/recommendations';
import {SearchButton, SearchDialog} from '~/search';
import {errorMeta} from '~/seo';
import {
  ErrorPage,
  useRootData,
  type RootData,
  Shell,
  StoreHead,
  useStoreConfigurationFailed,
} from '~/shell';
import {loadRoot} from '~/shell/index.server';
import {ServerClock} from '~/ui/clock';
import {DocumentScripts, DocumentStyles} from '~/ui/document';

/** Shop settings for every page. A shop without an id does not start (spec §4): its pages are errors. */
export async function loader({context}: LoaderFunctionArgs) {
  const root = await loadRoot(context);
  return data(root, {status: root.store.id ? 200 : 500});
}

/** For pages that failed; every other page has a head of its own. */
export const meta: MetaFunction<typeof loader> = ({data, error}) =>
  error ? errorMeta(data, error) : [];

/** The same for the whole visit (the clock is corrected by what comes after), but in a preview, which the address marks. */
export const shouldRevalidate: ShouldRevalidateFunction = () =>
  /[?&]preview=/.test(location.search);

/** The document every page is rendered into, errors included. */
export function Layout({children}: {children: ReactNode}) {
  const root = useRootData();
  return (
    // The early-events script sets its class and its marks.
    <html
      lang="en"
      className={globalThis.document?.documentElement.className}
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
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links />
        <DocumentStyles />
      </head>
      <body>
        {root ? (
          <ServerClock now={root.now}>
            {children}
            {root.preview && <PreviewGate now={root.now} data={root.preview} />}
          </ServerClock>
        ) : (
          children
        )}
        <DocumentScripts />
      </body>
    </html>
  );
}

export default function App() {
  const root = useRootData();
  const failed = useStoreConfigurationFailed();
  if (!root?.store.id || failed) return <ErrorPage />;
  return (
    <Shop data={root}>
      <Outlet />
    </Shop>
  );
}

/** The page between header and footer, and the visitor's cart, which outlives every page. */
function Shop({data, children}: {data: RootData; children: ReactNode}) {
  return (
    <CartProvider>
      <Shell
        data={data}
        tools={
          <>
            <SearchButton />
            <CartButton />
          </>
        }
      >
        {children}
      </Shell>
      <SearchDialog />
      <CartDrawer recommendations={CartRecommendations} />
      <Analytics settings={data.analytics} />
    </CartProvider>
  );
}

/** Where the shop itself could not be made, the error takes the whole screen (spec §8); pages have boundaries of their own. */
export {ErrorPage as ErrorBoundary} from '~/shell';
