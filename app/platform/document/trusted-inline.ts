/** Text of the inline elements of a document that the app itself rendered, as the policy needs them. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface TrustedDocument extends InlineSources {
  readonly html: string;
}

/**
 * Finds the inline scripts and styles that carry `mark` as their nonce, and takes the mark away again.
 *
 * The mark is random for each render and never leaves the server. An element that got into the document in any
 * other way (a hole in the sanitising of the store's HTML) cannot carry it, so its hash is not in the policy and the
 * browser refuses it: hashes of "whatever is in the document" would allow it.
 */
export function takeTrustedInline(html: string, mark: string): TrustedDocument {
  const attribute = ` nonce="${mark}"`;
  const element = new RegExp(`<(script|style)([^>]*)${attribute}([^>]*)>`, 'g');
  const scripts: string[] = [];
  const styles: string[] = [];
  const clean = html.replace(element, (tag: string, name: string, ...rest: unknown[]) => {
    const offset = Number(rest.at(-2));
    const start = offset + tag.length;
    const text = html.slice(start, html.indexOf(`</${name}>`, start));
    if (name === 'style') styles.push(text);
    else if (!/\ssrc="/.test(tag)) scripts.push(text);
    return tag.replace(attribute, '');
  });
  return {html: clean, scripts, styles};
}
