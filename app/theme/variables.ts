import {parseColor, toHex, type Rgb} from '~/lib/color';
import {
  contrastRatio,
  LARGE_CONTRAST,
  mix,
  nearestReadable,
  readableOn,
  TEXT_CONTRAST,
} from '~/lib/contrast';
import {THEME_ACCENT} from '~/lib/store-configuration';
import {fontNamed, THEME_FONTS, type Theme} from './fields';

export const PAPER: Rgb = {r: 255, g: 255, b: 255};

/** How much of the text's color is mixed into an accent button under a pointer. */
const HOVER_SHARE = 0.12;

function accentOf(text: string): Rgb {
  return parseColor(text) ?? parseColor(THEME_ACCENT) ?? {r: 0, g: 0, b: 0};
}

/**
 * The accent on hover: mixed with a little of the opposite of its text color, so that the text only
 * gains contrast.
 */
function hoverOf(accent: Rgb): Rgb {
  const text = readableOn(accent);
  return mix(accent, {r: 255 - text.r, g: 255 - text.g, b: 255 - text.b}, HOVER_SHARE);
}

/**
 * The theme as CSS custom properties, by name without `--` (docs/design-language.md). Colors for
 * text, edges, hover and focus are derived from the accent, so that any accent stays readable.
 */
export function themeVariables(
  theme: Pick<Theme, 'accent' | 'radius' | 'font'>,
): Record<string, string> {
  const accent = accentOf(theme.accent);
  const family = (fontNamed(theme.font) ?? THEME_FONTS[0])?.family ?? 'Inter Variable';
  return {
    accent: toHex(accent),
    'on-accent': toHex(readableOn(accent)),
    'accent-hover': toHex(hoverOf(accent)),
    'accent-text': toHex(nearestReadable(accent, PAPER, TEXT_CONTRAST)),
    'accent-edge': toHex(nearestReadable(accent, PAPER, LARGE_CONTRAST)),
    radius: `${theme.radius}px`,
    font: `"${family}"`,
    ...(family !== THEME_FONTS[0]?.family && {display: `"${family}"`}),
  };
}

/** A WCAG 2.2 requirement, and the accent's result. */
interface ContrastResult {
  use: string;
  /** 1 to 21. */
  ratio: number;
  needed: number;
  passes: boolean;
  /** The nearest accent that passes, `#rrggbb`; the accent itself when it passes. */
  nearest: string;
}

function result(
  use: string,
  accent: Rgb,
  background: Rgb,
  needed: number,
): ContrastResult {
  const ratio = contrastRatio(accent, background);
  return {
    use,
    ratio,
    needed,
    passes: ratio >= needed,
    nearest: toHex(nearestReadable(accent, background, needed)),
  };
}

/** An accent's WCAG 2.2 contrast: with the text on it, as text, and as the edge of a control. */
export function contrastResults(text: string): ContrastResult[] {
  const accent = accentOf(text);
  return [
    result('Text on the accent', accent, readableOn(accent), TEXT_CONTRAST),
    result('Accent as text on the page', accent, PAPER, TEXT_CONTRAST),
    result('Accent as a button’s edge', accent, PAPER, LARGE_CONTRAST),
  ];
}
