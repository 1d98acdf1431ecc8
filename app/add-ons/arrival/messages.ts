/**
 * Texts of when an order arrives. Only the worker has them: pages and carts get theirs with their
 * data.
 */
export const MESSAGES = {
  namespace: 'arrival',
  /** `time` is `2 pm`, `day` is `today` or `Monday`. */
  orderBy: ({time, day, dates}: Record<'time' | 'day' | 'dates', string>) =>
    `Order by ${time} ${day}: arrives ${dates}`,
  arrives: (dates: string) => `Arrives ${dates}`,
  madeAfter: (dates: string) => `Made once the sale ends: arrives ${dates}`,
  /** After the dates. */
  christmas: {
    before: (dates: string) => `${dates}, before Christmas`,
    maybe: (dates: string) => `${dates}, perhaps after Christmas`,
    after: (dates: string) => `${dates}, after Christmas`,
  },
} as const;
