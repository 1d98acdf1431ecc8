import {CartForm} from '@shopify/hydrogen';
import {useEffect, useId, useRef, type ReactNode} from 'react';

import {CartControl} from './CartControl';
import {MessageList} from './CartLine';
import {
  EXTRA_KEYS,
  REMOVE_GIFT_CARD_ACTION,
  type CartExtras as Extras,
  type CartMessage,
} from '../cart';
import {useCartActions} from '../client/cart-context';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {MAX_CODE_LENGTH, MAX_NOTE_LENGTH, readCode, withoutCode} from '../extras';
import {Icon} from '~/ui/Icon';

interface CartExtrasProps {
  extras: Extras;
  messages: readonly CartMessage[];
}

/** Discount codes, gift card and note. Each section opens by itself where it has a value or a message. */
export function CartExtras({extras, messages}: CartExtrasProps) {
  const about = (key: string) => messages.filter(({lineKey}) => lineKey === key);
  return (
    <div className="cart-extras">
      <DiscountCodes
        codes={extras.discountCodes}
        messages={about(EXTRA_KEYS.discounts)}
      />
      <GiftCard cards={extras.giftCards} messages={about(EXTRA_KEYS.giftCards)} />
      <Note note={extras.note} messages={about(EXTRA_KEYS.note)} />
    </div>
  );
}

interface PartProps {
  messages: readonly CartMessage[];
}

/** The discount codes in use, each with a button to remove it, and a field for another. */
function DiscountCodes({codes, messages}: PartProps & {codes: Extras['discountCodes']}) {
  const {changeExtra} = useCartActions();
  const all = codes.map(({code}) => code);
  return (
    <Section
      title={CONTENTS_MESSAGES.discountCode}
      count={codes.length}
      messages={messages}
    >
      {codes.map(({code, applicable}) => (
        <CartControl
          key={code}
          action={CartForm.ACTIONS.DiscountCodesUpdate}
          inputs={{discountCodes: withoutCode(all, code)}}
          onSubmit={() =>
            changeExtra({field: 'discountCodes', kept: withoutCode(all, code)})
          }
        >
          <AppliedCode
            code={code}
            note={applicable ? undefined : CONTENTS_MESSAGES.notApplicable}
          />
        </CartControl>
      ))}
      <CodeForm
        key={all.join()}
        action={CartForm.ACTIONS.DiscountCodesUpdate}
        inputs={{discountCodes: all}}
        name="discountCode"
        label={CONTENTS_MESSAGES.discountCode}
        messages={messages}
        onEnter={(entered) => changeExtra({field: 'discountCodes', kept: all, entered})}
      />
    </Section>
  );
}

/** The gift card in use, or a field for one; a second can be entered at checkout. */
function GiftCard({cards, messages}: PartProps & {cards: Extras['giftCards']}) {
  const {changeExtra} = useCartActions();
  return (
    <Section title={CONTENTS_MESSAGES.giftCard} count={cards.length} messages={messages}>
      {cards.map(({id, lastCharacters}) => (
        <CartControl
          key={id}
          action={REMOVE_GIFT_CARD_ACTION}
          inputs={{giftCardId: id}}
          onSubmit={() => changeExtra({field: 'removeGiftCard', id})}
        >
          <AppliedCode code={CONTENTS_MESSAGES.giftCardEnding(lastCharacters)} />
        </CartControl>
      ))}
      {cards.length === 0 && (
        <CodeForm
          action={CartForm.ACTIONS.GiftCardCodesUpdate}
          inputs={{giftCardCodes: []}}
          name="giftCardCode"
          label={CONTENTS_MESSAGES.giftCardCode}
          messages={messages}
          onEnter={(code) => changeExtra({field: 'addGiftCard', code})}
        />
      )}
    </Section>
  );
}

/** A note for the order. */
function Note({note, messages}: PartProps & {note: string}) {
  const {changeExtra} = useCartActions();
  return (
    <Section title={CONTENTS_MESSAGES.note} count={note ? 1 : 0} messages={messages}>
      <MessageList messages={messages.filter(isProblem)} />
      <CartControl
        action={CartForm.ACTIONS.NoteUpdate}
        onSubmit={(field) => changeExtra({field: 'note', note: field('note')})}
      >
        <textarea
          key={note}
          name="note"
          aria-label={CONTENTS_MESSAGES.noteLabel}
          placeholder={CONTENTS_MESSAGES.notePlaceholder}
          defaultValue={note}
          maxLength={MAX_NOTE_LENGTH}
          rows={3}
          className="field mb-2 block py-3"
        />
        <button type="submit" className="button">
          {CONTENTS_MESSAGES.saveNote}
        </button>
      </CartControl>
    </Section>
  );
}

interface SectionProps extends PartProps {
  title: string;
  /** How many entries it has. */
  count: number;
  children: ReactNode;
}

const isProblem = ({kind}: CartMessage) => kind !== 'notice';

/** A native disclosure, open where it has a value or a message. */
function Section({title, count, messages, children}: SectionProps) {
  const summary = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    // When the pressed control has disappeared, focus moves to the section's heading.
    const {activeElement} = document;
    const isLost = !activeElement || activeElement === document.body;
    if (isLost || activeElement instanceof HTMLDialogElement) summary.current?.focus();
  }, [count]);
  return (
    <details className="cart-extra" open={count > 0 || messages.length > 0 || undefined}>
      <summary ref={summary}>
        {title}
        <Icon name="down" />
      </summary>
      <div className="cart-extra-body">
        <MessageList messages={messages.filter((message) => !isProblem(message))} />
        {children}
      </div>
    </details>
  );
}

/** A code in use; the button submits the form around it. */
function AppliedCode({code, note}: {code: string; note?: string | undefined}) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{code}</span>
        {note && <span className="block text-sm text-soft">{note}</span>}
      </p>
      <button
        type="submit"
        className="button button-icon -mr-3 text-soft"
        aria-label={CONTENTS_MESSAGES.remove(code)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

interface CodeFormProps extends PartProps {
  action: string;
  inputs: Record<string, unknown>;
  /** Name of the field. */
  name: string;
  label: string;
  onEnter: (code: string) => void;
}

/**
 * A field for a code, its button, and the error about the code that was entered. On an error the field keeps its value
 * and the focus.
 */
function CodeForm({action, inputs, name, label, messages, onEnter}: CodeFormProps) {
  const problemsId = useId();
  const problems = messages.filter(isProblem);
  const isWrong = problems.length > 0;
  return (
    <CartControl
      action={action}
      inputs={inputs}
      onSubmit={(field) => {
        const code = readCode(field(name));
        if (code) onEnter(code);
      }}
    >
      <div className="flex gap-2">
        <input
          name={name}
          aria-label={label}
          aria-describedby={isWrong ? problemsId : undefined}
          aria-invalid={isWrong || undefined}
          placeholder={label}
          required
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="field min-w-0"
        />
        <button
          type="submit"
          className="button"
          aria-label={CONTENTS_MESSAGES.applyCode(label)}
        >
          {CONTENTS_MESSAGES.apply}
        </button>
      </div>
      {isWrong && (
        <div id={problemsId} className="mt-2 grid gap-1">
          <MessageList messages={problems} />
        </div>
      )}
    </CartControl>
  );
}
