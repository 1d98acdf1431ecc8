import {useEffect, useRef} from 'react';

import {namedSelection} from '~/product';
import type {ProductPart} from '~/product/parts';

import {emit} from './emit';

/** Tells scripts what a shopper chooses on a product's page: `shopify:product:select`. */
export const CHOICE_EVENTS: ProductPart = {
  BelowAdd: function ChoiceEvents({product, choice: {selection, variant}}) {
    const {id, title, handle, options} = product;
    const chosen = JSON.stringify(selection);
    const known = useRef(chosen);
    useEffect(() => {
      if (known.current === chosen) return;
      known.current = chosen;
      const selectedOptions = namedSelection(options, selection);
      if (selectedOptions.length === 0) return;
      const {id: variantId, values = [], availableForSale, price} = variant ?? {};
      const answer = variantId
        ? {
            id: variantId,
            title: values.join(' / '),
            availableForSale,
            price,
            selectedOptions,
          }
        : null;
      const promise = Promise.resolve({variant: answer});
      emit('product:select', {product: {id, title, handle}, selectedOptions, promise});
    });
    return null;
  },
};
