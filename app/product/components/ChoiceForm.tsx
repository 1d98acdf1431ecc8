import {Link} from '@remix-run/react';
import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';

import {AddToCartForm, ShopPayOnProduct} from '~/cart';
import {OpensAt} from '~/drop';
import {RecipientFields} from '~/add-ons/gifts';
import {longDate} from '~/lib/intl';
import {DEFAULT_CURRENCY, MISSING_PRICE_AMOUNT} from '~/lib/money';
import {hrefIn, useMarket} from '~/market';
import {NotifyForm} from '~/add-ons/notify';
import type {PrintHandle} from '~/add-ons/personalization';
import {Button, buttonClass} from '~/ui/Button';
import {useMessages, usePageTag} from '~/ui/language';
import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';
import {QuantityField} from '~/ui/QuantityField';
import {ShareLink} from '~/ui/ShareLink';

import {choicePath, optionField} from '../choice-form';
import {choiceMessage, choiceSummary, priceMessage} from '../describe-choice';
import {MESSAGES} from '../messages';
import {
  addToCartLabel,
  isPreOrder,
  isSize,
  isSoldOut,
  selectableOptions,
  type Selection,
} from '../options';
import {SIZE_HELP, type Product, type ShopHelp} from '../product';
import {OptionGroup} from './OptionGroup';
import {ProductPrint} from './ProductPrint';
import {SizeGuideLink} from './SizeGuideLink';
import type {Choice} from './use-choice';
import {useBrowserLayoutEffect} from './use-media-row';

const ProductPickup = lazyPart(() => import('./ProductPickup'));

interface ChoiceFormProps {
  product: Product;
  choice: Choice;
  /** The page's help on sizes, and the terms of delivery and returns. */
  help?: ShopHelp;
  /** The consent text of the form for back-in-stock notification; `null` for no form. */
  consent?: string | null;
  /** Called before the drawer opens. */
  onAdd?: () => void;
  /** Whether it is the page's own form: links and redirects lead to its options. */
  isAnchored?: boolean;
  /** Rendered at the form's end: a phone's bar while something is still to choose. */
  children?: ReactNode;
}

