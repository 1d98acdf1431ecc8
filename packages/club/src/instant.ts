/** An instant as the API writes it: ISO 8601 in UTC, whole seconds. */
export function instant(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
