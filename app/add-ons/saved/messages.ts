export const MESSAGES = {
  namespace: 'saved',
  save: (title: string) => `Save ${title}`,
} as const;
