/** Texts of a theme where the merchant has written none. The worker puts them into the theme. */
export const MESSAGES = {
  namespace: 'theme',
  /** §2 */
  heroTitle: (product: string) => `The Official ${product} Clothing Store`,
  heroSubtitle: 'Made for the people in the stands.',
  /** Links of the footer (§2). */
  videos: 'Videos',
  microblog: 'Microblog',
} as const;
