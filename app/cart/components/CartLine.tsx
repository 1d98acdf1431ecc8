import {Link} from '@remix-run/react';
import {CartForm} from '@shopify/hydrogen';
import {useContext, useEffect, useId, useRef, useState, type ReactNode} from 'react';

import {pathFor} from '~/market';

import {CartControl} from './CartControl';
import {MEANT_CART, TARGET_FIELD, type CartImage, type CartMessage} from '../cart';
import {closeCart, useCartStore} from '../client/cart-context';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {MESSAGES} from '../messages';
import {changeOf, type ShownLine} from '../client/shown-cart';
import type {CartPart} from '../parts';
import {OpensAt} from '~/drop';
import {imageUrl, SMALL_PICTURE} from '~/lib/images';
import {isReduced} from '~/lib/money';
import {
  isAnyQuantity,
  nearestQuantities,
  parseQuantity,
  rangeOf,
  stepQuantity,
} from '~/lib/quantity';
import {MESSAGES as UI_MESSAGES} from '~/ui/messages';
import {IconButton} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {useMessages, useMoney} from '~/ui/language';
import {NoPicture} from '~/ui/Picture';
import {PriceTerms} from '~/ui/Price';

interface CartLineProps {
  line: ShownLine;
  /** The cart that the line is in, without its key; '' for none. */
  cartId: string;
  messages: readonly CartMessage[];
  onRemove: (line: ShownLine) => void;
  parts: readonly CartPart[];
}

export function CartLine({line, cartId, messages, onRemove, parts}: CartLineProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const copy = useMessages(MESSAGES);
  const {status} = line;
  const soldOut = line.quantity === 0 || line.isSoldOut === true;
  return (
    <li className="cart-line" data-status={status}>
      <LinePicture
        image={line.image}
        faded={soldOut}
        isConfirmed={status === 'confirmed'}
        parts={parts}
      />
      <div className="cart-line-body">
        <div className="cart-line-head">
          <LineTitle line={line} />
          <LinePrice line={line} />
        </div>
        {line.id &&
          !soldOut &&
          parts.map(
            ({EditLine}, at) =>
              EditLine && <EditLine key={at} line={line} cartId={cartId} />,
          )}
        {soldOut && <p className="small strong">{contents.soldOut}</p>}
        {line.endedOn && !soldOut && (
          <p className="small strong">{contents.endedOn(line.endedOn)}</p>
        )}
        {line.isNotSold && <p className="small strong">{contents.notSold}</p>}
        {status === 'waiting' && <p className="small strong">{copy.waiting}</p>}
        <MessageList messages={messages} />
        <div className="cart-line-controls row">
          {!soldOut && <LineQuantity line={line} cartId={cartId} onRemove={onRemove} />}
          <CartControl
            action={CartForm.ACTIONS.LinesRemove}
            inputs={{lineIds: line.id ? [line.id] : [], [MEANT_CART]: cartId}}
            onSubmit={() => onRemove(line)}
          >
            <IconButton
              type="submit"
              icon="trash"
              label={contents.remove(line.title)}
              className="cart-remove"
              data-next-focus
            />
          </CartControl>
        </div>
      </div>
    </li>
  );
}

/** A list of messages, each with an icon that does not rely on color. */
export function MessageList({messages}: {messages: readonly CartMessage[]}) {
  return (
    <>
      {messages.map(({kind, text, opensAt}) => (
        <p
          key={text}
          className={`cart-message small ${kind === 'notice' ? '' : 'cart-problem'}`}
        >
          <Icon name={kind === 'notice' ? 'check' : 'alert'} />
          <span>
            <span>{text}</span>
            {opensAt !== undefined && (
              <span>
                {' '}
                <OpensAt at={opensAt} />.
              </span>
            )}
          </span>
        </p>
      ))}
    </>
  );
}

