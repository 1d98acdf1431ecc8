/** Accent color of a collection that has none of its own (§9). */
export const COLLECTION_ACCENT = '#009cf1';

/** Accent color of a theme that has none of its own (§9). */
export const THEME_ACCENT = '#1a1a1a';

/** Luminance assumed where there is no accent color (§9). */
export const DEFAULT_LUMINANCE = 0.5;

/** Corner radius of a theme, in CSS pixels (§3). */
export const THEME_RADIUS = 8;

/** Font family of a theme (§3). */
export const THEME_FONT = 'Inter';
