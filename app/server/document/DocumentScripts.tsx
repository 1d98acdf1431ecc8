import {Scripts, ScrollRestoration} from '@remix-run/react';
import {useContext, useEffect} from 'react';

import {DocumentContext} from './document-context';
import {InlineScript} from './InlineScript';
import {StructuredData} from './StructuredData';

/**
 * What sets the page in its font, what search engines read, and Remix's scripts, held until the page is painted (held.ts). Last
 * in `<body>`: what comes before it is painted earlier.
 */
export function DocumentScripts() {
  const mark = useContext(DocumentContext)?.mark;
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <InlineScript name="typeset" />
      <StructuredData />
      <ScrollRestoration nonce={mark} />
      <Scripts nonce={mark} />
    </>
  );
}
