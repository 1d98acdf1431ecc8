import {Link} from '@remix-run/react';

import {variantImageIndex} from '../gallery';
import {initialSelection} from '../option-selection';
import {ChoiceForm} from './ChoiceForm';
import type {ProductView} from '../product-view';
import {useChoice} from './use-choice';
import {Price} from '~/ui/Price';

import {Carousel} from './Carousel';

interface OptionsChoiceProps {
  product: ProductView;
  onAdd: () => void;
}

/** What the dialog holds: pictures that follow the colour, options, quantity and the button (spec §2, §4). */
export function OptionsChoice({product, onAdd}: OptionsChoiceProps) {
  const start = initialSelection(product.options, 'dialog');
  const choice = useChoice(product, 'dialog', start);
  return (
    <div className="options-body">
      <Carousel
        images={product.images}
        imageIndex={variantImageIndex(product.options, choice.variants, choice.selection)}
      />
      <div>
        <Price
          price={choice.price}
          compareAt={choice.compareAtPrice}
          className="product-price"
        />
        <ChoiceForm product={product} choice={choice} onAdd={onAdd} />
        <Link className="link options-more" to={`/products/${product.handle}`}>
          View all details
        </Link>
      </div>
    </div>
  );
}
