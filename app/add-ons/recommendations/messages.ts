export const MESSAGES = {
  namespace: 'recommendations',
  complementary: 'Wear it with',
  related: 'You may also like',
  instead: 'You may like instead',
  recentlyViewed: 'Recently viewed',
  clear: 'Clear',
  kept: 'Kept on this device alone.',
} as const;
