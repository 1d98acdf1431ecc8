/** A font that the shop serves itself. */
export interface ThemeFont {
  /** What a theme calls it. */
  readonly name: string;
  /** The family under which its file is declared. */
  readonly family: string;
}

/** The fonts a theme may choose from. The first is part of the stylesheet; of the others only a chosen one is loaded. */
export const THEME_FONTS: readonly ThemeFont[] = [
  {name: 'Inter', family: 'Inter Variable'},
  {name: 'Archivo', family: 'Archivo Variable'},
  {name: 'Oswald', family: 'Oswald Variable'},
  {name: 'Source Serif 4', family: 'Source Serif 4 Variable'},
];

/** The font that `text` names, whatever its letters' case and spaces; `null` for any that is not served. */
export function fontNamed(text: string): ThemeFont | null {
  const key = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return THEME_FONTS.find(({name}) => name.toLowerCase() === key) ?? null;
}
