import {useLocation} from '@remix-run/react';
import {useContext, useState} from 'react';

import {DocumentContext, textInDocument} from './document-context';

const ID = 'structured-data';

/** A JSON value as text that is safe inside a `<script>` element: nothing in it can end the element. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * What the page's loader told search engines (`context.document`), as JSON-LD. It is in the document alone, not in the data
 * that travels with it, and goes when another page is shown.
 */
export function StructuredData() {
  const parts = useContext(DocumentContext);
  const {pathname, search} = useLocation();
  const [first] = useState(pathname + search);
  const text = parts ? parts.structuredData : textInDocument(ID);
  if (!text || first !== pathname + search) return null;
  return (
    <script
      id={ID}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: text}}
    />
  );
}
