import type {ReactNode} from 'react';

/** A form that works without scripts, as the server answers it. */
interface AnsweredForm<Name extends string> {
  values: Readonly<Record<Name, string>>;
  /** Longest texts, in characters. */
  maxLength: Readonly<Partial<Record<Name, number>>>;
  /** The fields that are wrong. */
  problems: readonly Name[];
  /** Labels, and what is wrong with a field. */
  texts: Readonly<Record<Name, string>> & {
    readonly problems: Readonly<Record<Name | 'title', string>>;
  };
}

/** What is wrong with a form, with links to its fields. */
export function FormProblems<Name extends string>({form}: {form: AnsweredForm<Name>}) {
  const {problems, texts} = form;
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="form-problems">
      <p className="strong">{texts.problems.title}</p>
      <ul role="list">
        {problems.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className="link">
              {texts.problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What somebody has said in a form, as it was sent. */
export function FormCopy(props: {
  rows: readonly (readonly [label: string, value: string])[];
  className?: string;
}) {
  return (
    <dl className={props.className}>
      {props.rows.map(([label, value]) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FormFieldProps<Name extends string> {
  form: AnsweredForm<Name>;
  name: Name;
  hint?: string;
  /** Renders the control with these attributes. */
  children: (control: {
    id: Name;
    name: Name;
    className: string;
    defaultValue: string;
    maxLength: number | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with its label, its hint, and what is wrong with it. */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const {form, name, hint, children} = props;
  const {values, maxLength, problems, texts} = form;
  const isWrong = problems.includes(name);
  const describers = [isWrong && `${name}-problem`, hint && `${name}-hint`];
  return (
    <div className="form-field">
      <label htmlFor={name} className="strong">
        {texts[name]}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="note">
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        className: 'field',
        defaultValue: values[name],
        maxLength: maxLength[name],
        'aria-invalid': isWrong || undefined,
        'aria-describedby': describers.filter(Boolean).join(' ') || undefined,
      })}
      {isWrong && (
        <p id={`${name}-problem`} className="small strong">
          {texts.problems[name]}
        </p>
      )}
    </div>
  );
}
