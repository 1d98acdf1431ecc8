import {useLocation} from '@remix-run/react';
import {useContext, useState} from 'react';

import {DocumentContext, textInDocument} from './document-context';

const ID = 'structured-data';

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
