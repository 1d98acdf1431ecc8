import {RemixServer} from '@remix-run/react';
import type {EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';

import {
  documentPolicy,
  finishDocument,
  permissionsPolicy,
} from '~/server/security-policy';
import {isOutage, reportError} from '~/server/errors';

import {addLanguages} from './languages/index.server';
import {languageOf, wordsTag} from './lib/messages';
import type {AppContext} from './server/context';
import earlyEvents from './server/document/early-events.ts?inline-script';
import fontScript from './server/document/fonts.ts?inline-script';
import nativeDialogs from './server/document/native-dialogs.ts?inline-script';
import {previewDocument} from './staff/index.server';
import styles from './styles/app.css?inline';
import languageStyles from './styles/languages.css?inline';
import {DocumentContext, type PageSheet} from './ui/document';

/** Stylesheets that pages name in their `handle`, as text and as files. */
const pageTexts = import.meta.glob<string>('./{*,add-ons/*}/*.page.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const pageFiles = import.meta.glob<string>('./{*,add-ons/*}/*.page.css', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Stylesheets of parts that load their file themselves, in a document without them. */
const partTexts = import.meta.glob<string>('./{*,add-ons/*}/*.lazy.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** `cart` is app/cart/cart.page.css. */
const nameOf = (path: string) => path.replace(/.*\/|\..*$/g, '');

const SHEETS: PageSheet[] = Object.entries({...pageTexts, ...partTexts}).map(
  ([path, text]) => ({name: nameOf(path), text, href: pageFiles[path] ?? null}),
);

/** In development every stylesheet is a file, which Vite updates in place. */
const DEVELOPMENT_SHEETS: PageSheet[] = [
  'styles/app.css',
  'styles/languages.css',
  ...Object.keys({...pageTexts, ...partTexts}),
].map((path) => ({name: nameOf(path), text: null, href: `/app/${path}`}));

addLanguages();

export {reportError as handleError} from '~/server/errors';

/**
 * JSON for a `<script>` element. Escapes every `<`: not all crawlers parse HTML as a browser does.
 */
const scriptJson = (value: object) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) =>
    char === '<' ? '\\u003c' : `\\u${char.charCodeAt(0).toString(16)}`,
  );

/**
 * Renders a page. The whole document is rendered before it is sent: its headers carry the hashes of
 * its inline scripts and styles, and its entity tag covers all of it.
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
    styles: languageOf(wordsTag(market.tag)) === 'en' ? styles : styles + languageStyles,
    sheets: import.meta.env.DEV ? DEVELOPMENT_SHEETS : SHEETS,
    earlyScripts: [
      nativeDialogs,
      earlyEvents,
      ...context.parts.worker.map(({earlyScript = ''}) => earlyScript),
    ].join(''),
    fontScript,
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
  const rendered = finishDocument(await new Response(stream).text(), nonce);
  const finished = previewDocument(rendered, context, request.url);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    await documentPolicy(finished, {
      added: context.parts.worker.map(
        ({sources}) => sources?.(config, preview !== null) ?? {},
      ),
      config,
      assets: remix.manifest.entry.module,
      hasCheckoutForm: document.hasCheckoutForm,
      isPreview: preview !== null,
      isDevelopment: import.meta.env.DEV,
    }),
  );
  headers.set('Permissions-Policy', permissionsPolicy(document.mayLocate));
  // The connection for pictures is made while the document is on its way.
  const {imageOrigin} = config.store;
  if (finished.html.includes(` src="${imageOrigin}/`))
    headers.append('Link', `<${imageOrigin}>; rel=preconnect`);
  const isUnavailable = status === 500 && isOutage(request);
  const shown = isUnavailable ? 503 : failure === undefined ? status : 500;
  const body = new TextEncoder().encode(finished.html);
  document.finished = body;
  return new Response(body, {headers, status: shown});
}
