import {
  useEffect,
  useId,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';

import {imageUrl} from '~/lib/images';
import {FIELDS, type ThemeKey} from '~/theme';

import {messages} from '../messages';
import {fromLocalInput, toLocalInput} from './as-of';
import {useEditor} from './use-editor';

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Scrolls the settings to show an element: all of it, or its top where it does not fit. */
export function reveal(element: HTMLElement) {
  const room = element.closest('.pv-settings')?.clientHeight ?? 0;
  element.scrollIntoView({block: element.offsetHeight > room ? 'start' : 'nearest'});
}

export interface Labels {
  label: string;
  problem?: string | null;
  hint?: string | undefined;
}

interface FieldProps extends Labels {
  /** Renders the control with the attributes that tie it to its label and its problem. */
  children: (ties: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  }) => ReactNode;
}

export function Field({label, problem = null, hint, children}: FieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const hintId = `${id}-hint`;
  const describers = [hint && hintId, problem && problemId].filter(Boolean).join(' ');
  return (
    <div className="pv-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': describers || undefined,
        'aria-invalid': problem !== null,
      })}
      {hint && (
        <p id={hintId} className="pv-note">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className="pv-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

interface LineFieldProps
  extends Labels, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'children'> {
  onChange?: (text: string) => void;
}

export const LineField = ({label, problem, hint, onChange, ...input}: LineFieldProps) => (
  <Field {...{label, problem, hint}}>
    {(ties) => (
      <input {...input} {...ties} onChange={({target}) => onChange?.(target.value)} />
    )}
  </Field>
);

interface DateFieldProps extends Labels {
  value: number | null;
  onChange: (instant: number | null) => void;
}

export const DateField = ({value, onChange, ...labels}: DateFieldProps) => (
  <LineField
    {...labels}
    type="datetime-local"
    value={value === null ? '' : toLocalInput(value)}
    onChange={(text) => onChange(fromLocalInput(text))}
  />
);

interface ChoiceFieldProps extends Labels {
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  onChange: (value: string) => void;
}

export const ChoiceField = ({options, value, onChange, ...labels}: ChoiceFieldProps) => (
  <Field {...labels}>
    {(ties) => (
      <select {...ties} value={value} onChange={({target}) => onChange(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export function useField(key: ThemeKey) {
  const {editing} = useEditor();
  return {
    label: FIELDS[key].label,
    problem: editing.problemOf(key),
    value: editing.shown.texts[key] ?? '',
    onChange: (text: string) => editing.edit(key, text),
  };
}

export function TextField({field}: {field: ThemeKey}) {
  const {value, onChange, ...labels} = useField(field);
  return (
    <Field {...labels} hint={messages.fieldHints[field]}>
      {(ties) => (
        <textarea
          {...ties}
          rows={2}
          value={value}
          onChange={({target}) => onChange(target.value.replaceAll('\n', ' '))}
        />
      )}
    </Field>
  );
}

const LOOKS = {plain: 'pv-button', main: 'pv-button pv-main', link: 'pv-link'} as const;

interface ButtonProps {
  children: ReactNode;
  /** Accessible name, where the text alone is ambiguous. */
  name?: string | undefined;
  /** Keeps it focusable, but inert (`aria-disabled`). */
  disabled?: boolean;
  /** `main`: what most people came for. */
  look?: keyof typeof LOOKS;
  isOpen?: boolean;
  onPress: () => void;
}

export function PanelButton(props: ButtonProps) {
  const {children, name, disabled = false, look = 'plain', isOpen, onPress} = props;
  return (
    <button
      type="button"
      className={LOOKS[look]}
      aria-label={name}
      aria-expanded={isOpen}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

interface FormProps {
  action: string;
  disabled?: boolean;
  noValidate?: boolean;
  /** `text` gives a field by its name. The fields are emptied where this resolves to true. */
  onSubmit: (text: (name: string) => string) => Promise<boolean> | void;
  children: ReactNode;
}

/** Fields that take effect together. */
export function PanelForm(props: FormProps) {
  const {action, disabled = false, noValidate, onSubmit, children} = props;
  async function submit(form: HTMLFormElement) {
    const fields = new FormData(form);
    const isDone = await onSubmit((name) => String(fields.get(name)));
    if (isDone === true) form.reset();
  }
  return (
    <form
      className="pv-form"
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled) void submit(event.currentTarget);
      }}
    >
      {children}
      <button className="pv-button" aria-disabled={disabled}>
        {action}
      </button>
    </form>
  );
}

interface ConfirmProps extends ButtonProps {
  question: ReactNode;
  confirmLabel: string;
}

/** A button that asks for confirmation: shoppers will see the result, or it cannot be undone. */
export function ConfirmButton({
  question,
  confirmLabel,
  onPress,
  ...button
}: ConfirmProps) {
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsking || !box.current) return;
    reveal(box.current);
    box.current.focus({preventScroll: true});
  }, [isAsking]);
  const answer = (isYes: boolean) => {
    setAsking(false);
    opener.current?.querySelector('button')?.focus();
    if (isYes) onPress();
  };
  return (
    <div ref={opener} className="pv-confirm">
      <PanelButton {...button} onPress={() => setAsking(true)} />
      {isAsking && (
        <div
          ref={box}
          className="pv-question"
          role="group"
          aria-label={confirmLabel}
          tabIndex={-1}
        >
          {question}
          <div className="pv-buttons">
            <PanelButton onPress={() => answer(true)}>{confirmLabel}</PanelButton>
            <PanelButton onPress={() => answer(false)}>Cancel</PanelButton>
          </div>
        </div>
      )}
    </div>
  );
}

interface PicturesProps {
  pictures: readonly {id: string; name: string; url: string | null}[];
  value: string | undefined;
  size: {width: number; height: number};
  onChange: (id: string) => void;
}

export function Pictures({pictures, value, size, onChange}: PicturesProps) {
  const group = useId();
  const [width, height] = [size.width / 2, size.height / 2];
  const gridTemplateColumns = `repeat(auto-fill, minmax(${width}px, 1fr))`;
  return (
    <div className="pv-pictures" style={{gridTemplateColumns}}>
      {pictures.map(({id, name, url}) => (
        <label key={id}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {url && (
            <img
              src={imageUrl(url, {...size, crop: 'center', quality: 80})}
              alt=""
              width={width}
              height={height}
              loading="lazy"
            />
          )}
        </label>
      ))}
    </div>
  );
}
