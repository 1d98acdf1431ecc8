import {useId, useImperativeHandle, useRef, useState, type Ref} from 'react';

import type {FieldsHandle, Typed} from '~/product/parts';
import {useBrowserLayoutEffect} from '~/ui/effects';
import {Icon} from '~/ui/Icon';
import {useMessages, usePageTag} from '~/ui/language';
import {loadStyles} from '~/ui/lazy-part';

import {letteringOn} from '../lettering';
import {fieldHint, MESSAGES, problemMessage} from '../messages';
import type {Field, LetteringView} from '../personalization';
import sheet from '../personalization.lazy.css?url';
import {
  checkTyped,
  normalizedTexts,
  PLAYER_FIELD,
  problemIn,
  typedField,
  typedFor,
  type Problem,
} from '../rules';
import {LetteredPicture, LetteringOverlay} from './LetteredPicture';

interface PrintFieldsProps {
  fields: readonly Field[];
  squad: readonly Typed[];
  promise?: string;
  notice?: string;
  typed: Typed;
  onType: (typed: Typed) => void;
  handle: Ref<FieldsHandle>;
  /**
   * Whether a print is chosen. Before scripts run its radio shows the fields; afterwards they are
   * there with it only.
   */
  isChosen?: boolean;
  /** The picture that shows the lettering, and the view of it; `null` for none. */
  drawn?: {src: string; view: LetteringView; font: string | null} | null;
}

/**
 * The group "Personalization": a player of the squad or a text of one's own, with the rules in
 * words. A field says what is wrong with its text once it was left, or the form was sent; and no
 * longer once that is corrected.
 */
function PrintFields({
  fields,
  squad,
  promise = '',
  notice = '',
  typed,
  onType,
  handle,
  isChosen = true,
  drawn = null,
}: PrintFieldsProps) {
  const messages = useMessages(MESSAGES);
  const group = useRef<HTMLFieldSetElement>(null);
  const isLive = useTypedBefore(group, fields, typed, onType);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const checked = checkTyped({fields}, typed);
  const problemOf = (label: string) =>
    (checked.ok ? undefined : checked.problems.get(label)) ?? null;
  const lettering =
    drawn && letteringOn(drawn.view, drawn.font, normalizedTexts(fields, typed));
  useImperativeHandle(handle, () => ({
    check() {
      if (checked.ok) {
        const {attributes} = checked;
        if (!drawn || !lettering) return {attributes};
        return {attributes, image: {src: drawn.src, altText: null, lettering}};
      }
      setShown(new Set(checked.problems.keys()));
      const [first = ''] = checked.problems.keys();
      fieldIn(group.current, first)?.focus();
      return null;
    },
  }));
  const type = (field: Field, text: string) => {
    onType({...typed, [field.label]: text});
    if (problemIn(field, text)) return;
    setShown(new Set([...shown].filter((label) => label !== field.label)));
  };
  const leave = ({label}: Field) => {
    const problem = problemOf(label);
    // Nobody is asked to fill in what they only passed by.
    if (problem && problem.kind !== 'missing') setShown(new Set([...shown, label]));
  };
  if (isLive && !isChosen) return null;
  return (
    <fieldset ref={group} className="print" data-waits={!isChosen || undefined}>
      {/* Safari gives a legend that is seen a line of its own, so the name is seen beside it. */}
      <legend className="visually-hidden">{messages.title}</legend>
      <span aria-hidden="true" className="option-name eyebrow">
        {messages.title}
      </span>
      {drawn && lettering && (
        <div className="print-preview">
          <LetteredPicture
            src={drawn.src}
            lettering={lettering}
            width={PREVIEW_WIDTH}
            ratio={PREVIEW_RATIO}
          />
        </div>
      )}
      {squad.length > 0 && (
        <Squad
          squad={squad}
          promise={promise}
          fields={fields}
          typed={typed}
          onChoose={(player) => {
            onType({...typed, ...player});
            setShown(new Set());
          }}
        />
      )}
      {fields.map((field) => (
        <PrintField
          key={field.label}
          field={field}
          text={typedFor(field.label, typed)}
          problem={shown.has(field.label) ? problemOf(field.label) : null}
          onType={(text) => type(field, text)}
          onLeave={() => leave(field)}
        />
      ))}
      {notice && (
        <p className="print-notice" dir="auto">
          {notice}
        </p>
      )}
    </fieldset>
  );
}

