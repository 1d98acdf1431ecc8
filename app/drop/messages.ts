export const MESSAGES = {
  namespace: 'drop',
  /** `when` as `whenOf` puts it. */
  opens: (when: string) => `Opens ${when}`,
  opensIn: 'Opens in',
  /** Stands for the time until it is loaded. */
  notYet: 'Not open yet',
} as const;
