import {useNavigate} from '@remix-run/react';
import {CartForm} from '@shopify/hydrogen';
import {useState, type FormEvent, type ReactNode} from 'react';

import {addressIn, pathFor, useMarket} from '~/market';

import {countItems, EXTRA_KEYS, LINK_ACTION} from '../cart';
import {useCartActions, useCartStore} from '../client/cart-context';
import {LINK_MESSAGES} from '../link-messages';
import type {LinkedCart, LinkedItem} from '../server/linked-cart.server';
import {OpensAt} from '~/drop';
import {imageUrl, SMALL_PICTURE} from '~/lib/images';
import {useReached} from '~/ui/clock';
import {useMessages, useMoney} from '~/ui/language';

/** The page of a cart link: what it would add, and the button that adds it. */
export function CartLinkPage({linked}: {linked: LinkedCart}) {
  const messages = useMessages(LINK_MESSAGES);
  const {items, missing, discountCodes, opensAt = null} = linked;
  const isOpen = useReached(opensAt) || opensAt === null;
  return (
    <div className="page link-page py-8 md:py-14">
      <h1 className="text-title">{messages.addTitle(countItems(items))}</h1>
      <ul aria-label={messages.items}>
        {items.map((item) => (
          <Item key={item.merchandiseId} item={item} />
        ))}
      </ul>
      {missing > 0 && <p className="mb-4">{messages.missing(missing)}</p>}
      {discountCodes.length > 0 && <p className="mb-4">{messages.withCode}</p>}
      <LinkForm
        items={items}
        codes={discountCodes}
        redirectTo={pathFor('cart')}
        isOpen={isOpen}
      >
        {isOpen ? messages.add : <OpensAt at={opensAt} />}
      </LinkForm>
    </div>
  );
}

function Item({item}: {item: LinkedItem}) {
  const money = useMoney();
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
      <p className="figures">{`${item.quantity} × ${money(item.price)}`}</p>
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
  const messages = useMessages(LINK_MESSAGES);
  return (
    <div className="page link-page py-8 md:py-14">
      <h1 className="text-title">{messages.codeTitle}</h1>
      <p className="my-6 text-lg">{messages.code}</p>
      <LinkForm items={[]} codes={[code]} redirectTo={redirectTo}>
        {messages.useCode}
      </LinkForm>
    </div>
  );
}

interface LinkFormProps {
  items: readonly LinkedItem[];
  codes: readonly string[];
  /** Where the form leads afterwards; the server checks it again. */
  redirectTo: string;
  /** Whether everything may be bought yet. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * The button of a link's page. With JavaScript its items are adds like others, and its codes a plain form behind them. Without, it
 * posts to `/cart`, which redirects, so that a reload never posts again.
 */
function LinkForm({items, codes, redirectTo, isOpen = true, children}: LinkFormProps) {
  const {leaving, follow} = useFollow({items, codes, redirectTo});
  const lines = items.map(({merchandiseId, quantity}) => ({merchandiseId, quantity}));
  const inputs = {lines, codes: codes.join(','), redirectTo};
  return (
    <form
      method="post"
      action={addressIn(useMarket(), pathFor('cart'))}
      data-replay
      onSubmit={follow}
    >
      <input
        type="hidden"
        name={CartForm.INPUT_NAME}
        value={JSON.stringify({action: LINK_ACTION, inputs})}
      />
      <button
        type="submit"
        className="button button-primary"
        disabled={!isOpen}
        aria-busy={leaving}
      >
        {children}
      </button>
    </form>
  );
}

function useFollow({
  items,
  codes,
  redirectTo,
}: Omit<LinkFormProps, 'isOpen' | 'children'>) {
  const store = useCartStore();
  const {add} = useCartActions();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    // They go in one request.
    const link = crypto.getRandomValues(new Uint32Array(2)).join('');
    for (const {merchandiseId, quantity, ...item} of items)
      add({merchandiseId, quantity, link, preview: previewOf(item)});
    // The cart that the page may be creating, and the adds, come first.
    await store.whenIdle();
    if (codes.length > 0) {
      const inputs = {codes: codes.join(',')};
      await store.submit({action: LINK_ACTION, inputs}, EXTRA_KEYS.discounts);
    }
    const {messages} = store.getSnapshot().state;
    const hasFailed = messages.some(
      ({kind, lineKey}) => kind === 'error' && lineKey === EXTRA_KEYS.discounts,
    );
    navigate(hasFailed ? pathFor('cart') : redirectTo);
  }

  return {
    leaving,
    follow(event: FormEvent) {
      event.preventDefault();
      if (leaving) return;
      setLeaving(true);
      void leave();
    },
  };
}

function previewOf({
  title,
  variantTitle,
  price,
  picture,
  handle,
}: Omit<LinkedItem, 'merchandiseId' | 'quantity'>) {
  const image =
    picture === null ? null : {src: picture, altText: null, width: null, height: null};
  return {productTitle: title, variantTitle, price, image, handle};
}
