import {useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';

import {addToCartLabel} from '../availability';
import {DEFAULT_CURRENCY, MISSING_PRICE_AMOUNT} from '~/lib/money';
import {optionField} from '../choice-form';
import {
  isSize,
  namedSelection,
  selectableOptions,
  type Selection,
} from '../option-selection';
import {AddToCartForm} from '~/cart';
import {Button} from '~/ui/Button';
import {QuantityField} from '~/ui/QuantityField';

import {choiceMessage, refusalMessage} from '../choice-message';
import {OptionGroup} from './OptionGroup';
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
  const message = useRef<HTMLParagraphElement>(null);
  const [refused, setRefused] = useState(false);
  useFormAsFilled(message, product, choice);
  const addWhenFound = useAddWhenFound(message, choice);
  const missing = refused ? choice.unmet : null;
  const mayAdd = () => {
    if (choice.unmet !== null) {
      setRefused(true);
      focusOption(message.current, product.options[choice.unmet]?.name ?? '');
      return false;
    }
    setRefused(!choice.variant);
    if (choice.variant?.id === null) addWhenFound();
    return choice.variant !== null;
  };
  const selectable = selectableOptions(product.options, choice.surface);
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
      {product.options.map((option, index) =>
        selectable.includes(index) ? (
          <OptionGroup
            key={option.name}
            option={option}
            index={index}
            choice={choice}
            isMissing={index === missing}
          >
            {sizeHelp && isSize(option) && (
              <a href={`#${sizeHelp}`} className="link option-help" onClick={unfold}>
                {option.name} guide
              </a>
            )}
          </OptionGroup>
        ) : (
          <input
            key={option.name}
            type="hidden"
            name={optionField(option.name)}
            value={choice.selection[index] ?? ''}
          />
        ),
      )}
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

/** Focuses an option's first radio, or its list. */
function focusOption(inside: HTMLElement | null, name: string) {
  const fields = inside?.closest('form')?.elements.namedItem(optionField(name));
  const first = fields instanceof RadioNodeList ? fields[0] : fields;
  if (first instanceof HTMLElement) first.focus();
}

/** Unfolds what a link leads to, for browsers that do not do so by themselves. */
function unfold({currentTarget}: React.MouseEvent<HTMLAnchorElement>) {
  const folded = document.getElementById(currentTarget.hash.slice(1))?.closest('details');
  if (folded) folded.open = true;
}

// The server renderer warns about layout effects, which it cannot run.
const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Takes over what was chosen in the form before hydration, by the visitor or by a browser that restores a page, in the same
 * commit: a press that is replayed right after finds it chosen.
 */
function useFormAsFilled(
  inside: RefObject<HTMLElement>,
  {options}: ProductView,
  {choose}: Choice,
) {
  useBrowserLayoutEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const filled = new FormData(form);
    for (const [index, {name, values}] of options.entries()) {
      const value = filled.get(optionField(name));
      if (typeof value === 'string' && values.includes(value)) choose(index, value);
    }
    // Once: from then on React knows.
  }, []);
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
