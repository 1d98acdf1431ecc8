import {
  DEFAULT_THEME,
  FIELDS,
  THEME_KEYS,
  type Theme,
  type ThemeKey,
  type ThemeTexts,
} from './fields';

interface ThemeSource {
  name: string;
  texts: ThemeTexts;
}

export interface ThemeReport {
  source: string;
  key: ThemeKey;
  /** The problem, to follow "The value of {key}". Never quotes the value. */
  problem: string;
}

export interface ResolvedTheme {
  theme: Theme;
  reports: ThemeReport[];
}

/**
 * Resolves each field by itself: from the first source with a valid value, else the default. An
 * invalid value affects no other field, and is reported.
 */
export function resolveTheme(
  sources: readonly ThemeSource[],
  context: {imageOrigin: string},
): ResolvedTheme {
  const reports: ThemeReport[] = [];
  const parsed = THEME_KEYS.flatMap((key) => {
    for (const {name, texts} of sources) {
      const text = texts[key];
      if (typeof text !== 'string' || text.trim() === '') continue;
      const {value, problems} = FIELDS[key].parse(text, context);
      reports.push(...problems.map((problem) => ({source: name, key, problem})));
      if (value !== undefined) return [[FIELDS[key].property, value] as const];
    }
    return [];
  });
  // Every pair comes from the property's own parser.
  return {theme: {...DEFAULT_THEME, ...Object.fromEntries(parsed)}, reports};
}
