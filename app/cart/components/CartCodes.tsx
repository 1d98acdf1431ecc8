import {CartForm} from '@shopify/hydrogen';
import {useEffect, useId, useRef} from 'react';

import {MessageList} from './CartLine';
import {
  ExtraForm,
  isProblem,
  PartOfFold,
  type ExtraFormProps,
  type PartProps,
} from './ExtraForm';
import {isSameCode, REMOVE_GIFT_CARD_ACTION, type CartExtras} from '../cart';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {MAX_CODE_LENGTH} from '../extras';
import {IconButton} from '~/ui/Button';
import {useMessages} from '~/ui/language';

/** The discount codes in use, each with a button to remove it, and a field for another. */
export function DiscountCodes({
  codes,
  ...part
}: PartProps & {codes: CartExtras['discountCodes']}) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const action = CartForm.ACTIONS.DiscountCodesUpdate;
  return (
    <PartOfFold name={contents.discountCode} messages={part.messages}>
      {codes.map(({code, applicable}) => (
        <ExtraForm
          key={code}
          title={code}
          action={action}
          inputs={{removedCode: code}}
          {...part}
        >
          <AppliedCode
            code={code}
            note={applicable ? undefined : contents.notApplicable}
          />
        </ExtraForm>
      ))}
      <CodeForm
        action={action}
        field="discountCode"
        taken={codes.map(({code}) => code)}
        label={contents.discountCode}
        applyLabel={contents.applyDiscountCode}
        {...part}
      />
    </PartOfFold>
  );
}

/** The gift card in use, or a field for one; a second can be entered at checkout. */
export function GiftCard({cards, ...part}: PartProps & {cards: CartExtras['giftCards']}) {
  const contents = useMessages(CONTENTS_MESSAGES);
  return (
    <PartOfFold name={contents.giftCard} messages={part.messages}>
      {cards.map(({id, lastCharacters}) => (
        <ExtraForm
          key={id}
          title={contents.giftCard}
          action={REMOVE_GIFT_CARD_ACTION}
          inputs={{giftCardId: id}}
          {...part}
        >
          <AppliedCode code={contents.giftCardEnding(lastCharacters)} />
        </ExtraForm>
      ))}
      {cards.length === 0 && (
        <CodeForm
          action={CartForm.ACTIONS.GiftCardCodesUpdate}
          field="giftCardCode"
          label={contents.giftCardCode}
          applyLabel={contents.applyGiftCardCode}
          {...part}
        />
      )}
    </PartOfFold>
  );
}

/** A code in use; the button submits the form around it. */
function AppliedCode({code, note}: {code: string; note?: string | undefined}) {
  const contents = useMessages(CONTENTS_MESSAGES);
  return (
    <div className="cart-code">
      <p>
        <span className="strong">{code}</span>
        {note && <span className="note">{note}</span>}
      </p>
      <IconButton
        type="submit"
        icon="close"
        label={contents.remove(code)}
        className="cart-remove"
      />
    </div>
  );
}

interface CodeFormProps extends Omit<ExtraFormProps, 'children' | 'fields' | 'title'> {
  field: string;
  /** Codes in use: one of these is not entered again. */
  taken?: readonly string[];
  label: string;
  /** Accessible name of the button. */
  applyLabel: string;
}

/** On an error the field keeps its value and the focus. */
function CodeForm({label, applyLabel, field, taken = [], ...form}: CodeFormProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const problemsId = useId();
  const problems = form.messages.filter(isProblem);
  const isWrong = problems.length > 0;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const {current: entered} = input;
    if (entered && taken.some((code) => isSameCode(code, entered.value)))
      entered.value = '';
  }, [taken]);
  return (
    <ExtraForm {...form} title={label} fields={[field]}>
      <div className="cart-enter">
        <input
          ref={input}
          name={field}
          aria-label={label}
          aria-describedby={isWrong ? problemsId : undefined}
          aria-invalid={isWrong || undefined}
          placeholder={label}
          required
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="field"
        />
        <button type="submit" className="button" aria-label={applyLabel}>
          {contents.apply}
        </button>
      </div>
      {isWrong && (
        <div id={problemsId} className="cart-problems">
          <MessageList messages={problems} />
        </div>
      )}
    </ExtraForm>
  );
}
