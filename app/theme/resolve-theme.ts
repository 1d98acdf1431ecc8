import {FIELDS} from './parse-fields';
import {DEFAULT_THEME, THEME_KEYS, type Theme, type ThemeTexts} from '~/lib/theme';

/** Somebody's word on the theme. */
export interface ThemeSource {
  /** What reports call it. */
  name: string;
  texts: ThemeTexts;
}

/** A value that meant nothing, and was passed over. */
export interface ThemeReport {
  source: string;
  /** The field's key. */
  key: string;
  /** What is wrong, to follow "The value of {key}". It never quotes the value. */
  problem: string;
}

export interface ResolvedTheme {
  theme: Theme;
  reports: ThemeReport[];
}

/**
 * The theme that `sources` describe, each field by itself: from the first source that says something usable about it, else
 * its default. A value that means nothing falls back alone, and is reported.
 */
export function resolveTheme(
  sources: readonly ThemeSource[],
  surroundings: {imageOrigin: string},
): ResolvedTheme {
  const reports: ThemeReport[] = [];
  const decided = THEME_KEYS.flatMap((key) => {
    for (const {name, texts} of sources) {
      const text = texts[key];
      if (typeof text !== 'string' || text.trim() === '') continue;
      const {value, problems} = FIELDS[key].parse(text, surroundings);
      reports.push(...problems.map((problem) => ({source: name, key, problem})));
      if (value !== undefined) return [[FIELDS[key].property, value] as const];
    }
    return [];
  });
  // Every pair is a property of the theme and a value that its own parser made.
  return {theme: {...DEFAULT_THEME, ...Object.fromEntries(decided)}, reports};
}
