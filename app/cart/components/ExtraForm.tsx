import {useRef, type ReactNode} from 'react';

import {CartControl} from './CartControl';
import {MessageList} from './CartLine';
import {SAY_ACTION, saidKey, type CartMessage} from '../cart';
import {useCartStore} from '../client/cart-context';
import {isFocusLost} from '~/ui/Dialog';
import {useChange} from '~/ui/effects';
import {Icon} from '~/ui/Icon';

export interface PartProps {
  /** Where its messages stand: one of `EXTRA_KEYS`. */
  at: string;
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
  children,
}: ExtraFormProps) {
  const {say} = useCartStore();
  return (
    <CartControl
      action={action}
      inputs={inputs}
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

export const isProblem = ({kind}: CartMessage) => kind !== 'notice';

interface FoldProps {
  title: string;
  /** How many entries its parts have: open where it is not 0. */
  count: number;
  /** Those of its parts. */
  messages: readonly CartMessage[];
  children: ReactNode;
}

/** A native disclosure of parts, open where one has a value or a message. */
export function Fold({title, count, messages, children}: FoldProps) {
  const summary = useRef<HTMLElement>(null);
  useChange(count, () => {
    // When the pressed control has disappeared, focus moves to the heading of all parts.
    if (isFocusLost()) summary.current?.focus();
  });
  return (
    <details className="cart-fold" open={count > 0 || messages.length > 0 || undefined}>
      <summary ref={summary}>
        <span>{title}</span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

interface PartOfFoldProps {
  /** What it is, for people. */
  name: string;
  messages: readonly CartMessage[];
  children: ReactNode;
}

/** A part of a fold, with its messages that are no problems. */
export function PartOfFold({name, messages, children}: PartOfFoldProps) {
  return (
    <div className="cart-extra" data-name={name}>
      <MessageList messages={messages.filter((message) => !isProblem(message))} />
      {children}
    </div>
  );
}

/** A form that is a part of a fold. */
export function FormPart({title, ...form}: ExtraFormProps) {
  return (
    <PartOfFold name={title} messages={form.messages}>
      <MessageList messages={form.messages.filter(isProblem)} />
      <ExtraForm title={title} {...form} />
    </PartOfFold>
  );
}

interface SaidFormProps {
  /** As in the server's part. */
  name: string;
  title: string;
  /** Names of its fields. */
  fields: readonly string[];
  messages: readonly CartMessage[];
  children: ReactNode;
}

/** A form of an add-on, which says something to the cart. */
export function SaidForm({name, messages, children, ...form}: SaidFormProps) {
  const at = saidKey(name);
  return (
    <FormPart
      {...form}
      at={at}
      action={SAY_ACTION}
      inputs={{name}}
      messages={messages.filter(({lineKey}) => lineKey === at)}
    >
      <div className="cart-said">
        <p className="strong">{form.title}</p>
        {children}
      </div>
    </FormPart>
  );
}
