/** The value of JSON text that a merchant, the store or a browser has kept; null for other text. */
export function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
