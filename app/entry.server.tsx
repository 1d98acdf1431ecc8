import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';

import boot from './platform/document/boot.ts?inline-script';
import {documentPolicy} from './platform/document/content-security-policy';
import {DocumentContext} from './platform/document/document-context';
import {holdScripts} from './platform/document/hold-scripts';
import {scriptText} from './platform/document/StructuredData';
import {takeTrustedInline} from './platform/document/trusted-inline';
import {usedStyles} from './platform/document/used-styles';
import {withPreviewLinks} from './platform/preview/preview-address';
import {isOutage, reportError} from './platform/report-error';
import styles from './styles/app.css?inline';
import stylesheet from './styles/app.css?url';

export {reportError as handleError} from './platform/report-error';

const isDevelopment = import.meta.env.DEV;
const pickStyles = usedStyles(isDevelopment ? '' : styles);

/** The whole document as text: its inline parts must be known before its headers are sent. */
async function renderDocument(
  request: Request,
  remix: EntryContext,
  context: AppLoadContext,
  mark: string,
) {
  const {structuredData} = context.document;
  const parts = {
    mark,
    boot,
    stylesheet,
    styles: mark,
    structuredData: structuredData && scriptText(structuredData),
  };
  const stream = await renderToReadableStream(
    <DocumentContext.Provider value={parts}>
      <RemixServer context={remix} url={request.url} nonce={mark} />
    </DocumentContext.Provider>,
    {
      signal: request.signal,
      // Finished boundaries stay where they are instead of being moved in by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => reportError(error, {request, context}),
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  return html.replace(`>${mark}</style>`, () => `>${pickStyles(html)}</style>`);
}

/** Answers a page: rendered whole, its scripts held, its policy made of its own hashes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const {store} = context.config;
  const isPreview = context.preview !== null;
  const mark = crypto.randomUUID();
  const rendered = takeTrustedInline(
    await renderDocument(request, remix, context, mark),
    mark,
  );
  const html = isDevelopment ? rendered.html : holdScripts(rendered.html);
  const policy = await documentPolicy(rendered, {
    assets: remix.manifest.entry.module,
    imageOrigin: store.imageOrigin,
    checkoutOrigin: store.checkoutOrigin,
    isDevelopment,
    framesItself: isPreview,
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  const isUnavailable = status === 500 && isOutage(request);
  const page = isPreview && !isDevelopment ? withPreviewLinks(html) : html;
  return new Response(page, {headers, status: isUnavailable ? 503 : status});
}
