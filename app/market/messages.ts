export const MESSAGES = {
  namespace: 'market',
  /** Accessible name; `name` is the page's own market: `United States, English, USD $`. */
  button: (name: string) => `Country and language: ${name}`,
  title: 'Country and language',
  close: 'Close country and language',
  /** Offered to a visitor of that market, in its own language. */
  change: (name: string) => `Go to ${name}`,
  dismiss: 'Stay here',
} as const;
