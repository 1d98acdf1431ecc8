import {useId} from 'react';

import {THUMBNAIL} from '~/lib/images';
import {afterPaint} from '~/ui/tasks';
import {closeDialog} from '~/ui/Dialog';
import {FixedPicture} from '~/ui/Picture';
import {Price, PriceNote} from '~/ui/Price';

import type {Product} from '../product';
import {ChoiceForm} from './ChoiceForm';
import {Sheet} from './Sheet';
import {focusOption} from './use-adding';
import type {Choice} from './use-choice';

interface ChoiceSheetProps {
  product: Product;
  /** The page's choice: what is chosen in the sheet is chosen on the page. */
  choice: Choice;
  openings: number;
}

/** A product's choices at the thumb, in a sheet that opens at the option still to choose. */
export function ChoiceSheet({product, choice, openings}: ChoiceSheetProps) {
  const id = `choices${useId()}`;
  const {shown} = choice;
  const picture = product.media[shown.main ?? 0];
  const onToggle = (isOpen: boolean) => {
    if (!isOpen) return focusPage();
    const name = product.options[choice.unmet ?? 0]?.name;
    // After the browser has moved the focus into the dialog.
    afterPaint(() =>
      focusOption(document.getElementById(id)?.querySelector('form'), name),
    );
  };
  return (
    <Sheet
      {...{id, openings, onToggle}}
      title={product.title}
      className="options choices"
    >
      <div className="options-body">
        <div className="choices-product">
          {picture?.url && <FixedPicture src={picture.url} alt="" request={THUMBNAIL} />}
          <Price {...choice.prices} className="product-price" />
        </div>
        <PriceNote className="price-fact" />
        <ChoiceForm
          place="sheet"
          product={product}
          choice={choice}
          onAdd={() => {
            closeDialog(id);
            focusPage();
          }}
        />
      </div>
    </Sheet>
  );
}

/**
 * After the sheet was closed: where the button that opened it, to which the browser returns the
 * focus, is gone because everything is chosen, focuses the page's own button, or the choice that
 * cannot be bought. While the sheet fades, the focus is still in it.
 */
function focusPage() {
  if (!document.activeElement?.matches('body, dialog:not([open]) *')) return;
  const page = document.querySelector('.product');
  const button = page?.querySelector<HTMLElement>('.buy-bar .buy-button:enabled');
  (button ?? page?.querySelector<HTMLElement>('.option :checked'))?.focus();
}
