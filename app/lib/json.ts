/** Whether a value, of parsed JSON for instance, is an object, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether an answer of one of our routes has the lists of these names, through which its readers
 * go: a proxy may have answered in its place, or another version of the shop.
 */
export const hasLists = <Answer>(
  value: unknown,
  ...names: readonly (keyof Answer & string)[]
): value is Answer =>
  isRecord(value) && names.every((name) => Array.isArray(value[name]));

/** The value of JSON text that a merchant, the store or a browser has kept; null for other text. */
export function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
