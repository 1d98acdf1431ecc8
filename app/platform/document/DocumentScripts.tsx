import {Scripts, ScrollRestoration} from '@remix-run/react';
import {useContext, useEffect} from 'react';

import {DocumentContext} from './document-context';
import {StructuredData} from './StructuredData';

/**
 * What search engines read, and Remix's scripts, held until the page is painted (held.ts). Last in `<body>`: what comes
 * before it is painted earlier.
 */
export function DocumentScripts() {
  const mark = useContext(DocumentContext)?.mark;
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <StructuredData />
      <ScrollRestoration nonce={mark} />
      <Scripts nonce={mark} />
    </>
  );
}
