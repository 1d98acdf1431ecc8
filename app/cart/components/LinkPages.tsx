import {CartForm} from '@shopify/hydrogen';
import {useEffect, useState, type FormEvent, type ReactNode} from 'react';

import {countItems, LINK_ACTION} from '../cart';
import {useCartStore} from '../client/cart-context';
import {LINK_MESSAGES} from '../link-messages';
import type {LinkedCart} from '../server/linked-cart.server';
import {SMALL_PICTURE} from '~/lib/images';
import {imageUrl} from '~/lib/image-url';
import {formatMoney} from '~/lib/money';

/** The page of a cart link: what it would add, and the button that adds it. */
export function CartLinkPage({linked}: {linked: LinkedCart}) {
  const {items, missing, discountCodes} = linked;
  return (
    <div className="page link-page py-8 md:py-14">
      <h1 className="text-title">{LINK_MESSAGES.addTitle(countItems(items))}</h1>
      <ul aria-label={LINK_MESSAGES.items}>
        {items.map((item) => (
          <Item key={item.merchandiseId} item={item} />
        ))}
      </ul>
      {missing > 0 && <p className="mb-4">{LINK_MESSAGES.missing(missing)}</p>}
      {discountCodes.length > 0 && <p className="mb-4">{LINK_MESSAGES.withCode}</p>}
      <LinkForm lines={items} codes={discountCodes}>
        {LINK_MESSAGES.add}
      </LinkForm>
    </div>
  );
}

function Item({item}: {item: LinkedCart['items'][number]}) {
  return (
    <li>
      {item.picture ? (
        <img
          src={imageUrl(item.picture, SMALL_PICTURE)}
          alt=""
          width={64}
          height={80}
          className="h-20 w-16 rounded-theme bg-studio object-contain"
        />
      ) : (
        <span />
      )}
      <p className="min-w-0">
        <span className="block font-semibold" dir="auto">
          {item.title}
        </span>
        {item.variantTitle && (
          <span className="text-sm text-soft" dir="auto">
            {item.variantTitle}
          </span>
        )}
      </p>
      <p className="figures">
        {item.quantity} × {formatMoney(item.price)}
      </p>
    </li>
  );
}

interface DiscountLinkPageProps {
  code: string;
  /** Where the form leads afterwards. */
  redirectTo: string;
}

/**
 * The page of a discount link, and the button that applies the code. The code is shown only after the store has
 * accepted it: before that it is any text that a stranger put into a link.
 */
export function DiscountLinkPage({code, redirectTo}: DiscountLinkPageProps) {
  return (
    <div className="page link-page py-8 md:py-14">
      <h1 className="text-title">{LINK_MESSAGES.codeTitle}</h1>
      <p className="my-6 text-lg">{LINK_MESSAGES.code}</p>
      <LinkForm codes={[code]} redirectTo={redirectTo}>
        {LINK_MESSAGES.useCode}
      </LinkForm>
    </div>
  );
}

interface LinkFormProps {
  lines?: readonly {merchandiseId: string; quantity: number}[];
  codes: readonly string[];
  /** Where the form leads afterwards. The server checks it again. */
  redirectTo?: string;
  children: ReactNode;
}

/**
 * The button of a link's page. A plain form with a full page load: the request guard refuses cross-site posts, and the
 * next page loads its cart afresh.
 */
function LinkForm({lines = [], codes, redirectTo, children}: LinkFormProps) {
  const inputs = {lines, codes: codes.join(','), redirectTo};
  const {leaving, onSubmit} = useSubmitWhenIdle();
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
 * Submits once the page has loaded its cart. At its start the page may be creating one (spec §4); of two requests that
 * create a cart the later response's cookie wins, perhaps that of the empty one.
 */
function useSubmitWhenIdle() {
  const store = useCartStore();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Restored from the back/forward cache, the button works again.
    const onPageShow = ({persisted}: PageTransitionEvent) =>
      persisted && setLeaving(false);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  async function leave(form: HTMLFormElement) {
    store.revalidate();
    await store.whenIdle();
    form.submit();
  }

  return {
    leaving: isLeaving,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isLeaving) return;
      setLeaving(true);
      void leave(event.currentTarget);
    },
  };
}
