/** The text of the app's own inline elements, for the policy. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A document ready to send. */
interface FinishedDocument extends InlineSources {
  readonly html: string;
}

/**
 * Removes the nonce from a rendered document and collects the text of each inline script and style that had it. The
 * policy lists their hashes, so the document is the same for everyone and cacheable.
 *
 * The nonce is random for each render and never leaves the server, whichever elements the framework adds it to. An
 * element injected in any other way (through a hole in the sanitizing of the store's HTML) cannot have it, so its hash
 * is not in the policy and the browser refuses to run it.
 *
 * It also defers Remix's module script and preloads: `deferred` means nothing to a browser until the early-events
 * script restores the original attributes.
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
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"');
  return {html, scripts, styles};
}
