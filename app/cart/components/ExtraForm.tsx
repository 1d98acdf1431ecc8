import {useEffect, useRef, type ReactNode} from 'react';

import {CartControl} from './CartControl';
import {MessageList} from './CartLine';
import {MEANT_CART, SAY_ACTION, saidKey, type CartMessage} from '../cart';
import {useCartStore} from '../client/cart-context';
import type {CartFormProps} from '../parts';
import {isFocusLost} from '~/ui/Dialog';
import {Icon} from '~/ui/Icon';

/** Where a form's messages stand, and the cart that it is meant for. */
export interface PartProps {
  /** One of `EXTRA_KEYS`. */
  at: string;
  cartId: string;
  messages: readonly CartMessage[];
}

export interface ExtraFormProps extends PartProps {
  /** What it says, for people. */
  title: string;
  action: string;
  inputs?: Record<string, unknown>;
  fields?: readonly string[];
  children: ReactNode;
}

/** Nothing that it posts is shown before the answer, which stands beside it. */
export function ExtraForm({
  title,
  action,
  inputs = {},
  fields = [],
  at,
  cartId,
  children,
}: ExtraFormProps) {
  const {say} = useCartStore();
  return (
    <CartControl
      action={action}
      inputs={{...inputs, [MEANT_CART]: cartId}}
      onSubmit={(read) => {
        const typed = Object.fromEntries(fields.map((field) => [field, read(field)]));
        const said = {...inputs, ...typed};
        // Each code is said for itself: another one does not replace it.
        const code = String(said.discountCode ?? said.removedCode ?? '');
        const place = `${at} ${code.trim().toLowerCase()}`.trim();
        say({place, key: at, name: code || title, action, inputs: said});
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

export const isProblem = ({kind}: CartMessage) => kind !== 'notice';

/** A native disclosure, open where it has a value or a message. */
export function Section({title, count, messages, children}: SectionProps) {
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

/** A form in a section of its own. */
export function FormSection({
  title,
  count,
  ...form
}: ExtraFormProps & Pick<SectionProps, 'count'>) {
  return (
    <Section title={title} count={count} messages={form.messages}>
      <MessageList messages={form.messages.filter(isProblem)} />
      <ExtraForm title={title} {...form} />
    </Section>
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
