import {useState} from 'react';

import {
  changeSection,
  duplicateSection,
  hasRoom,
  kindOf,
  moveSection,
  problemsOf,
  removeSection,
  sectionsOf,
  withSetting,
  type PictureChoice,
  type Setting,
} from '~/sections';
import {PLACES, readInstant, type Arrangement, type StoredSection} from '~/theme';

import type {Choices} from '../files';
import {messages} from '../messages';
import {fromLocalInput, toLocalInput} from './as-of';
import {ChoiceField, Field, LineField, PanelButton} from './fields';
import {PictureSetting} from './picture-setting';
import {sectionName} from './settings-text';
import {newSectionId, type Sections} from './use-sections';

/** A section's place in words. */
function whereIs(arrangement: Arrangement, page: string, id: string): string {
  const sections = sectionsOf(arrangement, page);
  for (const place of PLACES) {
    const index = sections[place].findIndex((section) => section.id === id);
    if (index >= 0)
      return `${index + 1} of ${sections[place].length} ${place} the products`;
  }
  return '';
}

/** Moves a section up (-1) or down, past the products as well, and says where it is. */
export function moveBy(
  {arrangement, change}: Sections,
  page: string,
  section: StoredSection,
  step: -1 | 1,
) {
  const moved = moveSection(arrangement, page, section.id, step);
  if (moved === arrangement) return;
  const where = whereIs(moved, page, section.id);
  change(moved, undefined, messages.moved(sectionName(section), where));
}

interface SectionPartProps {
  section: StoredSection;
  sections: Sections;
  page: string;
  choices: Choices | null;
  reload: () => void;
  languages: readonly string[];
}

/** A section: moving, hiding, copying and removing it, and its settings. */
export function SectionPart(props: SectionPartProps) {
  const {section, sections, page, choices, reload, languages} = props;
  const {id, isHidden} = section;
  const {arrangement, change} = sections;
  const name = sectionName(section);
  const to = (arranged: Arrangement, said: string) => change(arranged, undefined, said);
  const move = (step: -1 | 1) => moveBy(sections, page, section, step);
  const toggled = changeSection(arrangement, page, id, {isHidden: !isHidden});
  const actions: readonly [label: string, act: () => void][] = [
    ['Move up', () => move(-1)],
    ['Move down', () => move(1)],
    [isHidden ? 'Show' : 'Hide', () => to(toggled, messages.toggled(name, isHidden))],
    [
      'Duplicate',
      () =>
        to(
          duplicateSection(arrangement, page, id, newSectionId()),
          messages.duplicated(name),
        ),
    ],
    ['Remove', () => to(removeSection(arrangement, page, id), messages.removed(name))],
  ];
  return (
    <>
      <div className="pv-buttons">
        {actions.map(([label, act]) => (
          <PanelButton
            key={label}
            name={`${label} ${name}`}
            disabled={label === 'Duplicate' && !hasRoom(arrangement, page)}
            onPress={act}
          >
            {label}
          </PanelButton>
        ))}
      </div>
      <SectionSettings
        {...{section, choices, reload, languages}}
        onChange={(changed, what) =>
          change(changeSection(arrangement, page, id, changed), `${id} ${what}`)
        }
      />
    </>
  );
}

interface SectionSettingsProps {
  section: StoredSection;
  choices: Choices | null;
  /** Lists files anew, after an upload. */
  reload: () => void;
  languages: readonly string[];
  /** `what` names what was changed: typing in one field is one step of undo. */
  onChange: (change: Partial<StoredSection>, what: string) => void;
}

