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
 *
 * A style whose text is the mark itself is given `pageStyles`: which rules a document uses is known when it is rendered.
 */
export function takeTrustedInline(
  html: string,
  mark: string,
  pageStyles: string,
): TrustedDocument {
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  const styles: string[] = [];
  let clean = '';
  let done = 0;
  for (;;) {
    const at = html.indexOf(attribute, done);
    if (at < 0) return {html: clean + html.slice(done), scripts, styles};
    const tag = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at));
    clean += html.slice(done, at);
    done = at + attribute.length;
    const start = html.indexOf('>', at) + 1;
    if (tag.startsWith('<style')) {
      const text = html.slice(start, html.indexOf('</style>', start));
      if (text !== mark) styles.push(text);
      else {
        styles.push(pageStyles);
        clean += html.slice(done, start) + pageStyles;
        done = start + mark.length;
      }
    } else if (tag.startsWith('<script') && !/\ssrc="/.test(tag)) {
      scripts.push(html.slice(start, html.indexOf('</script>', start)));
    }
  }
}
