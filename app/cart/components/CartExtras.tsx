import {CartForm} from '@shopify/hydrogen';
import {useRef} from 'react';

import {DiscountCodes, GiftCard} from './CartCodes';
import {Fold, FormPart} from './ExtraForm';
import {
  EXTRA_KEYS,
  isExtraKey,
  type CartExtras as Extras,
  type CartMessage,
} from '../cart';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {MAX_NOTE_LENGTH} from '../extras';
import type {CartPart} from '../parts';
import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';
import {useFieldValue} from '~/ui/typed';

interface CartExtrasProps {
  extras: Extras;
  messages: readonly CartMessage[];
  parts: readonly CartPart[];
  isHidden: boolean;
}

/** Two rows: codes; and the note, with what add-ons ask for. */
export function CartExtras({extras, messages, parts, isHidden}: CartExtrasProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const note = useFieldValue(extras.note, noteField);
  const part = (at: string) => ({
    at,
    messages: messages.filter(({lineKey}) => lineKey === at),
  });
  const {discountCodes, giftCards, said} = extras;
  const codes = [part(EXTRA_KEYS.discounts), part(EXTRA_KEYS.giftCards)] as const;
  const ofCodes = codes.flatMap((one) => one.messages);
  const others = messages.filter(
    (one) => one.lineKey !== null && isExtraKey(one.lineKey) && !ofCodes.includes(one),
  );
  const asked = parts.flatMap(({section}) => section?.(said) ?? []);
  const names = [...asked.map(({name}) => name), contents.noteAmong];
  return (
    <div className="cart-extras" hidden={isHidden}>
      <Fold
        title={contents.codes}
        count={discountCodes.length + giftCards.length}
        messages={ofCodes}
      >
        <DiscountCodes codes={discountCodes} {...codes[0]} />
        <GiftCard cards={giftCards} {...codes[1]} />
      </Fold>
      <Fold
        title={asked.length > 0 ? contents.row(names) : contents.note}
        count={asked.filter(({isSaid}) => isSaid).length + (extras.note ? 1 : 0)}
        messages={others}
      >
        {parts.map(
          ({Section}, at) => Section && <Section key={at} {...{said, messages}} />,
        )}
        <FormPart
          title={contents.note}
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
        </FormPart>
      </Fold>
    </div>
  );
}
