import {useContext} from 'react';

import {DocumentContext, textInDocument, type InlineScripts} from './document-context';

/** One of the document's own scripts, inline: it runs where it stands. */
export function InlineScript({name}: {name: keyof InlineScripts}) {
  const parts = useContext(DocumentContext);
  return (
    <script
      id={name}
      nonce={parts?.mark}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: parts?.scripts[name] ?? textInDocument(name)}}
    />
  );
}
