import {Link} from '@remix-run/react';
import {useRef, type ReactNode, type RefObject} from 'react';

import {AddToCartForm, ShopPayOnProduct} from '~/cart';
import {OpensAt} from '~/drop';
import {longDate} from '~/lib/intl';
import {DEFAULT_CURRENCY, MISSING_PRICE_AMOUNT} from '~/lib/money';
import {Button, buttonClass} from '~/ui/Button';
import {useMessages, usePageTag} from '~/ui/language';
import {QuantityField} from '~/ui/QuantityField';

import {optionField} from '../choice-form';
import {choiceLine, choiceMessage, choiceSummary, priceMessage} from '../describe-choice';
import {pictureOfChoice} from '../gallery';
import {MESSAGES} from '../messages';
import {
  addToCartLabel,
  isPreOrder,
  isSize,
  isSoldOut,
  selectableOptions,
} from '../options';
import {arrivalSteps, type Product, type ShopHelp} from '../product';
import {OptionGroup} from './OptionGroup';
import {SizeGuideLink} from './SizeGuideLink';
import {useAdding} from './use-adding';
import type {Choice} from './use-choice';

interface ChoiceFormProps {
  /** Where it stands. On the page, links and redirects lead to its options. */
  place: 'page' | 'sheet' | 'dialog';
  product: Product;
  choice: Choice;
  /** The page's help on sizes, and the terms of delivery and returns. */
  help?: ShopHelp;
  /** Called before the drawer opens. */
  onAdd?: () => void;
  /** Rendered at the form's end: a phone's bar while something is still to choose. */
  children?: ReactNode;
}

/** Options, quantity and the add button, for the product page, its sheet and the options dialog. */
export function ChoiceForm(props: ChoiceFormProps) {
  const {place, product, choice, help, onAdd, children} = props;
  const {hasEnded, isOpen, parts, variant} = choice;
  const messages = useMessages(MESSAGES);
  const tag = usePageTag();
  const message = useRef<HTMLParagraphElement>(null);
  const {isRefused, readLine, takeFields} = useAdding(message, product, choice);
  const onPage = place === 'page';
  const isDisabled = hasEnded || !isOpen || choice.addDisabled;
  const isClosed = isDisabled && !hasEnded && !product.isPlanOnly;
  // The store says no variant of a choice that it does not show: the product is waited for.
  const awaited = choice.isUnpublished ? product : (variant ?? product.variants[0]);
  const awaitedId = awaited?.id;
  const waits = product.mayWait && place !== 'sheet' && isClosed && awaitedId;
  const topic = isOpen || isSoldOut(product) ? 'back' : 'opens';
  const arrives = isDisabled ? [] : arrivalSteps(product, choice.isMade);
  const facts = (
    <ul role="list" className="buy-facts">
      <Delivery product={product} help={help} />
      {parts.map(
        ({BelowAdd}, index) =>
          BelowAdd && <BelowAdd key={index} {...{place, product, choice, arrives}} />,
      )}
    </ul>
  );
  return (
    <>
      <AddToCartForm
        variantId={variant?.id ?? null}
        handle={product.handle}
        quantity={choice.quantity}
        preview={previewOf(product, choice)}
        onBeforeAdd={readLine}
        onAdd={onAdd}
        className="choice"
      >
        <Options
          {...{place, product, choice, help}}
          missing={isRefused ? choice.unmet : null}
        />
        {parts.map(
          (part, index) =>
            part.Fields && (
              <part.Fields
                key={index}
                {...{product, choice}}
                handle={(fields) => takeFields(part, fields)}
                failed={<p role="alert">{messages.fieldsFailed}</p>}
              />
            ),
        )}
        {!product.isListing && (
          <QuantityField
            value={choice.quantity}
            onChange={choice.setQuantity}
            rule={choice.rule}
            held={choice.held}
          />
        )}
        <div
          className="buy-bar"
          data-line={onPage ? choiceLine(tag, product, choice) : undefined}
        >
          <ChoiceStatus {...{product, choice, isRefused, message}} />
          {!product.isListing && (
            <>
              <ChoiceSummary product={product} choice={choice} />
              <Button
                type="submit"
                variant="primary"
                className="buy-button"
                disabled={isDisabled}
              >
                {isOpen || isSoldOut(product) ? (
                  messages.addToCart[addToCartLabel(product)]
                ) : (
                  <OpensAt at={product.opensAt ?? 0} />
                )}
              </Button>
            </>
          )}
        </div>
        {waits && onPage ? (
          <div className="choose-bar">
            <ChoiceSummary product={product} choice={choice} />
            <a
              href={`#${WAITING_FIELD}`}
              className={buttonClass('primary', 'buy-button')}
            >
              {messages.tell[topic]}
            </a>
          </div>
        ) : (
          children
        )}
        {/* A permalink says nothing of its line. */}
        {onPage && !choice.isMade && !isDisabled && variant?.id && (
          <ShopPayOnProduct variantId={variant.id} quantity={choice.quantity} />
        )}
        {!waits && facts}
      </AddToCartForm>
      {waits &&
        parts.map(
          ({Waiting}, index) =>
            Waiting && (
              <Waiting
                key={`${index}-${awaitedId}`}
                {...{product, awaitedId, topic}}
                fieldId={onPage ? WAITING_FIELD : undefined}
              />
            ),
        )}
      {waits && facts}
    </>
  );
}