/** Pixels of the whole picture, of which a part is shown. */
const PREVIEW_WIDTH = 1200;
/** As the stylesheet shapes it: height by width. */
const PREVIEW_RATIO = 1.1;

function fieldIn(group: HTMLFieldSetElement | null, label: string) {
  const field = group?.elements.namedItem(typedField(label));
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    ? field
    : null;
}

/**
 * Adopts what was typed before hydration, or restored by the browser. Returns whether that is done.
 */
function useTypedBefore(
  group: React.RefObject<HTMLFieldSetElement>,
  fields: readonly Field[],
  typed: Typed,
  onType: (typed: Typed) => void,
): boolean {
  const [isLive, setLive] = useState(false);
  useBrowserLayoutEffect(() => {
    const before = fields
      .map(({label}) => [label, fieldIn(group.current, label)?.value ?? ''] as const)
      .filter(([label, text]) => text !== typedFor(label, typed));
    if (before.length > 0) onType({...typed, ...Object.fromEntries(before)});
    setLive(true);
    // Once: from then on React knows.
  }, []);
  return isLive;
}

interface SquadProps extends Pick<PrintFieldsProps, 'squad' | 'fields' | 'typed'> {
  promise: string;
  onChoose: (player: Typed) => void;
}

/** The squad, as a list to choose from. It shows the player whose texts stand in the fields. */
function Squad({squad, promise, fields, typed, onChoose}: SquadProps) {
  const messages = useMessages(MESSAGES);
  const id = useId();
  const printed = (texts: Typed) => JSON.stringify(normalizedTexts(fields, texts));
  const own = printed(typed);
  const chosen = squad.findIndex((player) => printed(player) === own);
  return (
    <div className="print-field">
      <label htmlFor={id}>{messages.player}</label>
      <span className="option-list">
        <select
          id={id}
          name={PLAYER_FIELD}
          value={chosen < 0 ? '' : chosen}
          aria-describedby={promise ? `${id}-promise` : undefined}
          onChange={({currentTarget: {value}}) => {
            const player = value === '' ? undefined : squad[Number(value)];
            if (player) onChoose(player);
          }}
        >
          <option value="">{messages.ownText}</option>
          {squad.map((player, index) => (
            <option key={index} value={index}>
              {Object.values(player).join(' ')}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      {promise && (
        <p id={`${id}-promise`} className="print-hint" dir="auto">
          {promise}
        </p>
      )}
    </div>
  );
}

interface PrintFieldProps {
  field: Field;
  text: string;
  problem: Problem | null;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** One field, with what it takes and what is wrong with its text. */
function PrintField({field, text, problem, onType, onLeave}: PrintFieldProps) {
  const messages = useMessages(MESSAGES);
  const tag = usePageTag();
  const id = useId();
  const {label, required, kind} = field;
  const hint = fieldHint(messages, field);
  const common = {
    id,
    name: typedField(label),
    value: text,
    'aria-required': required,
    'aria-invalid': problem !== null,
    'aria-describedby': `${id}-hint ${id}-problem`,
    onBlur: onLeave,
  };
  return (
    <div className={`print-field ${kind === 'number' ? 'print-short' : 'print-long'}`}>
      <label htmlFor={id} dir="auto">
        {required ? label : messages.optional(label)}
      </label>
      {field.kind === 'choice' ? (
        <span className="option-list">
          <select {...common} onChange={({currentTarget}) => onType(currentTarget.value)}>
            <option value="">
              {required ? messages.choose(label) : messages.nothing}
            </option>
            {field.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      ) : (
        <input
          {...common}
          className="field"
          dir="auto"
          inputMode={kind === 'number' ? 'numeric' : 'text'}
          autoComplete="off"
          // No style shows capitals: Chromium then loses letters where "ß" is typed over.
          autoCapitalize={
            field.kind === 'text' && field.upperCase ? 'characters' : 'words'
          }
          spellCheck={false}
          onChange={({currentTarget}) => onType(currentTarget.value)}
        />
      )}
      {/* Always there, so that its message is announced. */}
      <p id={`${id}-problem`} className="print-problem" aria-live="polite">
        {problem && problemMessage(messages, field, problem, tag)}
      </p>
      <p id={`${id}-hint`} className="print-hint">
        {hint}
      </p>
    </div>
  );
}

/** All that types and draws what is printed, once its styles are there. */
export async function styledViews() {
  await loadStyles(sheet, '--has-personalization');
  return {LetteredPicture, LetteringOverlay, PrintFields};
}
