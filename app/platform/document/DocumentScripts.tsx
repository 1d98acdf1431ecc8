import {Scripts, ScrollRestoration} from '@remix-run/react';
import {useContext, useEffect} from 'react';

import {DocumentContext} from './document-context';

/** Remix's scripts, held until the page is painted (hold-scripts.ts). Last in `<body>`. */
export function DocumentScripts() {
  const mark = useContext(DocumentContext)?.mark;
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <ScrollRestoration nonce={mark} />
      <Scripts nonce={mark} />
    </>
  );
}
