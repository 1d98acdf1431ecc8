import {CartForm} from '@shopify/hydrogen';
import {type ReactNode} from 'react';

import {LINK_ACTION} from './cart-actions';

interface LinkFormProps {
  lines?: readonly {merchandiseId: string; quantity: number}[];
  codes: readonly string[];
  /** Where it leads afterwards; checked again by the server. */
  redirectTo?: string;
  children: ReactNode;
}

/**
 * The one button of a link's page. A plain form and a full load: the posts of other sites are refused before the app sees
 * them, and the page that follows reads its cart anew.
 */
export function LinkForm({lines = [], codes, redirectTo, children}: LinkFormProps) {
  const inputs = {lines, codes: codes.join(','), redirectTo};
  return (
    <form method="post" action="/cart">
      <input
        type="hidden"
        name={CartForm.INPUT_NAME}
        value={JSON.stringify({action: LINK_ACTION, inputs})}
      />
      <button type="submit" className="button button-primary">
        {children}
      </button>
    </form>
  );
}
