import {useContext} from 'react';

import {DocumentContext, textInDocument} from './document-context';

const ID = 'boot';

/**
 * The boot script (boot.ts), inline. It stands before everything that cannot do without it, and behind the header, which can: a
 * browser paints what it has read when it comes to a script, so the header is there while the script runs.
 */
export function BootScript() {
  const parts = useContext(DocumentContext);
  return (
    <script
      id={ID}
      nonce={parts?.mark}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: parts?.boot ?? textInDocument(ID)}}
    />
  );
}