/** Options, quantity and the add button, for the product page, its sheet and the options dialog. */
export function ChoiceForm({
  product,
  choice,
  help,
  consent = null,
  onAdd,
  isAnchored = false,
  children,
}: ChoiceFormProps) {
  const {options, sizeGuide} = product;
  const {selection, printing, isOpen, hasEnded} = choice;
  const message = useRef<HTMLParagraphElement>(null);
  const [refused, setRefused] = useState(false);
  // A permalink carries no lettering, and no recipient.
  const isSimple = !printing?.print && !product.recipient;
  const print = useRef<PrintHandle | null>(null);
  /** The button was pressed before the fields were there. */
  const isPressed = useRef(false);
  useFormAsFilled(message, product, choice);
  const addWhenFound = useAddWhenFound(message, choice);
  const missing = refused ? choice.unmet : null;
  const mayAdd = () => {
    if (choice.unmet !== null) {
      setRefused(true);
      focusOption(message.current?.closest('form'), options[choice.unmet]?.name);
      return false;
    }
    setRefused(!choice.variant);
    if (choice.variant?.id === null) addWhenFound();
    if (!choice.variant) return false;
    return isSimple ? true : readPrint();
  };
  /** What is written on the line; `false` if that is invalid, or its fields are on their way. */
  const readPrint = () => {
    if (!print.current) {
      isPressed.current = true;
      return false;
    }
    const printed = print.current.check();
    if (!printed) return false;
    const {attributes, lettering} = printed;
    const {image} = previewOf(product, choice);
    const src = printing?.place == null ? '' : product.media[printing.place]?.url;
    return {
      attributes,
      image: src && lettering ? {...noSize, src, altText: null, lettering} : image,
    };
  };
  const onPrintReady = (handle: PrintHandle | null) => {
    print.current = handle;
    if (!handle || !isPressed.current) return;
    isPressed.current = false;
    message.current?.closest('form')?.requestSubmit();
  };
  // What only other products of a combined listing have is no choice here.
  const selectable = selectableOptions(options).filter(
    (index) => product.isListing || selection[index] !== '',
  );
  const tag = usePageTag();
  const messages = useMessages(MESSAGES);
  const notSold =
    (product.isListing && messages.soldApart) ||
    (product.isPlanOnly && messages.planOnly) ||
    null;
  const url = hrefIn(useMarket(), choicePath(product.handle, options, selection));
  const described = [tag, options, choice] as const;
  const facts = (
    <>
      <Delivery product={product} help={help} />
      {isAnchored && (
        <ShareLink
          title={product.title}
          url={url}
          label={messages.share}
          copied={messages.copied}
        />
      )}
    </>
  );
  const variantId = (choice.variant ?? product.variants[0])?.id;
  const isDisabled = hasEnded || !isOpen || choice.addDisabled;
  const isClosed = isDisabled && !hasEnded && !product.isPlanOnly;
  const waits = consent !== null && isClosed && variantId;
  const topic = isOpen || isSoldOut(product) ? 'back' : 'opens';
  const summary = (
    <p className="buy-summary figures" aria-hidden="true">
      {choiceSummary(tag, options, choice)}
    </p>
  );
  return (
    <>
      <AddToCartForm
        variantId={choice.variant?.id ?? null}
        handle={product.handle}
        quantity={choice.quantity}
        preview={previewOf(product, choice)}
        onBeforeAdd={mayAdd}
        onAdd={onAdd}
        className="choice"
      >
        {options.map((option, index) =>
          selectable.includes(index) ? (
            <OptionGroup
              key={option.name}
              {...{product, option, index, choice}}
              isMissing={index === missing}
              isAnchored={isAnchored}
            >
              {isSize(option) && (
                <SizeGuideLink
                  name={option.name}
                  guide={sizeGuide}
                  help={help?.topics.find(({id}) => id === SIZE_HELP)?.id}
                />
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
        )}
        <ProductPrint product={product} choice={choice} handle={onPrintReady} />
        {product.recipient && (
          <RecipientFields texts={product.recipient} handle={onPrintReady} />
        )}
        {!product.isListing && (
          <QuantityField
            value={choice.quantity}
            onChange={choice.setQuantity}
            rule={choice.rule}
            held={choice.held}
          />
        )}
        <div className="buy-bar">
          <p role="status" className="visually-hidden">
            {priceMessage(...described, product.price)}
          </p>
          <p ref={message} role="status" className="choice-message">
            {notSold ??
              (refused && choice.state === 'missing'
                ? messages.nothingAdded(choiceMessage(...described))
                : choiceMessage(...described))}
          </p>
          {!product.isListing && (
            <>
              {summary}
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
        {waits && isAnchored ? (
          <div className="choose-bar">
            {summary}
            <a href={`#${NOTIFY_FIELD}`} className={buttonClass('primary', 'buy-button')}>
              {messages.tell[topic]}
            </a>
          </div>
        ) : (
          children
        )}
        {isAnchored && isSimple && !isDisabled && choice.variant?.id && (
          <ShopPayOnProduct variantId={choice.variant.id} quantity={choice.quantity} />
        )}
        {isAnchored && product.pickup && (
          <NearScreen className="min-h-(--target)">
            <ProductPickup variant={choice.addDisabled ? null : choice.variant?.id} />
          </NearScreen>
        )}
        {!waits && facts}
      </AddToCartForm>
      {waits && (
        <>
          <NotifyForm
            key={variantId}
            topic={topic}
            fieldId={isAnchored ? NOTIFY_FIELD : undefined}
            consent={consent}
            variantId={variantId}
            handle={product.handle}
          />
          {facts}
        </>
      )}
    </>
  );
}

/** A pre-order's date, or how long delivery takes, then the shop's terms, as far as it has them. */
function Delivery({product, help}: Pick<ChoiceFormProps, 'product' | 'help'>) {
  const tag = usePageTag();
  const messages = useMessages(MESSAGES);
  const {delivery, terms = []} = help ?? {};
  const {shipsOn} = product;
  const ships = shipsOn && messages.shipsOn(longDate(shipsOn, tag));
  const when = isPreOrder(product) ? ships : delivery && messages.delivery(delivery);
  return (
    <>
      {when && <p className="delivery">{when}</p>}
      {terms.length > 0 && (
        <p className="delivery">
          {terms.map(({text, path}) =>
            path ? (
              <Link key={text} to={path} className="link">
                {text}
              </Link>
            ) : (
              <span key={text}>{text}</span>
            ),
          )}
        </p>
      )}
    </>
  );
}

/** Focuses an option's first radio or its select, in a form of this product. */
export function focusOption(form: HTMLFormElement | null | undefined, name = '') {
  const fields = form?.elements.namedItem(optionField(name));
  const first = fields instanceof RadioNodeList ? fields[0] : fields;
  if (first instanceof HTMLElement) first.focus();
}

/**
 * Adopts the form's values from before hydration (chosen by the visitor, or restored by the
 * browser), in the same commit, so that a replayed press finds them.
 */
function useFormAsFilled(
  inside: RefObject<HTMLElement>,
  {options}: Product,
  {choose}: Choice,
) {
  useBrowserLayoutEffect(() => {
    const read = () => {
      const form = inside.current?.closest('form');
      if (!form) return;
      const filled = new FormData(form);
      for (const [index, {name, values}] of options.entries()) {
        const value = filled.get(optionField(name));
        if (typeof value === 'string' && values.includes(value)) choose(index, value);
      }
    };
    read();
    // React misses changes before hydration is done: read the form again then.
    window.addEventListener('hydrated', read, {once: true});
    return () => window.removeEventListener('hydrated', read);
    // Once: from then on React knows.
  }, []);
}

/** Adds a variant beyond the 250 listed once it is found, unless another value is chosen first. */
function useAddWhenFound(
  inside: RefObject<HTMLElement>,
  {variant, selection, lookUp}: Choice,
) {
  const pendingSelection = useRef<Selection | null>(null);
  const found = Boolean(variant?.id);
  useEffect(() => {
    const isStillChosen = pendingSelection.current === selection;
    if (found || !isStillChosen) pendingSelection.current = null;
    if (found && isStillChosen) inside.current?.closest('form')?.requestSubmit();
  }, [inside, found, selection]);
  return () => {
    pendingSelection.current = selection;
    lookUp();
  };
}

/** Id of the field to which a phone's bar leads while the product cannot be bought. */
const NOTIFY_FIELD = 'notify-email';

const noSize = {width: null, height: null};

/** The line to show before the store confirms it. */
function previewOf(product: Product, {variant, prices, selection, rule}: Choice) {
  const image = product.media[variant?.image ?? 0];
  const hasOptions = product.options.some(({values}) => values.length > 1);
  return {
    title: product.title,
    variantTitle: hasOptions ? selection.filter(Boolean).join(' / ') : null,
    image: image?.url ? {...noSize, src: image.url, altText: image.alt} : null,
    unitPrice: prices.price ?? {
      amount: MISSING_PRICE_AMOUNT,
      currencyCode: DEFAULT_CURRENCY,
    },
    handle: product.handle,
    ...rule,
  };
}
