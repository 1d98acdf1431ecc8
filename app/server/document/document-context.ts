import {createContext} from 'react';

import type {RenderedParts} from './rendered-parts';

/** The scripts that stand in the document itself. */
export interface InlineScripts {
  /** What must work before hydration (boot.ts). */
  readonly boot: string;
  /** What sets the page in its font (typeset.ts). */
  readonly typeset: string;
}

/** What the server puts into the document and the browser finds there. */
export interface DocumentParts {
  /** Marks the inline elements of this render as the app's own (trusted-inline.ts). */
  readonly mark: string;
  /** The parts of the page that need not be rendered again; `null` where nothing is remembered. */
  readonly parts: RenderedParts | null;
  /** Where the rules that the document uses are put in when it has been rendered. */
  readonly styles: string;
  /** Address of what documents leave out of the stylesheet (used-styles.ts). */
  readonly stylesheet: string;
  readonly scripts: InlineScripts;
  /** JSON-LD as it stands in its element; `null` for none. */
  readonly structuredData: string | null;
}

/** Given on the server; `null` in the browser. */
export const DocumentContext = createContext<DocumentParts | null>(null);

/** The text that the server put into an element: hydration leaves it as it is, and a client render would repeat it. */
export function textInDocument(id: string): string {
  return globalThis.document?.getElementById(id)?.textContent ?? '';
}
