export const MESSAGES = {
  namespace: 'sections',
  seeAll: 'See all',
  opensIn: 'Opens in',
  opened: 'It is here',
} as const;
