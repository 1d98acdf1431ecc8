import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

import {fontNamed} from './fonts';
import {themeVariables} from './variables';
import type {Theme} from './fields';

/** URLs of the font files by font name. Inter is in the stylesheet already. */
export const FONT_FILES: Readonly<Record<string, string>> = {
  Archivo: archivo,
  Oswald: oswald,
  'Source Serif 4': sourceSerif,
};

function fontFace(name: string): string {
  const family = fontNamed(name)?.family;
  const file = FONT_FILES[name];
  if (!family || !file) return '';
  return `@font-face{font-family:"${family}";font-weight:200 900;font-display:swap;src:url("${file}") format("woff2")}`;
}

/** The theme as CSS: custom properties, and a `@font-face` for a font other than Inter. */
export function themeStyles(theme: Pick<Theme, 'accent' | 'radius' | 'font'>): string {
  const declarations = Object.entries(themeVariables(theme)).map(
    ([name, value]) => `--${name}:${value}`,
  );
  return `:root{${declarations.join(';')}}${fontFace(theme.font)}`;
}
