/** A font that the shop serves itself. */
export interface ThemeFont {
  /** Its name in a theme. */
  readonly name: string;
  /** Its `font-family`. */
  readonly family: string;
}

/** The fonts of themes. The first is in the stylesheet; the others load only when chosen. */
export const THEME_FONTS: readonly ThemeFont[] = [
  {name: 'Inter', family: 'Inter Variable'},
  {name: 'Archivo', family: 'Archivo Variable'},
  {name: 'Oswald', family: 'Oswald Variable'},
  {name: 'Source Serif 4', family: 'Source Serif 4 Variable'},
];

/** The font with this name, ignoring case and spaces; `null` for an unknown one. */
export function fontNamed(text: string): ThemeFont | null {
  const key = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return THEME_FONTS.find(({name}) => name.toLowerCase() === key) ?? null;
}
