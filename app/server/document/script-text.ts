function escaped(text: string, characters: RegExp): string {
  return text.replace(
    characters,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A JSON value as text that is safe inside a `<script>` element: nothing in it can end the element or open a comment (HTML
 * §4.12.1.3). Other tags stay as they are, so that HTML which the document holds too compresses to nearly nothing.
 */
export function scriptText(value: unknown): string {
  return escaped(JSON.stringify(value), /<(?=!--|\/?script)|[\u2028\u2029]/gi);
}

/**
 * A JSON value as text for an element that strangers read too, such as JSON-LD: without any `<`, as not all of them read HTML as
 * a browser does (as Hydrogen's own `Seo` escapes it).
 */
export function sharedScriptText(value: unknown): string {
  return escaped(JSON.stringify(value), /[<\u2028\u2029]/g);
}
