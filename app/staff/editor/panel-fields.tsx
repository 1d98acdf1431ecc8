import {useEffect, useId, useRef, useState, type ReactNode} from 'react';

import {FIELDS, type ThemeKey} from '~/theme';

import type {Panel} from './use-panel';

interface PartProps {
  title: string;
  /** Whether it starts open. */
  open?: boolean;
  /** The setting in it that a click asked for: a new one opens it. */
  isWanted?: object | null;
  /** Whether its contents wait until it is opened. */
  isLazy?: boolean;
  children: ReactNode;
}

/** A collapsible section. Opening one scrolls it into view, and closes the others. */
export function Part(props: PartProps) {
  const {title, open = false, isWanted = null, isLazy = false, children} = props;
  const [wasOpened, setOpened] = useState(open || !isLazy);
  const [beginsOpen] = useState(open);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWanted) details.current?.setAttribute('open', '');
  }, [isWanted]);
  // A section that starts open was not opened by the user: do not scroll.
  const wasOpen = useRef(open);
  return (
    <details
      ref={details}
      className="pv-part"
      name="preview-part"
      open={beginsOpen}
      onToggle={({currentTarget}) => {
        if (currentTarget.open && !wasOpen.current) reveal(currentTarget);
        wasOpen.current = currentTarget.open;
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>{title}</summary>
      <div>{wasOpened && children}</div>
    </details>
  );
}

/** Scrolls the panel to show an element: all of it, or its top where it does not fit. */
export function reveal(element: HTMLElement) {
  const room = element.closest('.pv-body')?.clientHeight ?? 0;
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

interface TextFieldProps {
  panel: Panel;
  /** The theme's field. */
  field: ThemeKey;
  rows?: number;
  /** Selector of the element that shows the text: scrolled into view on focus. */
  shownIn: string;
}

/** A text field of the draft. */
export function TextField({panel, field, rows = 1, shownIn}: TextFieldProps) {
  const show = () => {
    const page = panel.frame.current?.contentDocument ?? document;
    page.querySelector(shownIn)?.scrollIntoView({block: 'nearest'});
  };
  return (
    <Field label={FIELDS[field].label} problem={panel.problemOf(field)}>
      {(ties) => (
        <textarea
          {...ties}
          data-for={`field:${field}`}
          rows={rows}
          value={panel.shown.texts[field] ?? ''}
          onFocus={show}
          onChange={({target}) => panel.edit(field, target.value.replaceAll('\n', ' '))}
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
  onPress: () => void;
}

export function PanelButton({children, name, disabled = false, onPress}: ButtonProps) {
  return (
    <button
      type="button"
      className="pv-button"
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
