/** A day in words, by UTC: of a date (`2026-10-24`) or an ISO instant. */
export function longDate(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(date),
  );
}
