/**
 * A JSON value as text that is safe inside a `<script>` element: nothing in it can end the element or open a comment (HTML
 * §4.12.1.3). Other tags stay as they are, so that HTML which the document holds too compresses to nearly nothing.
 */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replace(
    /<(?=!--|\/?script)|[\u2028\u2029]/gi,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
