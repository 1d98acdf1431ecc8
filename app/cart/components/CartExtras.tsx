import {CartForm} from '@shopify/hydrogen';
import {useEffect, useId, useRef, type ReactNode} from 'react';

import {CartControl} from './CartControl';
import {MessageList} from './CartLine';
import {
  EXTRA_KEYS,
  MEANT_CART,
  REMOVE_GIFT_CARD_ACTION,
  SAY_ACTION,
  saidKey,
  type CartExtras as Extras,
  type CartMessage,
} from '../cart';
import {useCartStore} from '../client/cart-context';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {MAX_CODE_LENGTH, MAX_NOTE_LENGTH, withoutCode} from '../extras';
import type {CartFormProps, CartPart} from '../parts';
import {Button, IconButton} from '~/ui/Button';
import {isFocusLost} from '~/ui/Dialog';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';

interface CartExtrasProps {
  extras: Extras;
  /** The cart that they are of, without its key; '' for none. */
  cartId: string;
  messages: readonly CartMessage[];
  parts: readonly CartPart[];
}

/** Codes, the note, and what add-ons ask for. */
export function CartExtras({extras, cartId, messages, parts}: CartExtrasProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const part = (at: string) => ({
    at,
    cartId,
    messages: messages.filter(({lineKey}) => lineKey === at),
  });
  return (
    <div className="cart-extras">
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
          key={extras.note}
          name="note"
          aria-label={contents.noteLabel}
          placeholder={contents.notePlaceholder}
          defaultValue={extras.note}
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

interface SaidFormProps extends CartFormProps {
  /** As in the server's part. */
  name: string;
  title: string;
  /** How many things it has said: open where it is not 0. */
  count: number;
  /** Names of its fields. */
  fields: readonly string[];
  children: ReactNode;
}

/** A form of an add-on, which says something to the cart. */
export function SaidForm({name, messages, children, ...form}: SaidFormProps) {
  const at = saidKey(name);
  return (
    <FormSection
      {...form}
      at={at}
      action={SAY_ACTION}
      inputs={{name}}
      messages={messages.filter(({lineKey}) => lineKey === at)}
    >
      <div className="cart-said">{children}</div>
    </FormSection>
  );
}

interface PartProps {
  /** One of `EXTRA_KEYS`. */
  at: string;
  cartId: string;
  messages: readonly CartMessage[];
}

/** The discount codes in use, each with a button to remove it, and a field for another. */
function DiscountCodes({codes, ...part}: PartProps & {codes: Extras['discountCodes']}) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const all = codes.map(({code}) => code);
  const action = CartForm.ACTIONS.DiscountCodesUpdate;
  return (
    <Section title={contents.discountCode} count={codes.length} {...part}>
      {codes.map(({code, applicable}) => (
        <ExtraForm
          key={code}
          action={action}
          inputs={{discountCodes: withoutCode(all, code)}}
          {...part}
        >
          <AppliedCode
            code={code}
            note={applicable ? undefined : contents.notApplicable}
          />
        </ExtraForm>
      ))}
      <CodeForm
        key={all.join()}
        action={action}
        inputs={{discountCodes: all}}
        field="discountCode"
        label={contents.discountCode}
        applyLabel={contents.applyDiscountCode}
        {...part}
      />
    </Section>
  );
}

/** The gift card in use, or a field for one; a second can be entered at checkout. */
function GiftCard({cards, ...part}: PartProps & {cards: Extras['giftCards']}) {
  const contents = useMessages(CONTENTS_MESSAGES);
  return (
    <Section title={contents.giftCard} count={cards.length} {...part}>
      {cards.map(({id, lastCharacters}) => (
        <ExtraForm
          key={id}
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
    </Section>
  );
}

function FormSection({
  title,
  count,
  ...form
}: ExtraFormProps & Pick<SectionProps, 'title' | 'count'>) {
  return (
    <Section title={title} count={count} messages={form.messages}>
      <MessageList messages={form.messages.filter(isProblem)} />
      <ExtraForm {...form} />
    </Section>
  );
}

interface ExtraFormProps extends PartProps {
  action: string;
  inputs?: Record<string, unknown>;
  fields?: readonly string[];
  children: ReactNode;
}

/** Nothing that it posts is shown before the answer, which stands beside it. */
function ExtraForm({
  action,
  inputs = {},
  fields = [],
  at,
  cartId,
  children,
}: ExtraFormProps) {
  const {submit} = useCartStore();
  const meant = {...inputs, [MEANT_CART]: cartId};
  return (
    <CartControl
      action={action}
      inputs={meant}
      onSubmit={(read) => {
        const typed = Object.fromEntries(fields.map((field) => [field, read(field)]));
        void submit({action, inputs: {...meant, ...typed}}, at);
      }}
    >
      {children}
    </CartControl>
  );
}

interface SectionProps {
  messages: readonly CartMessage[];
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
    if (isFocusLost()) summary.current?.focus();
  }, [count]);
  return (
    <details className="cart-extra" open={count > 0 || messages.length > 0 || undefined}>
      <summary ref={summary}>
        <span>{title}</span>
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

interface CodeFormProps extends Omit<ExtraFormProps, 'children' | 'fields'> {
  field: string;
  label: string;
  /** Accessible name of the button. */
  applyLabel: string;
}

/** On an error the field keeps its value and the focus. */
function CodeForm({label, applyLabel, field, ...form}: CodeFormProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const problemsId = useId();
  const problems = form.messages.filter(isProblem);
  const isWrong = problems.length > 0;
  return (
    <ExtraForm {...form} fields={[field]}>
      <div className="cart-enter">
        <input
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
        <div id={problemsId}>
          <MessageList messages={problems} />
        </div>
      )}
    </ExtraForm>
  );
}
