import {useState} from 'react';

import {
  hasRoom,
  isText,
  kindOf,
  moveSection,
  problemsOf,
  replaceSection,
  sectionsOf,
  withSetting,
  type Control,
  type PictureChoice,
  type Setting,
} from '~/sections';
import {PLACES, readInstant, type StoredSection} from '~/theme';

import type {Choices} from '../editor-api';
import {messages} from '../messages';
import {ChoiceField, DateField, Field, LineField, PanelButton, textOf} from './fields';
import {LinkField} from './link-field';
import {PictureSetting} from './picture-setting';
import {languageName, sectionName} from './theme-texts';
import {useEditor} from './use-editor';
import {newSectionId, type Sections} from './use-sections';

/** Moves a section up (-1) or down, past the products as well, and says where it is. */
export function moveBy(
  {arrangement, page, change}: Sections,
  section: StoredSection,
  step: -1 | 1,
) {
  const moved = moveSection(arrangement, page, section.id, step);
  if (moved === arrangement) return;
  const where = PLACES.flatMap((place) => {
    const list = sectionsOf(moved, page)[place];
    const index = list.findIndex(({id}) => id === section.id);
    return index < 0 ? [] : `${index + 1} of ${list.length} ${place} the products`;
  });
  change(moved, undefined, messages.moved(sectionName(section), where.join()));
}

/** A section: moving, hiding, copying and removing it, its settings and its dates. */
export function SectionPart({section}: {section: StoredSection}) {
  const {sections, editing} = useEditor();
  const {languages} = editing.data;
  const [language, setLanguage] = useState('');
  const {id, isHidden} = section;
  const {arrangement, page, change} = sections;
  const name = sectionName(section);
  const kind = kindOf(section.kind);
  const problems = problemsOf(section);
  const replace = (by: readonly StoredSection[], said: string, what?: string) =>
    change(replaceSection(arrangement, page, id, by), what, said);
  const toggled = {...section, isHidden: !isHidden};
  const copy = () => ({...section, id: newSectionId()});
  const actions: readonly [label: string, act: () => void][] = [
    ['Move up', () => moveBy(sections, section, -1)],
    ['Move down', () => moveBy(sections, section, 1)],
    [
      isHidden ? 'Show' : 'Hide',
      () => replace([toggled], messages.toggled(name, isHidden)),
    ],
    ['Duplicate', () => replace([section, copy()], messages.duplicated(name))],
    ['Remove', () => replace([], messages.removed(name))],
  ];
  // Typing in one field is one step of undo.
  const set = (changed: Partial<StoredSection>, what: string) =>
    replace([{...section, ...changed}], '', `${id} ${what}`);
  return (
    <>
      <div className="pv-buttons pv-actions">
        {actions.map(([label, onPress]) => (
          <PanelButton
            key={label}
            name={`${label} ${name}`}
            disabled={label === 'Duplicate' && !hasRoom(arrangement, page)}
            onPress={onPress}
          >
            {label}
          </PanelButton>
        ))}
      </div>
      {!kind && <p className="pv-note">{messages.kindKept}</p>}
      {languages.length > 0 && kind && (
        <ChoiceField
          label="Language of the texts"
          value={language}
          options={[
            ['', 'The shop’s own'],
            ...languages.map((code) => [code, languageName(code)] as const),
          ]}
          onChange={setLanguage}
        />
      )}
      {Object.entries(kind?.settings ?? {}).map(([key, setting]) => {
        const code = isText(setting) ? language : '';
        const own = section.settings[key];
        const problem = problems.find((each) => each.setting === key);
        return (
          <div key={key} data-for={`section:${id}:${key}`}>
            <SettingField
              setting={setting}
              value={code ? section.translations[code]?.[key] : own}
              fallback={code ? textOf(own) : ''}
              problem={problem ? `This ${problem.problem}.` : null}
              onChange={(value) =>
                set(withSetting(section, key, value, code), `${key} ${code}`)
              }
            />
          </div>
        );
      })}
      {(['from', 'until'] as const).map((edge) => (
        <DateField
          key={edge}
          label={edge === 'from' ? 'Shown from' : 'Shown until'}
          value={section[edge]}
          onChange={(instant) => set({[edge]: instant}, edge)}
        />
      ))}
    </>
  );
}

interface SettingFieldProps {
  setting: Setting<unknown>;
  value: unknown;
  /** The text shown in its stead. */
  fallback: string;
  problem: string | null;
  onChange: (value: unknown) => void;
}

const NONE = ['', 'None'] as const;

function optionsOf(control: Control, choices: Choices | null) {
  if (control.type === 'choice') return Object.entries(control.options);
  const {files = [], collections = []} = choices ?? {};
  if (control.type === 'collection')
    return [NONE, ...collections.map(({id, title}) => [id, title] as const)];
  const videos = files.filter(({isVideo}) => isVideo);
  return [NONE, ...videos.map(({id, alt}) => [id, alt || id] as const)];
}

function SettingField(props: SettingFieldProps) {
  const {setting, value, fallback, problem, onChange} = props;
  const {choices} = useEditor();
  const {label, hint, control} = setting;
  if (control.type === 'picture')
    return (
      <PictureSetting
        {...{label, problem}}
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
    case 'video':
      return (
        <ChoiceField
          {...shared}
          value={textOf(value)}
          options={optionsOf(control, choices)}
          onChange={onChange}
        />
      );
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
        <DateField
          {...shared}
          value={readInstant(value)}
          onChange={(instant) =>
            onChange(instant === null ? null : new Date(instant).toISOString())
          }
        />
      );
    case 'link':
      return <LinkField {...shared} value={textOf(value)} onChange={onChange} />;
    default:
      return (
        <LineField
          {...shared}
          value={textOf(value)}
          placeholder={fallback}
          onChange={onChange}
        />
      );
  }
}