function LineTitle({line}: {line: ShownLine}) {
  return (
    <div className="cart-line-name">
      <p className="strong" dir="auto">
        {line.handle ? (
          <Link to={pathFor('product', line.handle)} onClick={closeCart}>
            {line.title}
          </Link>
        ) : (
          line.title
        )}
      </p>
      {line.variantTitle && (
        <p className="note" dir="auto">
          {line.variantTitle}
        </p>
      )}
      {line.plan && (
        <p className="small" dir="auto">
          {line.plan}
        </p>
      )}
      {line.components && (
        <ul className="note">
          {line.components.map(({merchandiseId, name, quantity}) => (
            <li key={merchandiseId}>
              <span>{`${quantity} × `}</span>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      <LineAttributes attributes={line.attributes} labels={line.labels} />
    </div>
  );
}

/**
 * What a line says, in words. Keys that begin with `_` are for the merchant alone, as on Shopify's
 * own pages.
 */
function LineAttributes({attributes, labels}: Pick<ShownLine, 'attributes' | 'labels'>) {
  const shown = attributes.filter(({key}) => !key.startsWith('_'));
  if (shown.length === 0) return null;
  return (
    <dl className="small">
      {shown.map(({key, value}) => (
        <div key={key} dir="auto">
          <dt>{`${labels?.[key] ?? key}:`}</dt>{' '}
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The line's total, the unit price where there are several, and the price before a reduction. */
function LinePrice({line}: {line: ShownLine}) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const money = useMoney();
  const {total, unitPrice, unitCompareAt, perUnit, quantity, status, deductions} = line;
  const isStale = status !== 'confirmed';
  const each = unitPrice && money(unitPrice);
  // An unconfirmed line has a unit price and no total.
  const figure = total ? money(total) : quantity === 1 ? each : null;
  // A cart knows no lowest price.
  const mayCompare = !useContext(PriceTerms).comparesLowest;
  const before =
    mayCompare && unitPrice && isReduced(unitPrice, unitCompareAt) ? unitCompareAt : null;
  return (
    <div className={`cart-line-price figures ${isStale ? 'cart-stale' : ''}`}>
      {/* Another figure is another element: a wider one, set flush right, would count as one that
          has shifted. */}
      {figure && (
        <p key={figure} data-updating={isStale || undefined}>
          {figure}
        </p>
      )}
      {deductions?.map(({label, amount}) => (
        <p key={label} className="small">
          <bdi>{label}</bdi> <span>{`−${money(amount)}`}</span>
        </p>
      ))}
      {(before || quantity > 1) && (
        <p className="note">
          {before && (
            <s>
              <span className="visually-hidden">{contents.priceBefore}</span>
              <span>{money(before)}</span>
            </s>
          )}{' '}
          {quantity > 1 && <span>{contents.each(each ?? '')}</span>}
        </p>
      )}
      {perUnit && (
        <p className="note">{contents.perUnit(money(perUnit.price), perUnit.per)}</p>
      )}
    </div>
  );
}

interface LinePictureProps {
  image: CartImage | null;
  faded: boolean;
  isConfirmed: boolean;
  parts: readonly CartPart[];
}

/**
 * A picture that could not be loaded while the browser was offline is asked for again once the
 * store has the line.
 */
function LinePicture({image, faded, isConfirmed, parts}: LinePictureProps) {
  const [attempt, setAttempt] = useState(0);
  const hasFailed = useRef(false);
  useEffect(() => {
    if (!isConfirmed || !hasFailed.current) return;
    hasFailed.current = false;
    setAttempt((before) => before + 1);
  }, [isConfirmed]);
  const picture = image && (
    <img
      key={attempt}
      onError={() => (hasFailed.current = true)}
      src={imageUrl(image.src, SMALL_PICTURE)}
      alt={image.altText ?? ''}
      width={80}
      height={100}
      loading="lazy"
      decoding="async"
      className={faded ? 'cart-line-faded' : undefined}
    />
  );
  return (
    <div className="cart-line-picture">
      {image ? (
        parts.reduce<ReactNode>(
          (drawn, {LinePicture: Drawn}) =>
            Drawn ? <Drawn image={image}>{drawn}</Drawn> : drawn,
          picture,
        )
      ) : (
        <NoPicture />
      )}
    </div>
  );
}

/** Every button posts an absolute quantity. */
function LineQuantity({
  line,
  cartId,
  onRemove,
}: Omit<CartLineProps, 'messages' | 'parts'>) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const store = useCartStore();
  const stockNote = useId();
  const {quantity, inStock} = line;
  const isAllThereIs = inStock !== null && inStock > 0 && quantity >= inStock;
  const [text, setText] = useState(String(quantity));
  const copy = useMessages(UI_MESSAGES);
  const ruleNote = useId();
  const hasRule = !isAnyQuantity(line);
  const range = rangeOf(line);
  const [refused, setRefused] = useState<number | null>(null);
  const nearest = refused === null ? [] : nearestQuantities(refused, range);
  // The next part of a split line takes the place of one that is removed.
  useEffect(() => {
    setText(String(quantity));
    setRefused(null);
  }, [quantity, line.id]);

  function change(target: number) {
    setRefused(null);
    if (target === quantity) return;
    if (target === 0) onRemove(line);
    else store.change({...changeOf(line), kind: 'set', quantity: target});
  }

  function commit() {
    // A negative quantity is refused: raised to 0 it would remove the line.
    const typed = parseQuantity(text, Number.NEGATIVE_INFINITY);
    const isAllowed =
      typed !== null && (typed === 0 || nearestQuantities(typed, range)[0] === typed);
    if (isAllowed) return change(typed);
    setText(String(quantity));
    setRefused(typed);
  }

  return (
    <CartControl
      action={CartForm.ACTIONS.LinesUpdate}
      inputs={{lines: line.id ? [{id: line.id}] : [], [MEANT_CART]: cartId}}
      onSubmit={(field) => {
        const target = field(TARGET_FIELD);
        if (target) change(Number(target));
        else commit();
      }}
    >
      <div className="cart-quantity">
        {/* First, so that Enter in the field presses it. */}
        <button type="submit" className="cart-update">
          {contents.update}
        </button>
        <StepButton line={line} step={-1} />
        <input
          type="number"
          name="quantity"
          inputMode="numeric"
          min={0}
          step={line.increment}
          max={line.maximum ?? undefined}
          value={text}
          // Until the store has the line, “+” and “−” change what is added.
          disabled={line.id === null}
          aria-label={contents.quantityOf(line.title)}
          aria-describedby={hasRule ? ruleNote : undefined}
          className="figures"
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
        />
        <StepButton line={line} step={1} note={isAllThereIs ? stockNote : undefined} />
      </div>
      {hasRule && (
        <p id={ruleNote} role="status" className="note">
          {refused !== null && nearest.length > 0
            ? copy.notThatMany(refused, nearest)
            : copy.quantityRule(line)}
        </p>
      )}
      {isAllThereIs && (
        <p id={stockNote} className="note">
          {contents.allInStock(inStock)}
        </p>
      )}
    </CartControl>
  );
}

interface StepButtonProps {
  line: ShownLine;
  step: 1 | -1;
  /** Id of the element that describes it. */
  note?: string | undefined;
}

/** At the end of the variant's range it is not disabled, so that it keeps its focus. */
function StepButton({line, step, note}: StepButtonProps) {
  const contents = useMessages(CONTENTS_MESSAGES);
  const target = stepQuantity(line.quantity, step, rangeOf(line));
  // A quantity outside the range has one step: back into it.
  const isAllowed = (target - line.quantity) * step > 0;
  const label = step > 0 ? contents.increase : contents.decrease;
  return (
    <button
      type="submit"
      name={TARGET_FIELD}
      value={isAllowed ? target : line.quantity}
      // Browsers send no form whose field breaks its own rule.
      formNoValidate
      data-replay
      aria-disabled={!isAllowed}
      aria-describedby={note}
      aria-label={label(line.title)}
      className="cart-step"
    >
      <Icon name={step > 0 ? 'plus' : 'minus'} />
    </button>
  );
}
