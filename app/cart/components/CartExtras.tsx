import {CartForm} from '@shopify/hydrogen';
import {useRef} from 'react';

import {DiscountCodes, GiftCard} from './CartCodes';
import {FormSection} from './ExtraForm';
import {EXTRA_KEYS, type CartExtras as Extras, type CartMessage} from '../cart';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {MAX_NOTE_LENGTH} from '../extras';
import type {CartPart} from '../parts';
import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';
import {useFieldValue} from '~/ui/typed';

interface CartExtrasProps {
  extras: Extras;
  /** The cart that they are of, without its key; '' for none. */
  cartId: string;
  messages: readonly CartMessage[];
  parts: readonly CartPart[];
  isHidden: boolean;
}

/** Codes, the note, and what add-ons ask for. */
export function CartExtras({extras, cartId, messages, parts, isHidden}: CartExtrasProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const note = useFieldValue(extras.note, noteField);
  const part = (at: string) => ({
    at,
    cartId,
    messages: messages.filter(({lineKey}) => lineKey === at),
  });
  return (
    <div className="cart-extras" hidden={isHidden}>
      <DiscountCodes codes={extras.discountCodes} {...part(EXTRA_KEYS.discounts)} />
      <GiftCard cards={extras.giftCards} {...part(EXTRA_KEYS.giftCards)} />
      <FormSection
        title={contents.note}
        count={extras.note ? 1 : 0}
        action={CartForm.ACTIONS.NoteUpdate}
        fields={['note']}
        {...part(EXTRA_KEYS.note)}
      >
        <textarea
          ref={noteField}
          key={note}
          name="note"
          aria-label={contents.noteLabel}
          placeholder={contents.notePlaceholder}
          defaultValue={note}
          maxLength={MAX_NOTE_LENGTH}
          rows={3}
          className="field"
        />
        <Button type="submit">{contents.saveNote}</Button>
      </FormSection>
      {parts.map(
        ({Section}, at) =>
          Section && <Section key={at} said={extras.said} {...{cartId, messages}} />,
      )}
    </div>
  );
}
