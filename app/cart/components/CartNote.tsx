import {CartForm} from '@shopify/hydrogen';
import {type FormEvent} from 'react';

import {ExtraSection} from './ExtraSection';
import {submitted} from '../submitted-field';
import {useCart} from '../cart-context';
import {MAX_NOTE_LENGTH} from '../extras';
import {type CartMessage} from '../view';

interface CartNoteProps {
  note: string;
  messages: readonly CartMessage[];
}

/** A note that goes with the order. */
export function CartNote({note, messages}: CartNoteProps) {
  const {changeExtra} = useCart();
  const save = (event: FormEvent) => {
    event.preventDefault();
    changeExtra({field: 'note', note: submitted(event, 'note')});
  };
  return (
    <ExtraSection title="Note" count={note ? 1 : 0} messages={messages}>
      <div onSubmitCapture={save}>
        <CartForm route="/cart" action={CartForm.ACTIONS.NoteUpdate}>
          <textarea
            key={note}
            name="note"
            aria-label="Note on your order"
            placeholder="Anything we should know?"
            defaultValue={note}
            maxLength={MAX_NOTE_LENGTH}
            rows={3}
            className="field mb-2 block py-3"
          />
          <button type="submit" className="button">
            Save note
          </button>
        </CartForm>
      </div>
    </ExtraSection>
  );
}
