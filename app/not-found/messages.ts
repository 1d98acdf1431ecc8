export const MESSAGES = {
  namespace: 'notFound',
  /** Of a product that is no longer sold. */
  endedOn: (date: string) => `Ended on ${date}`,
  /** Of what another market has. */
  notSoldIn: (country: string) => `Not available in ${country}`,
  soldIn: 'Available in',
  instead: 'You may like instead',
  latestShelf: 'Latest Collection',
  allLatest: 'See the whole collection',
} as const;
