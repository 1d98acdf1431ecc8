import {Links, Meta, Outlet} from '@remix-run/react';

import {DocumentHead} from './platform/document/DocumentHead';
import {DocumentScripts} from './platform/document/DocumentScripts';

/** The document every page is rendered into. */
export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <Links />
        <DocumentHead />
      </head>
      <body>
        <Outlet />
        <DocumentScripts />
      </body>
    </html>
  );
}
