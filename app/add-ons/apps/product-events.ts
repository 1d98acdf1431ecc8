import {useEffect, useRef} from 'react';

import type {ProductPart} from '~/product/parts';

/** Tells scripts what a shopper chooses on a product's page: `shopify:product:select`. */
export const CHOICE_EVENTS: ProductPart = {
  BelowAdd: function ChoiceEvents({product, choice: {selection, variant}}) {
    const {id, title, handle, options} = product;
    const chosen = JSON.stringify(selection);
    const known = useRef(chosen);
    useEffect(() => {
      if (known.current === chosen) return;
      known.current = chosen;
      const selectedOptions = options.flatMap(({name}, index) => {
        const value = selection[index];
        return value ? [{name, value}] : [];
      });
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
      const properties = {product: {id, title, handle}, selectedOptions, promise};
      // Without `emit`, which would be part of this file and so bring all of it to every page.
      const event = new Event('shopify:product:select', {bubbles: true});
      document.dispatchEvent(Object.assign(event, properties));
    });
    return null;
  },
};
