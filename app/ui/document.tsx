import {Scripts, ScrollRestoration, useLocation} from '@remix-run/react';
import {createContext, useContext, useEffect, useState} from 'react';

/** What the server puts into a document, and the browser finds in it. */
interface DocumentParts {
  /** Random for each render; the Content-Security-Policy names the hash of each inline element that carries it. */
  readonly nonce: string;
  /** The stylesheet. */
  readonly styles: string;
  /** The script that works before hydration (app/server/document/early-events.ts). */
  readonly earlyEvents: string;
  /** JSON-LD about the page, escaped for its element; `null` for none. */
  readonly structuredData: string | null;
}

/** Given on the server; `null` in the browser. */
export const DocumentContext = createContext<DocumentParts | null>(null);

/** The nonce of the app's own inline elements; none in the browser, which has already run them. */
export const useNonce = () => useContext(DocumentContext)?.nonce;

/** The text that the server put into an element. Hydration leaves it, and an error page, which is rendered anew, repeats it. */
const textInDocument = (id: string) =>
  globalThis.document?.getElementById(id)?.textContent ?? '';

/**
 * All styles, inline: a page paints from its first bytes. In development they are a linked sheet, which updates in place.
 * Last in `<head>`.
 */
export function DocumentStyles() {
  const parts = useContext(DocumentContext);
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return (
    <style
      id="styles"
      nonce={parts?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: parts?.styles ?? textInDocument('styles')}}
    />
  );
}

/**
 * The script that keeps what a visitor does before hydration. It stands behind the header: a browser paints what it has read when
 * it comes to an inline script.
 */
export function EarlyEvents() {
  const parts = useContext(DocumentContext);
  const id = 'early-events';
  return (
    <script
      id={id}
      nonce={parts?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: parts?.earlyEvents ?? textInDocument(id)}}
    />
  );
}

/** What search engines read, and Remix's scripts. Last in `<body>`: what stands before them is painted earlier. */
export function DocumentScripts() {
  const nonce = useNonce();
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <StructuredData />
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

/** JSON-LD, which is in the document alone and not in the loaders' data; it goes when another page is shown. */
function StructuredData() {
  const parts = useContext(DocumentContext);
  const {pathname, search} = useLocation();
  const [first] = useState(pathname + search);
  const id = 'structured-data';
  const text = parts ? parts.structuredData : textInDocument(id);
  if (!text || first !== pathname + search) return null;
  return (
    <script
      id={id}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: text}}
    />
  );
}
