import {Scripts, ScrollRestoration, useLocation, useMatches} from '@remix-run/react';
import {createContext, useContext, useEffect, useState} from 'react';

/** Sheets that some pages need at once, and all others only for what they lead to (app/styles/pages). */
export type PageSheet = 'cart' | 'collection' | 'listing' | 'product';

/** What a route's `handle` says of its document. */
export interface PageHandle {
  /** The sheets that the page is painted with, beside the one of every page. */
  readonly sheets: readonly PageSheet[];
}

/** What the server puts into a document, and the browser finds in it. */
interface DocumentParts {
  /** Random for each render; the Content-Security-Policy names the hash of each inline element that carries it. */
  readonly nonce: string;
  /** The text of the sheet of every page. */
  readonly styles: string;
  readonly sheets: Readonly<
    Record<PageSheet, {readonly href: string; readonly text: string}>
  >;
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

function InlineStyles() {
  const parts = useContext(DocumentContext);
  const matches = useMatches();
  const id = 'styles';
  // The document keeps what it came with, wherever its visitor goes.
  const [{text, later}] = useState(() =>
    parts
      ? stylesFor(
          parts,
          matches.flatMap(({handle}) => (isPageHandle(handle) ? handle.sheets : [])),
        )
      : {text: textInDocument(id), later: linkedSheets()},
  );
  return (
    <>
      <style
        id={id}
        nonce={parts?.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: text}}
      />
      {later.map((href) => (
        <link
          key={href}
          // The early-events script makes it a stylesheet.
          rel={parts ? 'deferred' : 'stylesheet'}
          as="style"
          href={href}
          suppressHydrationWarning
        />
      ))}
    </>
  );
}

/** The text that a page with these sheets is painted with, and the addresses of the others. */
function stylesFor({styles, sheets}: DocumentParts, wanted: readonly string[]) {
  const isWanted = ([name]: [string, unknown]) => wanted.includes(name);
  const all = Object.entries(sheets);
  return {
    text: [styles, ...all.filter(isWanted).map(([, {text}]) => text)].join(''),
    later: all.filter((sheet) => !isWanted(sheet)).map(([, {href}]) => href),
  };
}

function LinkedStyles() {
  const names = [
    'app',
    'pages/cart',
    'pages/collection',
    'pages/listing',
    'pages/product',
  ];
  return names.map((name) => (
    <link key={name} rel="stylesheet" href={`/app/styles/${name}.css`} />
  ));
}

/**
 * The styles that the page is painted with, inline: it paints from its first bytes. The other sheets are asked for when it is loaded,
 * before its scripts, and so are there when a page or a dialog needs them. In development all are linked, and update in place.
 * Last in `<head>`.
 */
export const DocumentStyles = import.meta.env.DEV ? LinkedStyles : InlineStyles;

const linkedSheets = () =>
  Array.from(
    document.querySelectorAll('link[as=style]'),
    (link) => link.getAttribute('href') ?? '',
  );

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'sheets' in handle;

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
