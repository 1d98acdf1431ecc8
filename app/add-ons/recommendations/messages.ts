export const MESSAGES = {
  namespace: 'recommendations',
  complementary: 'Wear it with',
  related: 'You may also like',
  instead: 'You may like instead',
  endedOn: (date: string) => `Ended on ${date}`,
  recentlyViewed: 'Recently viewed',
  clear: 'Clear',
  kept: 'Kept on this device alone.',
  latest: 'Latest Collection',
  allLatest: 'See the whole collection',
} as const;
