/** Texts of a theme where the merchant has written none. The worker puts them into the theme. */
export const MESSAGES = {
  namespace: 'theme',
  /** §2 */
  heroTitle: (product: string) => `The Official ${product} Clothing Store`,
  heroSubtitle: 'Made for the people in the stands.',
  /** The links of the footer (§2). */
  support: 'Support',
  sizes: 'Sizes & Fit',
  shipping: 'Shipping & Returns',
  contact: 'Contact Us',
  legal: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  videos: 'Videos',
  microblog: 'Microblog',
} as const;
