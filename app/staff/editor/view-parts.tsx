import {useEffect, useRef, useState, type RefObject} from 'react';

import {shopperAddress} from '~/lib/preview-state';

import {isInReach} from '../plans';
import {
  fromLocalInput,
  instantText,
  ownZone,
  suggestedDates,
  toLocalInput,
} from './as-of';
import {messages} from '../messages';
import {shareState} from './preview-api';
import {leavePreview} from './preview-page';
import {settingsText} from './settings-text';
import {Field, PanelButton, reveal} from './panel-fields';
import type {Panel} from './use-panel';

/** Sets the as-of date of the whole shop: with Enter, on leaving the field, or by the button. */
export function AsOfPart({panel: {state, change}}: {panel: Panel}) {
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
      <form
        className="pv-save"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
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
        <button className="pv-button">Show this date</button>
      </form>
      <div className="pv-buttons">
        {suggestedDates(Date.now()).map(({name, instant}) => (
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

/** A screen size to preview; CSS pixels. */
export interface Screen {
  name: string;
  width: number;
  height: number;
}

const SCREENS: readonly Screen[] = [
  {name: 'Phone', width: 390, height: 844},
  {name: 'Tablet', width: 820, height: 1180},
  {name: 'Desktop', width: 1440, height: 900},
];

interface ScreenPartProps {
  /** `null` for this window. */
  screen: Screen | null;
  onScreen: (screen: Screen | null) => void;
}

/** Chooses the screen size. */
export function ScreenPart({screen, onScreen}: ScreenPartProps) {
  return (
    <fieldset className="pv-choices">
      <legend>
        <span className="visually-hidden">Screen</span>
      </legend>
      {[null, ...SCREENS].map((each) => (
        <label key={each?.name ?? ''}>
          <input
            type="radio"
            name="preview-screen"
            checked={screen === each}
            onChange={() => onScreen(each)}
          />
          <span>{each ? `${each.name}, ${each.width} px` : 'This window'}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface StageProps {
  screen: Screen;
  frame: RefObject<HTMLIFrameElement>;
}

/** The shop in a frame of the screen's size, scaled down to fit. The page behind is inert. */
export function Stage({screen, frame}: StageProps) {
  const stage = useRef<HTMLElement>(null);
  const [address] = useState(() => location.pathname + location.search);
  const name = `The shop on a ${screen.name.toLowerCase()}`;
  const scale = useScale(stage, screen);
  useInertPage();
  return (
    <main ref={stage} className="pv-stage" aria-label={name}>
      <h1>
        <span className="visually-hidden">{name}</span>
      </h1>
      <div
        className="pv-screen"
        style={{width: screen.width * scale, height: screen.height * scale}}
      >
        <iframe
          ref={frame}
          src={address}
          title={name}
          width={screen.width}
          height={screen.height}
          style={{scale: String(scale)}}
        />
      </div>
    </main>
  );
}

/** The scale at which the screen's width fits. */
function useScale(stage: RefObject<HTMLElement>, {width, height}: Screen): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const {contentRect} = entry;
      setScale(Math.min(1, contentRect.width / width, contentRect.height / height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, width, height]);
  return scale;
}

/** Makes the page inert while the frame covers it. */
function useInertPage() {
  useEffect(() => {
    const others = [
      ...document.querySelectorAll<HTMLElement>('body > :not(.pv, .pv-stage)'),
    ];
    for (const each of others) each.inert = true;
    return () => {
      for (const each of others) each.inert = false;
    };
  }, []);
}

/** A link to share, and the settings for the Shopify admin. */
export function SharePart({panel: {state, shown}}: {panel: Panel}) {
  const [link, setLink] = useState('');
  const [notice, setNotice] = useState('');
  async function share() {
    try {
      const reply = await shareState(state, shopperAddress(location.href));
      if (reply.kind === 'over') return leavePreview();
      if (reply.kind === 'refused') return setNotice(reply.problem);
      if (!reply.answer) return;
      setLink(reply.answer.link);
      setNotice(
        `The link is here. It can be followed until ${instantText(reply.answer.expires)}.`,
      );
    } catch {
      setNotice(messages.unreachable);
    }
  }
  return (
    <>
      <button type="button" className="pv-button" onClick={() => void share()}>
        Make a link to this draft
      </button>
      {link && (
        <div ref={(element) => element && reveal(element)} key={link}>
          <CopyField label="Link" text={link} rows={3} onNotice={setNotice} />
        </div>
      )}
      <CopyField
        label="Settings for the Shopify admin"
        text={settingsText(shown.texts)}
        rows={6}
        onNotice={setNotice}
      />
      <p role="status" className="pv-note">
        {notice}
      </p>
    </>
  );
}

interface CopyFieldProps {
  label: string;
  text: string;
  rows: number;
  /** Called with the result: copied, or only selected. */
  onNotice: (sentence: string) => void;
}

/** Read-only text with a copy button; selects the text where the browser refuses to copy. */
function CopyField({label, text, rows, onNotice: onSaid}: CopyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      onSaid(`${label}: copied.`);
    } catch {
      onSaid(`${label}: selected. Copy it with your browser.`);
    }
  }
  return (
    <>
      <Field label={label}>
        {({id}) => <textarea id={id} ref={field} rows={rows} value={text} readOnly />}
      </Field>
      <button
        type="button"
        className="pv-button"
        aria-label={`Copy: ${label}`}
        onClick={() => void copy()}
      >
        Copy
      </button>
    </>
  );
}

const MINUTE_MS = 60_000;
const WARNING_MINUTES = 5;

/** Minutes until the preview ends; announced when few are left. */
export function TimeLeft({endsIn}: {endsIn: number}) {
  const [left, setLeft] = useState(endsIn);
  useEffect(() => {
    const end = performance.now() + endsIn;
    const update = () => setLeft(end - performance.now());
    update();
    const timer = setInterval(update, MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, [endsIn]);
  const minutes = Math.max(1, Math.ceil(left / MINUTE_MS));
  return (
    <>
      <p className="pv-left">{`${minutes} min left`}</p>
      <p role="status" className="pv-last">
        {minutes <= WARNING_MINUTES &&
          `This preview ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`}
      </p>
    </>
  );
}
