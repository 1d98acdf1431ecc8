import {useId, type ReactNode} from 'react';

import type {ThemeKey} from '~/lib/theme';

import type {Panel} from './use-panel';

interface PartProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A part of the panel that can be folded. */
export function Part({title, open = false, children}: PartProps) {
  return (
    <details className="pv-part" open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
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
  const reveal = () => {
    const page = panel.frame.current?.contentDocument ?? document;
    page.querySelector(shownIn)?.scrollIntoView({block: 'nearest'});
  };
  return (
    <Field label={label} problem={panel.problemOf(of)}>
      {(ties) => (
        <textarea
          {...ties}
          rows={rows}
          value={panel.look.texts[of] ?? ''}
          onFocus={reveal}
          onChange={({target}) => panel.write(of, target.value.replaceAll('\n', ' '))}
        />
      )}
    </Field>
  );
}
