/**
 * Metaobject types. The Storefront API shows the first two, which make shoppers' pages; the others
 * are private to the app.
 */
export const TYPES = {
  theme: 'storefront_theme',
  schedule: 'storefront_theme_schedule',
  draft: 'storefront_theme_draft',
  version: 'storefront_theme_version',
  plan: 'storefront_theme_plan',
  work: 'storefront_theme_work',
} as const;
