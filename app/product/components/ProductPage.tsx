import {useSearchParams} from '@remix-run/react';
import {useCallback, useEffect, useState} from 'react';

import {isPreOrder} from '../availability';
import {imageIndexForColor} from '../gallery';
import {namedSelection, selectionFrom, type Selection} from '../option-selection';
import {Countdown} from '~/ui/Countdown';
import {Price} from '~/ui/Price';

import {Breadcrumb} from './Breadcrumb';
import {ChoiceForm} from './ChoiceForm';
import {DropReminders} from './DropReminders';
import {Gallery, hasThumbnails} from './Gallery';
import {HELP_PAGES, type HelpTopic} from '../help';
import {ProductDetails} from './ProductDetails';
import type {ProductView} from '../product-view';
import {useChoice} from './use-choice';

/** A title of more characters is set smaller: it must leave room for what can be chosen. */
const LONG_TITLE = 60;

interface ProductPageProps {
  product: ProductView;
  help: readonly HelpTopic[];
  /** Where visitors sign up for reminders; '' for nowhere. */
  newsletter?: string;
}

/** One product: its pictures, what can be chosen of it, and what it is (spec §2). */
export function ProductPage({product, help, newsletter = ''}: ProductPageProps) {
  const [query] = useSearchParams();
  const asked = selectionFrom((name) => query.get(name), product.options, 'page');
  const choice = useChoice(product, 'page', asked);
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  useChoiceInAddress(product, choice.selection, asked);
  const {options, images} = product;
  return (
    <div className="page product" data-rail={hasThumbnails(images) || undefined}>
      <Breadcrumb title={product.title} />
      <Gallery
        images={images}
        colorIndex={imageIndexForColor(options, choice.selection, images.length)}
      >
        {isPreOrder(product) && <span className="stage-badge eyebrow">Pre-order</span>}
      </Gallery>
      <div className="product-buy">
        <h1
          className={product.title.length > LONG_TITLE ? 'text-heading' : 'text-title'}
          dir="auto"
        >
          {product.title}
        </h1>
        <Price
          price={choice.price}
          compareAt={choice.compareAtPrice}
          className="product-price"
        />
        {product.endDate !== null && (
          <Countdown end={product.endDate} onCompleted={end} className="product-end" />
        )}
        {product.endDate !== null && !ended && (
          <DropReminders handle={product.handle} newsletter={newsletter} />
        )}
        <ChoiceForm
          product={product}
          choice={choice}
          ended={ended}
          sizeHelp={help.find(({id}) => id === HELP_PAGES.sizes)?.id}
        />
        <ProductDetails descriptionHtml={product.descriptionHtml} help={help} />
      </div>
    </div>
  );
}

/** Keeps the choice in the page's address, so that the address can be shared, without a visit to the server. */
function useChoiceInAddress(
  {options}: ProductView,
  selection: Selection,
  asked: Selection,
) {
  const [first] = useState(asked);
  useEffect(() => {
    if (selection === first || selection.every((value, i) => value === first[i])) return;
    const url = new URL(window.location.href);
    for (const {name, value} of namedSelection(options, selection)) {
      url.searchParams.set(name, value);
    }
    window.history.replaceState(window.history.state, '', url);
  }, [options, selection, first]);
}