interface OptionsProps extends Pick<
  ChoiceFormProps,
  'place' | 'product' | 'choice' | 'help'
> {
  /** Index of the option that a press found without a value; `null` for none. */
  missing: number | null;
}

/** The option groups. What has one value alone is a field that is not seen. */
function Options({place, product, choice, help, missing}: OptionsProps) {
  const {options, sizeGuide} = product;
  const {selection} = choice;
  const selectable = selectableOptions(options);
  return options.map((option, index) =>
    // What only other products of a combined listing have is no choice here.
    selectable.includes(index) && (product.isListing || selection[index] !== '') ? (
      <OptionGroup
        key={option.name}
        {...{product, option, index, choice}}
        isMissing={index === missing}
        isAnchored={place === 'page'}
      >
        {isSize(option) && (
          <SizeGuideLink name={option.name} guide={sizeGuide} help={help?.sizes} />
        )}
      </OptionGroup>
    ) : (
      selection[index] && (
        <input
          key={option.name}
          type="hidden"
          name={optionField(option.name)}
          value={selection[index]}
        />
      )
    ),
  );
}

type Chosen = Pick<ChoiceFormProps, 'product' | 'choice'>;

/** The price and what is chosen, beside the button of a phone's bar. */
export function ChoiceSummary({product, choice}: Chosen) {
  return (
    <p className="buy-summary figures" aria-hidden="true">
      {choiceSummary(usePageTag(), product.options, choice)}
    </p>
  );
}

interface ChoiceStatusProps extends Chosen {
  isRefused: boolean;
  message: RefObject<HTMLParagraphElement>;
}

/** What is to be said of the choice: its price, why nothing was added, that few are left. */
function ChoiceStatus({product, choice, isRefused, message}: ChoiceStatusProps) {
  const tag = usePageTag();
  const messages = useMessages(MESSAGES);
  const described = [tag, product.options, choice] as const;
  const notSold =
    (product.isListing && messages.soldApart) ||
    (product.isPlanOnly && messages.planOnly) ||
    null;
  const said = choiceMessage(...described);
  const isNothingAdded = isRefused && choice.state === 'missing';
  return (
    <>
      <p role="status" className="visually-hidden">
        {priceMessage(...described, product.price)}
      </p>
      <p ref={message} role="status" className="choice-message">
        {notSold ?? (isNothingAdded ? messages.nothingAdded(said) : said)}
      </p>
    </>
  );
}

/** Rows: a pre-order's date, or how long delivery takes; then the terms that the shop has. */
function Delivery({product, help}: Pick<ChoiceFormProps, 'product' | 'help'>) {
  const tag = usePageTag();
  const messages = useMessages(MESSAGES);
  const {delivery, terms = []} = help ?? {};
  const {shipsOn} = product;
  const ships = shipsOn && messages.shipsOn(longDate(shipsOn, tag));
  // Dates say more than a number of days.
  const takes = !product.arrival && delivery && messages.delivery(delivery);
  const when = isPreOrder(product) ? ships : takes;
  return (
    <>
      {when && <li>{when}</li>}
      {terms.map(({text, path}) => (
        <li key={text}>
          {path ? (
            <Link to={path} className="link">
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </>
  );
}

/** Id of the field to which a phone's bar leads while the product cannot be bought. */
const WAITING_FIELD = 'notify-email';

/** The line to show before the store confirms it. */
function previewOf(product: Product, {variants, prices, selection, rule}: Choice) {
  const picture = pictureOfChoice({...product, variants}, selection);
  const image = product.media[picture ?? -1];
  const hasOptions = product.options.some(({values}) => values.length > 1);
  return {
    title: product.title,
    variantTitle: hasOptions ? selection.filter(Boolean).join(' / ') : null,
    image: image?.url ? {src: image.url, altText: image.alt} : null,
    unitPrice: prices.price ?? {
      amount: MISSING_PRICE_AMOUNT,
      currencyCode: DEFAULT_CURRENCY,
    },
    handle: product.handle,
    ...rule,
  };
}
