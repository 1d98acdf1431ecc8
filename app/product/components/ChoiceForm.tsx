import {useEffect, useRef, useState, type RefObject} from 'react';

import {addToCartLabel} from '../availability';
import {DEFAULT_CURRENCY, MISSING_PRICE_AMOUNT} from '~/lib/money';
import {namedSelection, type Selection} from '../option-selection';
import {AddToCartForm} from '~/cart';
import {Button} from '~/ui/Button';
import {QuantityField} from '~/ui/QuantityField';

import {choiceMessage, refusalMessage} from '../choice-message';
import {OptionSelectors} from './OptionSelectors';
import type {ProductView} from '../product-view';
import type {Choice} from './use-choice';

interface ChoiceFormProps {
  product: ProductView;
  choice: Choice;
  /** Nothing can be added any more, whatever is chosen. */
  ended?: boolean;
  /** Id of the help on sizes, where the page has one. */
  sizeHelp?: string;
  /** Before the drawer opens with the item in it. */
  onAdd?: () => void;
}

/** Options, quantity and the button that adds: the same on the product page and in the options dialog. */
export function ChoiceForm({
  product,
  choice,
  ended = false,
  sizeHelp,
  onAdd,
}: ChoiceFormProps) {
  const selects = useRef(new Map<number, HTMLSelectElement>());
  const message = useRef<HTMLParagraphElement>(null);
  const [refused, setRefused] = useState(false);
  useOwnValidation(message);
  const addWhenFound = useAddWhenFound(message, choice);
  const mayAdd = () => {
    if (choice.unmet !== null) {
      selects.current.get(choice.unmet)?.focus();
      return false;
    }
    setRefused(!choice.variant);
    if (choice.variant?.id === null) addWhenFound();
    return choice.variant !== null;
  };
  return (
    <AddToCartForm
      variantId={choice.variant?.id ?? null}
      handle={product.handle}
      selectedOptions={namedSelection(product.options, choice.selection)}
      quantity={choice.quantity}
      preview={previewOf(product, choice)}
      ownFields
      onBeforeAdd={mayAdd}
      onAdd={onAdd}
      className="choice"
    >
      <OptionSelectors
        product={product}
        choice={choice}
        selects={selects}
        sizeHelp={sizeHelp}
      />
      <div className="buy-bar">
        <p ref={message} role="status" className="choice-message">
          {refused && choice.state === 'missing'
            ? refusalMessage(product.options, choice)
            : choiceMessage(product.options, choice)}
        </p>
        <QuantityField value={choice.quantity} onChange={choice.setQuantity} />
        <Button
          type="submit"
          variant="primary"
          className="buy-button"
          disabled={ended || choice.addDisabled}
        >
          {addToCartLabel(product)}
        </Button>
      </div>
    </AddToCartForm>
  );
}

/** The browser's own check of required fields serves visitors without script; with script the rules of spec §5 hold. */
function useOwnValidation(inside: RefObject<HTMLElement>) {
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (form) form.noValidate = true;
  }, [inside]);
}

/**
 * What is pressed for while the store still looks the variant up (one beyond the 250 listed) is added once it is found;
 * choosing something else takes the wish back.
 */
function useAddWhenFound(
  inside: RefObject<HTMLElement>,
  {variant, selection, lookUp}: Choice,
) {
  const wish = useRef<Selection | null>(null);
  const found = Boolean(variant?.id);
  useEffect(() => {
    const wanted = wish.current === selection;
    if (found || !wanted) wish.current = null;
    if (found && wanted) inside.current?.closest('form')?.requestSubmit();
  }, [inside, found, selection]);
  return () => {
    wish.current = selection;
    lookUp();
  };
}

/** The cart's line before the store has confirmed it. */
function previewOf(product: ProductView, {variant, price, selection}: Choice) {
  const image = product.images[variant?.image ?? 0];
  const hasOptions = product.options.some(({values}) => values.length > 1);
  return {
    productTitle: product.title,
    variantTitle: hasOptions ? selection.filter(Boolean).join(' / ') : null,
    image: image ? {src: image.url, altText: image.alt, width: null, height: null} : null,
    price: price ?? {amount: MISSING_PRICE_AMOUNT, currencyCode: DEFAULT_CURRENCY},
    handle: product.handle,
  };
}
