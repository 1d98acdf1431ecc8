import {RemixServer} from '@remix-run/react';
import type {EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';

import {addLanguages} from './languages/index.server';
import {languageOf} from './lib/messages';
import type {PreviewState} from './lib/preview-state';
import type {AppContext} from './server/context';
import earlyEvents from './server/document/early-events.ts?inline-script';
import nativeDialogs from './server/document/native-dialogs.ts?inline-script';
import {documentPolicy} from './server/document/content-security-policy';
import {finishDocument} from './server/document/inline';
import {isOutage, reportError} from './server/report-error';
import {PREVIEW_BAR_STYLE, previewBar, withPreviewLinks} from './staff/index.server';
import styles from './styles/app.css?inline';
import languageStyles from './styles/languages.css?inline';
import cart from './styles/pages/cart.css?inline';
import cartHref from './styles/pages/cart.css?url';
import collection from './styles/pages/collection.css?inline';
import collectionHref from './styles/pages/collection.css?url';
import content from './styles/pages/content.css?inline';
import contentHref from './styles/pages/content.css?url';
import listing from './styles/pages/listing.css?inline';
import listingHref from './styles/pages/listing.css?url';
import product from './styles/pages/product.css?inline';
import productHref from './styles/pages/product.css?url';
import personalization from './styles/pages/personalization.css?inline';
import sections from './styles/pages/sections.css?inline';
import {DocumentContext} from './ui/document';

const SHEETS = {
  cart: {href: cartHref, text: cart},
  collection: {href: collectionHref, text: collection},
  content: {href: contentHref, text: content},
  listing: {href: listingHref, text: listing},
  product: {href: productHref, text: product},
  // Most shops' pages have none.
  sections: {href: null, text: sections},
  personalization: {href: null, text: personalization},
};

addLanguages();

export {reportError as handleError} from './server/report-error';

/** JSON for a `<script>` element. Escapes every `<`: not all crawlers parse HTML as a browser does. */
const scriptJson = (value: object) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) =>
    char === '<' ? '\\u003c' : `\\u${char.charCodeAt(0).toString(16)}`,
  );

/** A preview's document: its links stay in the preview, and a bar leads out of it. */
function withPreviewBar(html: string, state: PreviewState, url: string): string {
  // In development React would complain about links that it did not render.
  const linkedHtml = import.meta.env.DEV ? html : withPreviewLinks(html);
  return linkedHtml + previewBar(state, url);
}

/**
 * Renders a page. The whole document is rendered before it is sent: its headers carry the hashes of its inline scripts
 * and styles, and its entity tag covers all of it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppContext,
) {
  const {config, document, market, preview} = context;
  const nonce = crypto.randomUUID();
  const parts = {
    nonce,
    styles: languageOf(market.tag) === 'en' ? styles : styles + languageStyles,
    sheets: SHEETS,
    earlyScripts: nativeDialogs + earlyEvents,
    structuredData: document.structuredData && scriptJson(document.structuredData),
  };
  let failure: unknown;
  const stream = await renderToReadableStream(
    <DocumentContext.Provider value={parts}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>,
    {
      nonce,
      // Nothing is streamed: the whole document is rendered before it is read.
      progressiveChunkSize: Infinity,
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure !== undefined) reportError(failure, {request, context});
  const finished = finishDocument(await new Response(stream).text(), nonce);
  const html = preview
    ? withPreviewBar(finished.html, preview.state, request.url)
    : finished.html;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    await documentPolicy(
      preview ? {...finished, styles: [...finished.styles, PREVIEW_BAR_STYLE]} : finished,
      {
        config,
        assets: remix.manifest.entry.module,
        isPreview: preview !== null,
        isDevelopment: import.meta.env.DEV,
      },
    ),
  );
  const isUnavailable = status === 500 && isOutage(request);
  const shown = isUnavailable ? 503 : failure === undefined ? status : 500;
  const body = new TextEncoder().encode(html);
  document.finished = body;
  return new Response(body, {headers, status: shown});
}
