import {Scripts, ScrollRestoration, useLocation, useMatches} from '@remix-run/react';
import {
  createContext,
  useContext,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from 'react';

import {hydrationEnds} from './rendered-again';

/** A route's `handle`, as its document reads it. `Data` is its loader's answer. */
export interface PageHandle<Data = unknown> {
  /** The page's critical stylesheets, besides the common one: `cart` is app/cart/cart.page.css. */
  readonly sheets: readonly string[];
  /** Stylesheets that depend on the loader's data, which an error page lacks. */
  readonly sheetsFor?: (data: Data | undefined) => readonly string[];
}

/** A stylesheet that some pages need for their first paint, and others only later. */
export interface PageSheet {
  readonly name: string;
  /** `null` in development, where every stylesheet is a file. */
  readonly text: string | null;
  /** `null` for one that the parts that need it load by themselves. */
  readonly href: string | null;
}

/** Parts of the document that only the server has. */
interface DocumentParts {
  /** Random for each render: marks the inline elements whose hashes the policy names. */
  readonly nonce: string;
  /** Text of the common stylesheet. */
  readonly styles: string;
  readonly sheets: readonly PageSheet[];
  /** Text of the scripts of native dialogs and early events (app/server/document). */
  readonly earlyScripts: string;
  /** Text of the script that loads the theme's fonts (app/server/document/fonts.ts). */
  readonly fontScript: string;
  /** JSON-LD about the page, escaped for its element; `null` for none. */
  readonly structuredData: string | null;
}

/** `null` in the browser. */
export const DocumentContext = createContext<DocumentParts | null>(null);

/** The nonce of the app's inline elements; undefined in the browser, where they have run. */
export const useNonce = () => useContext(DocumentContext)?.nonce;

/** The text of a server-rendered element, which an error page's new document repeats. */
const textInDocument = (id: string) =>
  globalThis.document?.getElementById(id)?.textContent ?? '';

/**
 * Critical CSS inline; the other stylesheets load after the page and before its scripts, and in
 * development all are linked. Last in `<head>`.
 */
export function DocumentStyles() {
  const parts = useContext(DocumentContext);
  const matches = useMatches();
  const id = 'styles';
  // Kept across navigations: the document's inline styles never change.
  const [{text, later}] = useState(() =>
    // The browser's build leaves out what the server alone does.
    import.meta.env.SSR && parts
      ? stylesFor(
          parts,
          matches.flatMap(({handle, data}) =>
            isPageHandle(handle)
              ? [...handle.sheets, ...(handle.sheetsFor?.(data) ?? [])]
              : [],
          ),
        )
      : {text: textInDocument(id), later: linkedSheets()},
  );
  // The early-events script turns a deferred link into a stylesheet.
  const rel = parts && !import.meta.env.DEV ? 'deferred' : 'stylesheet';
  return (
    <>
      <style
        id={id}
        nonce={parts?.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: text}}
      />
      {later.map((href) => (
        <link key={href} rel={rel} as="style" href={href} suppressHydrationWarning />
      ))}
    </>
  );
}

/** The critical CSS of a page, and the URLs of the other stylesheets. */
function stylesFor({styles, sheets}: DocumentParts, wanted: readonly string[]) {
  const unknown = wanted.filter((name) => !sheets.some((sheet) => sheet.name === name));
  if (unknown.length > 0) throw new Error(`No stylesheet is named ${unknown.join()}.`);
  const isInline = ({name, text}: PageSheet) => text !== null && wanted.includes(name);
  return {
    text: [styles, ...sheets.filter(isInline).map(({text}) => text)].join(''),
    later: sheets
      .filter((sheet) => !isInline(sheet))
      .flatMap(({href}) => (href === null ? [] : [href])),
  };
}

const linkedSheets = () =>
  Array.from(
    document.querySelectorAll('link[as=style]'),
    (link) => link.getAttribute('href') ?? '',
  );

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'sheets' in handle;

/**
 * The scripts of native dialogs and early events. Placed behind the header: browsers paint what
 * they have parsed when they reach an inline script.
 */
export function EarlyScripts() {
  return <InlineScript id="early-scripts" part="earlyScripts" />;
}

/**
 * The script that loads the theme's fonts. Placed behind the theme. It hears of another page in the
 * commit that shows it, so that its font changes with the page.
 */
export function FontScript() {
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  useInsertionEffect(() => {
    if (shown.current !== pathname) dispatchEvent(new Event('navigated'));
    shown.current = pathname;
  }, [pathname]);
  return <InlineScript id="font-script" part="fontScript" />;
}

function InlineScript({id, part}: {id: string; part: 'earlyScripts' | 'fontScript'}) {
  const parts = useContext(DocumentContext);
  return (
    <script
      id={id}
      nonce={parts?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: parts?.[part] ?? textInDocument(id)}}
    />
  );
}

/** Structured data, and Remix's scripts. Last in `<body>`, so that they do not delay the paint. */
export function DocumentScripts() {
  const nonce = useNonce();
  useEffect(hydrationEnds, []);
  return (
    <>
      <StructuredData />
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

/** JSON-LD, which is in the document only and not in the loaders' data. Removed on navigation. */
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
