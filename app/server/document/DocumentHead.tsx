import {useContext} from 'react';

import {DocumentContext, textInDocument} from './document-context';

const STYLES_ID = 'page-styles';
const STYLESHEET_ID = 'all-styles';
const isDevelopment = import.meta.env.DEV;

/**
 * What the inline styles leave out of the stylesheet. The browser ignores it (`later`) until the boot script starts hydration: the
 * page does without it, but what hydration brings to the page does not.
 */
function Stylesheet() {
  const parts = useContext(DocumentContext);
  const found = globalThis.document?.getElementById(STYLESHEET_ID);
  return (
    <link
      id={STYLESHEET_ID}
      rel={parts ? 'later' : (found?.getAttribute('rel') ?? 'stylesheet')}
      href={parts?.stylesheet ?? found?.getAttribute('href') ?? undefined}
      suppressHydrationWarning
    />
  );
}

/**
 * The page's styles, inline, so that a page paints from its first bytes and nothing else.
 * Last in `<head>`.
 */
export function DocumentHead() {
  const parts = useContext(DocumentContext);
  const styles = parts?.styles ?? textInDocument(STYLES_ID);
  if (isDevelopment) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return (
    <>
      <style
        id={STYLES_ID}
        nonce={parts?.mark}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: styles}}
      />
      <Stylesheet />
    </>
  );
}