/** The settings of a section: its dates, and what its kind has. */
function SectionSettings(props: SectionSettingsProps) {
  const {section, choices, reload, languages, onChange} = props;
  const [language, setLanguage] = useState('');
  const kind = kindOf(section.kind);
  const problems = problemsOf(section);
  const set = (key: string, value: unknown, isText: boolean) => {
    const code = isText ? language : '';
    onChange(withSetting(section, key, value, code), `${key} ${code}`);
  };
  return (
    <>
      {!kind && <p className="pv-note">{messages.kindKept}</p>}
      {languages.length > 0 && kind && (
        <ChoiceField
          label="Language of the texts"
          value={language}
          options={[
            ['', 'The shop’s own'],
            ...languages.map(
              (code) =>
                [
                  code,
                  new Intl.DisplayNames('en', {type: 'language'}).of(code) ?? code,
                ] as const,
            ),
          ]}
          onChange={setLanguage}
        />
      )}
      {Object.entries(kind?.settings ?? {}).map(([key, setting]) => {
        const texts = section.translations[language] ?? {};
        const own = section.settings[key];
        const isTranslated = setting.isText && language !== '';
        const problem = problems.find((each) => each.setting === key);
        return (
          <div key={key} data-for={`section:${section.id}:${key}`}>
            <SettingField
              {...{setting, choices, reload}}
              value={isTranslated ? texts[key] : own}
              fallback={isTranslated && typeof own === 'string' ? own : ''}
              problem={problem ? `This ${problem.problem}.` : null}
              onChange={(value) => set(key, value, setting.isText)}
            />
          </div>
        );
      })}
      {(['from', 'until'] as const).map((edge) => (
        <LineField
          key={edge}
          label={edge === 'from' ? 'Shown from' : 'Shown until'}
          type="datetime-local"
          value={section[edge] === null ? '' : toLocalInput(section[edge])}
          onChange={(text) => onChange({[edge]: fromLocalInput(text)}, edge)}
        />
      ))}
    </>
  );
}

interface SettingFieldProps {
  setting: Setting<unknown>;
  /** As it is kept. */
  value: unknown;
  /** The text shown in its stead. */
  fallback: string;
  problem: string | null;
  choices: Choices | null;
  reload: () => void;
  onChange: (value: unknown) => void;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The control of a setting. */
function SettingField(props: SettingFieldProps) {
  const {setting, value, fallback, problem, choices, reload, onChange} = props;
  const {label, hint, control} = setting;
  if (control.type === 'picture')
    return (
      <PictureSetting
        {...{label, problem, choices, reload}}
        // The text may hold anything: the picker reads its id and its shares with a fallback.
        value={
          typeof value === 'object' ? (value as Partial<PictureChoice> | null) : null
        }
        onChange={onChange}
      />
    );
  if (control.type === 'collections') {
    const chosen = Array.isArray(value) ? value.map(String) : [];
    return (
      <fieldset className="pv-choices">
        <legend>{label}</legend>
        {choices?.collections.map(({id, title}) => {
          const isChosen = chosen.includes(id);
          return (
            <label key={id}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= control.max}
                onChange={() =>
                  onChange(
                    isChosen ? chosen.filter((one) => one !== id) : [...chosen, id],
                  )
                }
              />
              <span>{title}</span>
            </label>
          );
        })}
      </fieldset>
    );
  }
  const shared = {label, hint, problem};
  const none = ['', 'None'] as const;
  switch (control.type) {
    case 'text':
      return (
        <Field {...shared}>
          {(ties) => (
            <textarea
              {...ties}
              rows={5}
              value={textOf(value)}
              placeholder={fallback}
              onChange={({target}) => onChange(target.value)}
            />
          )}
        </Field>
      );
    case 'choice':
    case 'collection':
    case 'video': {
      const files = choices?.files.filter(({isVideo}) => isVideo) ?? [];
      const options = {
        choice: control.type === 'choice' ? Object.entries(control.options) : [],
        collection: [
          none,
          ...(choices?.collections ?? []).map(({id, title}) => [id, title] as const),
        ],
        video: [none, ...files.map(({id, alt}) => [id, alt || id] as const)],
      }[control.type];
      return (
        <ChoiceField
          {...shared}
          value={textOf(value)}
          options={options}
          onChange={onChange}
        />
      );
    }
    case 'number':
      return (
        <LineField
          {...shared}
          type="number"
          min={control.min}
          max={control.max}
          value={typeof value === 'number' ? value : Number(setting.blank)}
          onChange={(text) => onChange(text === '' ? null : Number(text))}
        />
      );
    case 'date':
      return (
        <LineField
          {...shared}
          type="datetime-local"
          value={value ? toLocalInput(readInstant(value) ?? 0) : ''}
          onChange={(text) => {
            const instant = fromLocalInput(text);
            onChange(instant === null ? null : new Date(instant).toISOString());
          }}
        />
      );
    default:
      return (
        <LineField
          {...shared}
          value={textOf(value)}
          placeholder={fallback}
          spellCheck={control.type === 'line'}
          onChange={onChange}
        />
      );
  }
}
