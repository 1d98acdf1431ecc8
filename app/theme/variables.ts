import {parseColor, toHex, type Rgb} from '~/lib/color';
import {
  contrastRatio,
  LARGE_CONTRAST,
  mix,
  nearestReadable,
  readableOn,
  TEXT_CONTRAST,
} from '~/lib/contrast';
import {familyOf, LETTERING, THEME_FONTS, type Theme} from './fields';

const PAPER: Rgb = {r: 255, g: 255, b: 255};
/** The lightest that a picture is behind words (`--ink` at 85 % over white). */
const DARK: Rgb = {r: 47, g: 47, b: 47};

/** Contrast of white text on the footer: secondary text, at three quarters, then has 4.5. */
const DEEP_CONTRAST = 9;

/** How much of the text's color is mixed into an accent button under a pointer. */
const HOVER_SHARE = 0.12;

const accentOf = (text: string): Rgb => parseColor(text) ?? {r: 0, g: 0, b: 0};

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
  theme: Pick<Theme, 'accent' | 'second' | 'radius' | 'font'>,
): Record<string, string> {
  const accent = accentOf(theme.accent);
  const special = accentOf(theme.second || theme.accent);
  const font = `"${familyOf(theme.font)}"`;
  return {
    accent: toHex(accent),
    'on-accent': toHex(readableOn(accent)),
    'accent-hover': toHex(hoverOf(accent)),
    'accent-text': toHex(nearestReadable(accent, PAPER, TEXT_CONTRAST)),
    'accent-edge': toHex(nearestReadable(accent, PAPER, LARGE_CONTRAST)),
    deep: toHex(nearestReadable(accent, PAPER, DEEP_CONTRAST)),
    special: toHex(special),
    'on-special': toHex(readableOn(special)),
    'special-text': toHex(nearestReadable(special, PAPER, TEXT_CONTRAST)),
    'special-lit': toHex(nearestReadable(special, DARK, TEXT_CONTRAST)),
    radius: `${theme.radius}px`,
    font,
    display: theme.font === THEME_FONTS[0] ? `"${LETTERING}"` : font,
  };
}

/**
 * An accent's WCAG 2.2 contrast: with the text on it, as text, and as the edge of a control. Ratios
 * are 1 to 21; `nearest` is the nearest accent that passes, the accent itself when it does.
 */
export function contrastResults(text: string) {
  const accent = accentOf(text);
  const uses = [
    ['Text on the accent', readableOn(accent), TEXT_CONTRAST],
    ['Accent as text on the page', PAPER, TEXT_CONTRAST],
    ['Accent as a button’s edge', PAPER, LARGE_CONTRAST],
  ] as const;
  return uses.map(([use, background, needed]) => {
    const ratio = contrastRatio(accent, background);
    const nearest = toHex(nearestReadable(accent, background, needed));
    return {use, ratio, needed, passes: ratio >= needed, nearest};
  });
}
