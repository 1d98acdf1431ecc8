import {useRef, useState} from 'react';

import {settingsText} from '../settings-text';
import {shopperAddress} from '~/lib/preview-address';

import {shareState} from '../preview-api';
import {Field} from './panel-fields';
import {leavePreview} from './use-expiry';
import type {Panel} from './use-panel';

/** A link for the next colleague, and the settings for the Shopify admin. */
export function HandOverPart({panel: {state, look}}: {panel: Panel}) {
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  async function share() {
    try {
      const answer = await shareState(state, shopperAddress(location.href));
      if (answer.kind === 'over') return leavePreview();
      if (answer.kind === 'refused') return setSaid(answer.problem);
      setLink(answer.link);
      setSaid('The link is below. It can be followed for a day.');
    } catch {
      setSaid('The shop could not be reached. Please try again.');
    }
  }
  return (
    <>
      <button type="button" className="pv-button" onClick={() => void share()}>
        Make a link to this draft
      </button>
      {link && <Copied label="Link" text={link} rows={3} onSaid={setSaid} />}
      <Copied
        label="Settings for the Shopify admin"
        text={settingsText(look.texts)}
        rows={6}
        onSaid={setSaid}
      />
      <p role="status" className="pv-note">
        {said}
      </p>
    </>
  );
}

interface CopiedProps {
  label: string;
  text: string;
  rows: number;
  /** Says what came of it. */
  onSaid: (sentence: string) => void;
}

/** Text to take elsewhere: by its button, or by hand where the browser does not let a page copy. */
function Copied({label, text, rows, onSaid}: CopiedProps) {
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
