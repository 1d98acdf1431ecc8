import type {StoredSection} from '~/theme';

import {kindOf} from './kinds';
import type {Kind} from './kind';
import {isText} from './settings';

interface SettingProblem {
  /** Key of the setting; '' where the whole section is left out. */
  setting: string;
  /** To follow the setting's name. Never quotes the value. */
  problem: string;
}

type Settings = Pick<StoredSection, 'kind' | 'settings' | 'translations'>;

interface ReadSection {
  kind: Kind;
  values: Readonly<Record<string, unknown>>;
}

/**
 * A section's kind and the values of its settings in `language`, each text falling back to the
 * shop's own language. Invalid values are left out and listed in `problems`; an unknown kind leaves
 * out the section.
 */
export function readSection(
  {kind: id, settings, translations}: Settings,
  language: string,
): {read: ReadSection | null; problems: SettingProblem[]} {
  const kind = kindOf(id);
  if (!kind)
    return {
      read: null,
      problems: [{setting: '', problem: `is of the unknown kind ${id}`}],
    };
  const problems: SettingProblem[] = [];
  const texts = translations[language] ?? {};
  const entries = Object.entries(kind.settings).map(([key, setting]) => {
    for (const source of isText(setting) ? [texts, settings] : [settings]) {
      const given = Object.hasOwn(source, key) ? source[key] : null;
      if (given === null || given === undefined || given === '') continue;
      const {value, problems: found} = setting.check(given);
      if (value !== undefined) return [key, value];
      problems.push(...found.map((problem) => ({setting: key, problem})));
    }
    return [key, setting.blank];
  });
  return {read: {kind, values: Object.fromEntries(entries)}, problems};
}

/**
 * Everything that is invalid in a section's settings, in every language; nothing for an unknown
 * kind, which is kept as it is.
 */
export function problemsOf(section: Settings): SettingProblem[] {
  if (!kindOf(section.kind)) return [];
  const languages = ['', ...Object.keys(section.translations)];
  return languages.flatMap((language) => readSection(section, language).problems);
}
