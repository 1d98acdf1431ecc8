/** The text of the inline elements that the app itself rendered, as the policy names them. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A rendered document, ready to be sent. */
interface FinishedDocument extends InlineSources {
  readonly html: string;
}

/**
 * Takes the nonce out of a rendered document and collects the text of each inline script and style that carried it: the policy names
 * their hashes, so that the document is the same for everyone and any cache may keep it.
 *
 * The nonce is random for each render and never leaves the server. An element that came into the document in any other way (a
 * hole in the sanitising of the store's HTML) cannot carry it, so its hash is not in the policy and the browser refuses it.
 *
 * It also defers Remix's module script and its preloads: `deferred` means nothing to a browser until the early-events script gives
 * them their meaning back.
 */
export function finishDocument(rendered: string, nonce: string): FinishedDocument {
  const scripts: string[] = [];
  const styles: string[] = [];
  const inline = new RegExp(
    `<(script|style)\\b([^>]*?) nonce="${nonce}"([^>]*)>(.*?)</\\1>`,
    'gs',
  );
  const html = rendered
    .replace(inline, (_, name: string, before: string, after: string, text: string) => {
      (name === 'style' ? styles : scripts).push(text);
      const attributes = (before + after).replace('type="module"', 'type="deferred"');
      return `<${name}${attributes}>${text}</${name}>`;
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"');
  return {html, scripts, styles};
}
