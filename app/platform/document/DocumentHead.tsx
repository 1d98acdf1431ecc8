import {useContext} from 'react';

import {DocumentContext} from './document-context';

const STYLES_ID = 'page-styles';
const BOOT_ID = 'boot';
const isDevelopment = import.meta.env.DEV;

/** The text that the server put into an element: hydration leaves it as it is, and a client render would repeat it. */
function textInDocument(id: string): string {
  return globalThis.document?.getElementById(id)?.textContent ?? '';
}

/**
 * The stylesheet and the boot script, inline, so that a page paints from its first bytes and nothing else.
 * Last in `<head>`.
 */
export function DocumentHead() {
  const parts = useContext(DocumentContext);
  const styles = parts?.styles ?? textInDocument(STYLES_ID);
  const boot = parts?.boot ?? textInDocument(BOOT_ID);
  return (
    <>
      {isDevelopment ? (
        <link rel="stylesheet" href="/app/styles/app.css" />
      ) : (
        <style
          id={STYLES_ID}
          nonce={parts?.mark}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: styles}}
        />
      )}
      <script
        id={BOOT_ID}
        nonce={parts?.mark}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: boot}}
      />
    </>
  );
}
