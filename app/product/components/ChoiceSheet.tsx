import {useId, useLayoutEffect} from 'react';
import {createPortal} from 'react-dom';

import {PriceNote} from '~/disclosure';
import {THUMBNAIL} from '~/lib/images';
import {afterPaint} from '~/ui/after-paint';
import {Dialog, DialogClose} from '~/ui/Dialog';
import {closeDialog, openDialog} from '~/ui/dialog-control';
import {FixedPicture} from '~/ui/Picture';
import {Price} from '~/ui/Price';
import {useSwipeToClose} from '~/ui/swipe-to-close';

import type {ShownMedia} from '../gallery';
import type {Product} from '../product';
import {ChoiceForm, focusOption} from './ChoiceForm';
import type {Choice} from './use-choice';

interface ChoiceSheetProps {
  product: Product;
  /** The page's choice: what is chosen in the sheet is chosen on the page. */
  choice: Choice;
  /** The media on show on the page. */
  shown: ShownMedia;
  /** Counts openings: each increase opens it. */
  openings: number;
}

/**
 * A product's choices at the thumb, in a sheet over its page that opens at the option still to
 * choose. Rendered in a portal at the end of the body.
 */
export function ChoiceSheet({product, choice, shown, openings}: ChoiceSheetProps) {
  const id = `choices${useId()}`;
  const titleId = `${id}-title`;
  useLayoutEffect(() => {
    if (openings > 0) openDialog(id);
  }, [id, openings]);
  useSwipeToClose(id, 'down');
  const picture = product.media[shown.main ?? shown.positions[0] ?? 0];
  const onToggle = (isOpen: boolean) => {
    if (!isOpen) return focusPage();
    const name = product.options[choice.unmet ?? 0]?.name;
    // After the browser has moved the focus into the dialog.
    afterPaint(() =>
      focusOption(document.getElementById(id)?.querySelector('form'), name),
    );
  };
  return createPortal(
    <Dialog
      id={id}
      kind="sheet"
      labelledBy={titleId}
      className="options choices"
      onToggle={onToggle}
    >
      <div className="options-head">
        <h2 id={titleId} dir="auto">
          {product.title}
        </h2>
        <DialogClose id={id} />
      </div>
      <div className="options-body">
        <div className="choices-product">
          {picture?.url && <FixedPicture src={picture.url} alt="" request={THUMBNAIL} />}
          <Price
            price={choice.price}
            compareAt={choice.compareAtPrice}
            lowest={choice.lowestPrice}
            className="product-price"
          />
        </div>
        <PriceNote className="price-fact" />
        <ChoiceForm
          product={product}
          choice={choice}
          onAdd={() => {
            closeDialog(id);
            focusPage();
          }}
        />
      </div>
    </Dialog>,
    document.body,
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
