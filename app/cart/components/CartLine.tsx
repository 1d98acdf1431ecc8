import {Link} from '@remix-run/react';
import {CartForm} from '@shopify/hydrogen';
import {useContext, useEffect, useRef, useState, type ReactNode} from 'react';

import {pathFor, urlOfVariant} from '~/market';

import {CartControl} from './CartControl';
import {LineQuantity} from './LineQuantity';
import type {CartImage, CartMessage} from '../cart';
import {closeCart} from '../client/cart-context';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {MESSAGES} from '../messages';
import type {ShownLine} from '../client/shown-cart';
import type {CartPart} from '../parts';
import {OpensAt} from '~/drop';
import {imageUrl, SMALL_PICTURE} from '~/lib/images';
import {longDate} from '~/lib/intl';
import {isReduced} from '~/lib/money';
import {IconButton} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {useMessages, useMoney, usePageTag, useTextLang} from '~/ui/language';
import {NoPicture} from '~/ui/Picture';
import {PriceTerms} from '~/ui/Price';

interface CartLineProps {
  line: ShownLine;
  /** Of the cart. */
  abroad: string | undefined;
  messages: readonly CartMessage[];
  onRemove: (line: ShownLine) => void;
  parts: readonly CartPart[];
}

export function CartLine(props: CartLineProps) {
  const {line, abroad, messages, onRemove, parts} = props;
  const contents = useMessages(CONTENTS_MESSAGES);
  const copy = useMessages(MESSAGES);
  const tag = usePageTag();
  const {status, isSoldOut: soldOut = false} = line;
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
          parts.map(({EditLine}, at) => EditLine && <EditLine key={at} line={line} />)}
        {soldOut && (
          <p className="small strong">
            {abroad ? contents.soldOutOrNotFor(abroad) : contents.soldOut}
          </p>
        )}
        {line.quantity === 0 && !soldOut && (
          <p className="small strong">{contents.isBack}</p>
        )}
        {line.endedOn && !soldOut && (
          <p className="small strong">{contents.endedOn(longDate(line.endedOn, tag))}</p>
        )}
        {line.isNotSold && <p className="small strong">{contents.notSold}</p>}
        {status === 'waiting' && <p className="small strong">{copy.waiting}</p>}
        {/* A warning says the same of a line that has sold out. */}
        <MessageList
          messages={soldOut ? messages.filter(({kind}) => kind !== 'warning') : messages}
        />
        <div className="cart-line-controls row">
          {!soldOut && <LineQuantity line={line} onRemove={onRemove} />}
          <CartControl
            action={CartForm.ACTIONS.LinesRemove}
            inputs={{lineIds: line.id ? [line.id] : []}}
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
  const lang = useTextLang();
  return (
    <div className="cart-line-name">
      <p className="strong" dir="auto" lang={lang}>
        {line.handle ? (
          <Link
            to={urlOfVariant(pathFor('product', line.handle), line.merchandiseId)}
            onClick={closeCart}
          >
            {line.title}
          </Link>
        ) : (
          line.title
        )}
      </p>
      {line.variantTitle && (
        <p className="note" dir="auto" lang={lang}>
          {line.variantTitle}
        </p>
      )}
      {line.plan && (
        <p className="small" dir="auto" lang={lang}>
          {line.plan}
        </p>
      )}
      {line.components && (
        <ul role="list" className="note" lang={lang}>
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
  const several = each && quantity > 1 ? each : null;
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
      {(before || several) && (
        <p className="note">
          {before && (
            <s>
              <span className="visually-hidden">{contents.priceBefore}</span>
              <span>{money(before)}</span>
            </s>
          )}{' '}
          {several && <span>{contents.each(several)}</span>}
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
