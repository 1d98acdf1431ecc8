import {useState} from 'react';

import {
  kindOf,
  problemsOf,
  withSetting,
  type PictureChoice,
  type Setting,
} from '~/sections';
import {readInstant, type StoredSection} from '~/theme';

import type {Choices} from '../files';
import {messages} from '../messages';
import {fromLocalInput, toLocalInput} from './as-of';
import {Field} from './panel-fields';
import {PictureSetting} from './picture-setting';

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
export function SectionSettings(props: SectionSettingsProps) {
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
        <Field label="Language of the texts">
          {(ties) => (
            <select
              {...ties}
              value={language}
              onChange={({target}) => setLanguage(target.value)}
            >
              <option value="">The shop’s own</option>
              {languages.map((code) => (
                <option key={code} value={code}>
                  {new Intl.DisplayNames('en', {type: 'language'}).of(code)}
                </option>
              ))}
            </select>
          )}
        </Field>
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
        <Field key={edge} label={edge === 'from' ? 'Shown from' : 'Shown until'}>
          {(ties) => (
            <input
              {...ties}
              type="datetime-local"
              value={section[edge] === null ? '' : toLocalInput(section[edge])}
              onChange={({target}) =>
                onChange({[edge]: fromLocalInput(target.value)}, edge)
              }
            />
          )}
        </Field>
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
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(ties) => {
        switch (control.type) {
          case 'text':
            return (
              <textarea
                {...ties}
                rows={5}
                value={textOf(value)}
                placeholder={fallback}
                onChange={({target}) => onChange(target.value)}
              />
            );
          case 'choice':
          case 'collection':
          case 'video': {
            const options =
              control.type === 'choice'
                ? Object.entries(control.options)
                : control.type === 'collection'
                  ? (choices?.collections ?? []).map(({id, title}) => [id, title])
                  : (choices?.files ?? [])
                      .filter(({isVideo}) => isVideo)
                      .map(({id, alt}) => [id, alt || id]);
            return (
              <select
                {...ties}
                value={textOf(value)}
                onChange={({target}) => onChange(target.value)}
              >
                {control.type !== 'choice' && <option value="">None</option>}
                {options.map(([option, name]) => (
                  <option key={option} value={option}>
                    {name}
                  </option>
                ))}
              </select>
            );
          }
          case 'number':
            return (
              <input
                {...ties}
                type="number"
                min={control.min}
                max={control.max}
                value={typeof value === 'number' ? value : Number(setting.blank)}
                onChange={({target: {valueAsNumber: number}}) =>
                  onChange(Number.isNaN(number) ? null : number)
                }
              />
            );
          case 'date':
            return (
              <input
                {...ties}
                type="datetime-local"
                value={value ? toLocalInput(readInstant(value) ?? 0) : ''}
                onChange={({target}) => {
                  const instant = fromLocalInput(target.value);
                  onChange(instant === null ? null : new Date(instant).toISOString());
                }}
              />
            );
          default:
            return (
              <input
                {...ties}
                value={textOf(value)}
                placeholder={fallback}
                spellCheck={control.type === 'line'}
                onChange={({target}) => onChange(target.value)}
              />
            );
        }
      }}
    </Field>
  );
}
