import {useId} from 'react';

import {MAX_GIFT_NOTE, NOTE_FIELDS} from '../gift-note';
import type {GiftNoteView} from '../index.server';

/** The fields of a gift note, in a form of the cart: too small for a chunk of its own. */
export function GiftNoteFields({note}: {note: GiftNoteView}) {
  const {message, hidesPrices, texts} = note;
  const id = useId();
  return (
    <div className="grid gap-3">
      <label htmlFor={id}>{texts.message}</label>
      <textarea
        key={message}
        id={id}
        name={NOTE_FIELDS.message}
        defaultValue={message}
        maxLength={MAX_GIFT_NOTE}
        rows={3}
        dir="auto"
        aria-describedby={`${id}-hint`}
        className="field block py-3"
      />
      <p id={`${id}-hint`} className="text-sm text-soft">
        {texts.hint}
      </p>
      <label className="flex min-h-(--target) items-center gap-3">
        <input
          key={String(hidesPrices)}
          type="checkbox"
          name={NOTE_FIELDS.hidePrices}
          defaultChecked={hidesPrices}
        />
        <span>{texts.hidePrices}</span>
      </label>
      <button type="submit" className="button">
        {texts.save}
      </button>
    </div>
  );
}
