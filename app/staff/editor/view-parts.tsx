import {useEffect, useRef, useState} from 'react';

import {previewPath} from '~/lib/preview-state';
import {isInReach} from '~/theme';

import {messages} from '../messages';
import {
  fromLocalInput,
  instantText,
  ownZone,
  suggestedDates,
  toLocalInput,
} from './as-of';
import {Field, PanelButton, PanelForm, reveal} from './fields';
import {failure, leavePreview, shareState} from './preview-api';
import {settingsText} from './theme-texts';
import {useEditor} from './use-editor';

/** Sets the as-of date of the whole shop: with Enter, on leaving the field, or by the button. */
export function AsOfPart() {
  const {state, change, data} = useEditor().editing;
  const {asOf} = state;
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const choose = (instant: number | null) => {
    setProblem(null);
    if (instant !== asOf) change({asOf: instant}, 'as-of date');
  };
  function take() {
    const input = field.current;
    if (!input) return;
    // A date that is typed in part has no value.
    const isUntouched = input.value === input.defaultValue && !input.validity.badInput;
    if (isUntouched) return setProblem(null);
    const instant = fromLocalInput(input.value);
    if (instant === null) return setProblem(messages.noDate);
    if (!isInReach(instant)) return setProblem(messages.farDate);
    choose(instant);
  }
  return (
    <>
      <p role="status">
        {asOf === null
          ? 'The shop as it is now.'
          : `The shop as of ${instantText(asOf)}, by your clock.`}
      </p>
      <PanelForm action="Show this date" noValidate onSubmit={take}>
        <Field label={`Day and time (${ownZone()})`} problem={problem}>
          {(ties) => (
            <input
              {...ties}
              ref={field}
              type="datetime-local"
              key={asOf}
              defaultValue={asOf === null ? '' : toLocalInput(asOf)}
              onBlur={take}
            />
          )}
        </Field>
      </PanelForm>
      <div className="pv-buttons">
        {suggestedDates(data.now).map(({name, instant}) => (
          <PanelButton key={name} onPress={() => choose(instant)}>
            {name}
          </PanelButton>
        ))}
        <PanelButton disabled={asOf === null} onPress={() => choose(null)}>
          Now
        </PanelButton>
      </div>
    </>
  );
}

/** A link to share the page on show, and the settings for the Shopify admin. */
export function SharePart() {
  const {editing, frame} = useEditor();
  const [link, setLink] = useState('');
  const [notice, setNotice] = useState('');
  async function share() {
    try {
      const {link: made, expires} = await shareState(editing.state, frame.path);
      setLink(made);
      setNotice(`The link is here. It can be followed until ${instantText(expires)}.`);
    } catch (error) {
      setNotice(failure(error));
    }
  }
  return (
    <>
      <PanelButton onPress={() => void share()}>Make a link to this draft</PanelButton>
      {link && (
        <div ref={(element) => element && reveal(element)} key={link}>
          <CopyField label="Link" text={link} rows={3} onNotice={setNotice} />
        </div>
      )}
      <CopyField
        label="Settings for the Shopify admin"
        text={settingsText(editing.shown.texts)}
        rows={6}
        onNotice={setNotice}
      />
      <p role="status" className="pv-note">
        {notice}
      </p>
      <p className="pv-note">
        <a className="pv-link" href={previewPath(frame.path)}>
          Open the shop without the editor
        </a>
      </p>
    </>
  );
}

interface CopyFieldProps {
  label: string;
  text: string;
  rows: number;
  /** Called with the result: copied, or only selected. */
  onNotice: (message: string) => void;
}

/** Read-only text with a copy button; selects the text where the browser refuses to copy. */
function CopyField({label, text, rows, onNotice}: CopyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      onNotice(`${label}: copied.`);
    } catch {
      onNotice(`${label}: selected. Copy it with your browser.`);
    }
  }
  return (
    <>
      <Field label={label}>
        {({id}) => <textarea id={id} ref={field} rows={rows} value={text} readOnly />}
      </Field>
      <PanelButton name={`Copy: ${label}`} onPress={() => void copy()}>
        Copy
      </PanelButton>
    </>
  );
}

const MINUTE_MS = 60_000;

/** From how many minutes on the end of the preview is announced. */
export const WARNING_MINUTES = 5;

/** Minutes until the preview ends, which leaves it. */
export function useMinutesLeft(endsIn: number): number {
  const [left, setLeft] = useState(endsIn);
  useEffect(() => {
    const end = performance.now() + endsIn;
    const update = () => setLeft(end - performance.now());
    update();
    const timer = setInterval(update, MINUTE_MS / 4);
    const expiry = setTimeout(leavePreview, endsIn);
    return () => {
      clearInterval(timer);
      clearTimeout(expiry);
    };
  }, [endsIn]);
  return Math.max(1, Math.ceil(left / MINUTE_MS));
}
