import {CartForm} from '@shopify/hydrogen';
import {useEffect, useState, type FormEvent, type ReactNode} from 'react';

import {LINK_ACTION} from '../cart-actions';
import {useCartStore} from '../cart-context';
import {settled} from '../settled';

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
  const {leaving, onSubmit} = useLeave();
  return (
    <form method="post" action="/cart" data-replay onSubmit={onSubmit}>
      <input
        type="hidden"
        name={CartForm.INPUT_NAME}
        value={JSON.stringify({action: LINK_ACTION, inputs})}
      />
      <button type="submit" className="button button-primary" aria-busy={leaving}>
        {children}
      </button>
    </form>
  );
}

/**
 * Submits once the page knows its cart: at its start it may be creating one (spec §4), and of two requests that create a cart the
 * later answer's cookie wins, perhaps that of the empty one.
 */
function useLeave() {
  const store = useCartStore();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const {signal} = stop;
    // Back from the next page, it can be pressed again.
    const onPageShow = ({persisted}: PageTransitionEvent) =>
      persisted && setLeaving(false);
    addEventListener('pageshow', onPageShow, {signal});
    return () => stop.abort();
  }, []);

  async function leave(form: HTMLFormElement) {
    store.dispatch({type: 'reread'});
    await settled(store);
    form.submit();
  }

  return {
    leaving,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (leaving) return;
      setLeaving(true);
      void leave(event.currentTarget);
    },
  };
}
