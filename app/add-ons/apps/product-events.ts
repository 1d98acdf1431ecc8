import {namedSelection} from '~/product';
import type {ProductPart} from '~/product/parts';
import {useChange} from '~/ui/effects';

/** Tells scripts what a shopper chooses on a product's page: `shopify:product:select`. */
export const CHOICE_EVENTS: ProductPart = {
  BelowAdd: function ChoiceEvents({product, choice: {selection, variant}}) {
    const {id, title, handle, options} = product;
    useChange(JSON.stringify(selection), () => {
      const selectedOptions = namedSelection(options, selection);
      if (selectedOptions.length === 0) return;
      const answer = variant && {
        id: variant.id,
        title: variant.values.join(' / '),
        availableForSale: variant.availableForSale,
        price: variant.price,
        selectedOptions,
      };
      const promise = Promise.resolve({variant: answer});
      const properties = {product: {id, title, handle}, selectedOptions, promise};
      // Without `emit`, which would be part of this file and so bring all of it to every page.
      const event = new Event('shopify:product:select', {bubbles: true});
      document.dispatchEvent(Object.assign(event, properties));
    });
    return null;
  },
};
