import {createContext} from 'react';

/** What the server puts into the document and the browser finds there. */
export interface DocumentParts {
  /** Marks the inline elements of this render as the app's own (trusted-inline.ts). */
  readonly mark: string;
  /** Where the rules that the document uses are put in when it has been rendered. */
  readonly styles: string;
  /** Address of the whole stylesheet. */
  readonly stylesheet: string;
  /** The boot script (boot.ts). */
  readonly boot: string;
}

/** Given on the server; `null` in the browser. */
export const DocumentContext = createContext<DocumentParts | null>(null);
