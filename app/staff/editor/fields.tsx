import {
  useEffect,
  useId,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';

import {FIELDS, type ThemeKey} from '~/theme';

import type {Editing} from './use-editing';

/** Scrolls the settings to show an element: all of it, or its top where it does not fit. */
export function reveal(element: HTMLElement) {
  const room = element.closest('.pv-settings')?.clientHeight ?? 0;
  element.scrollIntoView({block: element.offsetHeight > room ? 'start' : 'nearest'});
}

interface FieldProps {
  label: string;
  problem?: string | null;
  hint?: string | undefined;
  /** Renders the control with the attributes that tie it to its label and its problem. */
  children: (ties: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  }) => ReactNode;
}

/** A control with its label and its problem. */
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

interface LineFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'children'
> {
  label: string;
  problem?: string | null;
  hint?: string | undefined;
  value: string | number;
  onChange: (text: string) => void;
}

/** One line of text, a date, or what else an `input` takes. */
export function LineField({label, problem, hint, onChange, ...input}: LineFieldProps) {
  return (
    <Field label={label} problem={problem ?? null} hint={hint}>
      {(ties) => (
        <input {...input} {...ties} onChange={({target}) => onChange(target.value)} />
      )}
    </Field>
  );
}

interface ChoiceFieldProps {
  label: string;
  problem?: string | null;
  hint?: string | undefined;
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** One of several. */
export function ChoiceField(props: ChoiceFieldProps) {
  const {label, problem = null, hint, options, value, onChange} = props;
  return (
    <Field label={label} problem={problem} hint={hint}>
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
}

interface TextFieldProps {
  editing: Editing;
  /** The theme's field. */
  field: ThemeKey;
}

/** A text field of the draft. */
export function TextField({editing, field}: TextFieldProps) {
  const {label, type} = FIELDS[field];
  return (
    <Field label={label} problem={editing.problemOf(field)}>
      {(ties) => (
        <textarea
          {...ties}
          data-for={`field:${field}`}
          rows={2}
          spellCheck={!type.endsWith('file_reference')}
          value={editing.shown.texts[field] ?? ''}
          onChange={({target}) => editing.edit(field, target.value.replaceAll('\n', ' '))}
        />
      )}
    </Field>
  );
}

interface ButtonProps {
  children: ReactNode;
  /** Accessible name, where the text alone is ambiguous. */
  name?: string | undefined;
  /** Keeps it focusable, but inert (`aria-disabled`). */
  disabled?: boolean;
  /** Whether it is what most people came for. */
  isMain?: boolean;
  onPress: () => void;
}

export function PanelButton(props: ButtonProps) {
  const {children, name, disabled = false, isMain = false, onPress} = props;
  return (
    <button
      type="button"
      className={isMain ? 'pv-button pv-main' : 'pv-button'}
      aria-label={name}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

interface ConfirmProps extends ButtonProps {
  /** The question to confirm. */
  question: ReactNode;
  /** Accessible name of the confirmation. */
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
