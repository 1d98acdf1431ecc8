import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToString} from 'react-dom/server';

import type {PreviewState} from './lib/preview-state';
import boot from './server/document/boot.ts?inline-script';
import typeset from './server/document/typeset.ts?inline-script';
import {analyticsSources} from './server/document/analytics-sources';
import {documentPolicy} from './server/document/content-security-policy';
import {DocumentContext, type DocumentParts} from './server/document/document-context';
import {MarkupMemory} from './server/document/markup-memory';
import {pageDataElement} from './server/document/page-data';
import {RenderedParts} from './server/document/rendered-parts';
import {scriptText, sharedScriptText} from './server/document/script-text';
import {takeTrustedInline} from './server/document/trusted-inline';
import {usedStyles} from './server/document/used-styles';
import {withPreviewLinks} from './lib/preview-address';
import {PREVIEW_BAR_STYLE, previewBar} from './server/preview/preview-bar';
import {isOutage} from './server/report-error';
import styles from './styles/app.css?inline';
import stylesheet from './styles/app.css?url';

export {reportError as handleError} from './server/report-error';

const isDevelopment = import.meta.env.DEV;
const scripts = {boot, typeset};
const pickStyles = usedStyles(isDevelopment ? '' : styles);
// While developing, every request sees the newest code.
const memory = isDevelopment ? null : new MarkupMemory();

/**
 * The document as text: its inline parts must be known before its headers are sent, and nothing in it comes later. That is why it
 * is rendered to a string, which costs half of what a stream of bytes does that is read to its end.
 */
function renderMarkup(
  url: string,
  remix: EntryContext,
  context: AppLoadContext,
  {mark, parts}: Pick<DocumentParts, 'mark' | 'parts'>,
) {
  const {structuredData} = context.document;
  const document = {
    mark,
    parts,
    scripts,
    stylesheet,
    styles: mark,
    structuredData: structuredData && sharedScriptText(structuredData),
  };
  // Without the stream Remix leaves the data out of what it renders; `handOver` puts it behind. The stream is only made when it
  // is read, so that the context must not be copied.
  const entry = Object.create(remix, {
    serverHandoffStream: {value: undefined},
  }) as EntryContext;
  return renderToString(
    <DocumentContext.Provider value={document}>
      <RemixServer context={entry} url={url} nonce={mark} />
    </DocumentContext.Provider>,
  );
}

/** What follows the document's markup for hydration, and the script in it that the policy must name. */
interface HandOver {
  readonly element: string;
  readonly script: string | null;
}

/** Hands the loaders' data to hydration: as JSON, or where that cannot carry it as Remix's own streaming scripts would. */
async function handOver(remix: EntryContext): Promise<HandOver> {
  if (!remix.renderMeta?.didRenderScripts) return {element: '', script: null};
  // Development hydrates with Remix as it is.
  const plain = isDevelopment ? null : pageDataElement(remix.staticHandlerContext);
  if (plain !== null) return {element: plain, script: null};
  const data = await new Response(remix.serverHandoffStream ?? '').text();
  const controller = 'window.__remixContext.streamController';
  const script = `${controller}.enqueue(${scriptText(data)});${controller}.close();`;
  return {element: `<script>${script}</script>`, script};
}

/** The document with what a preview adds to it: its links stay in the preview, and a bar leads out of it. */
function asPreview(html: string, state: PreviewState, url: string): string {
  // In development React would complain about links that it did not render.
  const linked = isDevelopment ? html : withPreviewLinks(html);
  return linked + previewBar(state, url);
}

/** Answers a page without its body: the document, rendered whole, and the policy made of its own hashes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const {store} = context.config;
  const mark = crypto.randomUUID();
  const {preview} = context;
  // As of the store's answers, a preview takes nothing that others have left, and leaves nothing.
  const parts = memory && !preview ? new RenderedParts(memory, mark) : null;
  const markup = renderMarkup(request.url, remix, context, {mark, parts});
  const outline = parts ? parts.takeOut(markup) : markup;
  const pageStyles = pickStyles(outline, parts?.classes());
  const rendered = takeTrustedInline(outline, mark, pageStyles);
  const data = await handOver(remix);
  const whole = `<!DOCTYPE html>${rendered.html}${data.element}`;
  const html = preview ? asPreview(whole, preview.state, request.url) : whole;
  const policy = await documentPolicy(
    preview ? {...rendered, styles: [...rendered.styles, PREVIEW_BAR_STYLE]} : rendered,
    {
      data: data.script,
      assets: remix.manifest.entry.module,
      imageOrigin: store.imageOrigin,
      checkoutOrigin: store.checkoutOrigin,
      service: preview ? undefined : analyticsSources(context.config),
      isDevelopment,
      isPreview: preview !== null,
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  const madeOf = [remix.manifest.version, stylesheet, boot, typeset, data.element].join(
    '\n',
  );
  context.document.rendered = {body: parts ? parts.putIn(html) : html, madeOf};
  const isUnavailable = status === 500 && isOutage(request);
  // The worker writes the body, when it knows whether the visitor needs one (settle-caching.ts).
  return new Response(null, {headers, status: isUnavailable ? 503 : status});
}
