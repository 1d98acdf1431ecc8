import {CartForm} from '@shopify/hydrogen';

import {type CartRequest} from './queue-state';

/** The action of a cart form, and its fields. */
export interface FormInput {
  action: string;
  inputs: object;
}

/**
 * The same form field that `CartForm` posts, so that one action reads both; `null` for what reads the cart. Rejects when the
 * code for a code, a gift card or a note cannot be loaded.
 */
export async function formFor(request: CartRequest): Promise<FormData | null> {
  const input = await inputFor(request);
  if (!input) return null;
  const form = new FormData();
  form.set(CartForm.INPUT_NAME, JSON.stringify(input));
  return form;
}

function inputFor(request: CartRequest): FormInput | Promise<FormInput> | null {
  const {ACTIONS} = CartForm;
  switch (request.kind) {
    case 'create':
      return {action: ACTIONS.Create, inputs: {}};
    case 'add': {
      const {merchandiseId, quantity} = request;
      return {action: ACTIONS.LinesAdd, inputs: {lines: [{merchandiseId, quantity}]}};
    }
    case 'update': {
      const {lineId: id, quantity} = request;
      return {action: ACTIONS.LinesUpdate, inputs: {lines: [{id, quantity}]}};
    }
    case 'remove':
      return {action: ACTIONS.LinesRemove, inputs: {lineIds: [request.lineId]}};
    case 'extra':
      return import('./extra-input').then(({extraInput}) => extraInput(request.extra));
    default:
      return null;
  }
}
