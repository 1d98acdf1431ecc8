import {useEffect, useId, useRef, useState, type ReactNode} from 'react';

import type {ThemeKey} from '~/lib/theme';

import type {Panel} from './use-panel';

interface PartProps {
  title: string;
  /** Whether it begins unfolded. */
  open?: boolean;
  children: ReactNode;
}

/** A part of the panel that can be folded. Unfolding one brings it into view, and folds the one that was open. */
export function Part({title, open = false, children}: PartProps) {
  const [beginsOpen] = useState(open);
  // Open from the start: nobody asked for it just now.
  const wasOpen = useRef(open);
  return (
    <details
      className="pv-part"
      name="preview-part"
      open={beginsOpen}
      onToggle={({currentTarget}) => {
        if (currentTarget.open && !wasOpen.current) reveal(currentTarget);
        wasOpen.current = currentTarget.open;
      }}
    >
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

/** Scrolls the panel so that an element is seen: all of it, or its beginning where there is not enough room. */
export function reveal(element: HTMLElement) {
  const room = element.closest('.pv-body')?.clientHeight ?? 0;
  element.scrollIntoView({block: element.offsetHeight > room ? 'start' : 'nearest'});
}

interface FieldProps {
  label: string;
  problem?: string | null;
  /** Draws the control, given what ties it to its label and its problem. */
  children: (ties: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  }) => ReactNode;
}

/** A control with its label, and what is wrong with what stands in it. */
export function Field({label, problem = null, children}: FieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className="pv-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': problem ? problemId : undefined,
        'aria-invalid': problem !== null,
      })}
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
  /** The field of the draft. */
  of: ThemeKey;
  label: string;
  rows?: number;
  /** Where the page shows it: scrolled to, so that typing is seen. */
  shownIn: string;
}

/** One of the draft's texts. */
export function TextField({panel, of, label, rows = 1, shownIn}: TextFieldProps) {
  const show = () => {
    const page = panel.frame.current?.contentDocument ?? document;
    page.querySelector(shownIn)?.scrollIntoView({block: 'nearest'});
  };
  return (
    <Field label={label} problem={panel.problemOf(of)}>
      {(ties) => (
        <textarea
          {...ties}
          rows={rows}
          value={panel.shown.texts[of] ?? ''}
          onFocus={show}
          onChange={({target}) => panel.edit(of, target.value.replaceAll('\n', ' '))}
        />
      )}
    </Field>
  );
}

interface ButtonProps {
  children: ReactNode;
  /** Its accessible name, where its text alone does not say what it is for. */
  name?: string | undefined;
  /** Stays where it is and can be reached, but does nothing. */
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
  /** What is about to happen. */
  question: ReactNode;
  /** Says yes. */
  yes: string;
}

/** A button that asks before it does what cannot be overlooked by shoppers, or taken back. */
export function ConfirmButton({question, yes, onPress, ...button}: ConfirmProps) {
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
          aria-label={yes}
          tabIndex={-1}
        >
          {question}
          <div className="pv-buttons">
            <PanelButton onPress={() => answer(true)}>{yes}</PanelButton>
            <PanelButton onPress={() => answer(false)}>Cancel</PanelButton>
          </div>
        </div>
      )}
    </div>
  );
}
