import {createContext} from 'react';

/** What the server puts into the document and the browser finds there. */
export interface DocumentParts {
  /** Marks the inline elements of this render as the app's own (trusted-inline.ts). */
  readonly mark: string;
  /** The whole stylesheet; `null` in development, where Vite serves it. */
  readonly styles: string | null;
  /** The boot script (boot.ts). */
  readonly boot: string;
}

/** Given on the server; `null` in the browser. */
export const DocumentContext = createContext<DocumentParts | null>(null);
