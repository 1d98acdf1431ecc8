import {RemixServer} from '@remix-run/react';
import type {EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';

/** Renders a document. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
) {
  const body = await renderToReadableStream(
    <RemixServer context={remixContext} url={request.url} />,
    {signal: request.signal, onError: (error) => console.error(error)},
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, {headers, status});
}
