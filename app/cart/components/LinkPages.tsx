import {useNavigate} from '@remix-run/react';
import {CartForm} from '@shopify/hydrogen';
import {useState, type FormEvent, type ReactNode} from 'react';

import {useMarket} from '~/market';

import {countItems, EXTRA_KEYS, isExtraKey, LINK_ACTION} from '../cart';
import {useCartStore} from '../client/cart-context';
import {linkDestination} from '../link';
import {LINK_MESSAGES} from '../link-messages';
import type {LinkedCart, LinkedItem} from '../server/linked-cart.server';
import {OpensAt} from '~/drop';
import {imageUrl, SMALL_PICTURE} from '~/lib/images';
import {isAnyQuantity} from '~/lib/quantity';
import {useReached} from '~/ui/clock';
import {useMessages, useMoney} from '~/ui/language';
import {MESSAGES as UI_MESSAGES} from '~/ui/messages';

interface Refused {
  /** Why the shop has refused what the button posted. */
  refused?: readonly string[];
}

/** The page of a cart link: what it would add, and the button that adds it. */
export function CartLinkPage({linked, refused}: {linked: LinkedCart} & Refused) {
  const messages = useMessages(LINK_MESSAGES);
  const {items, unavailable, missing, opensAt = null} = linked;
  const isOpen = useReached(opensAt) || opensAt === null;
  return (
    <div className="page plain-page link-page">
      <h1>
        {items.length > 0 ? messages.addTitle(countItems(items)) : messages.nothing}
      </h1>
      {items.length > 0 && (
        <ul role="list" aria-label={messages.items}>
          {items.map((item) => (
            <Item key={item.merchandiseId} item={item} />
          ))}
        </ul>
      )}
      {unavailable.length > 0 && <p>{messages.unavailable(unavailable.join('; '))}</p>}
      {missing > 0 && <p>{messages.missing(missing)}</p>}
      {items.length > 0 && <Details {...linked} />}
      {items.length > 0 && (
        <LinkForm link={linked} isOpen={isOpen} refused={refused}>
          {isOpen ? messages.add : <OpensAt at={opensAt} />}
        </LinkForm>
      )}
    </div>
  );
}

function Item({item}: {item: LinkedItem}) {
  const money = useMoney();
  const copy = useMessages(UI_MESSAGES);
  return (
    <li>
      {item.image ? (
        <img
          src={imageUrl(item.image.src, SMALL_PICTURE)}
          alt=""
          width={64}
          height={80}
        />
      ) : (
        <span />
      )}
      <p className="link-name">
        <span className="strong" dir="auto">
          {item.title}
        </span>
        {item.variantTitle && (
          <span className="note" dir="auto">
            {item.variantTitle}
          </span>
        )}
        {!isAnyQuantity(item) && (
          <span className="note link-rule">{copy.quantityRule(item)}</span>
        )}
      </p>
      <p className="figures">{`${item.quantity} × ${money(item.unitPrice)}`}</p>
    </li>
  );
}

/**
 * What a link says besides its lines. A stranger may have written it, so that it is shown as it is
 * before it is added.
 */
function Details({
  note,
  discountCodes,
  attributes = [],
}: Pick<LinkedCart, 'note' | 'discountCodes' | 'attributes'>) {
  const messages = useMessages(LINK_MESSAGES);
  const details = [
    ...(note ? [{key: messages.note, value: note}] : []),
    ...attributes,
    ...discountCodes.map((value) => ({key: messages.discountCode, value})),
  ];
  if (details.length === 0) return null;
  return (
    <>
      <p>{messages.details}</p>
      <dl>
        {details.map(({key, value}, at) => (
          <div key={at}>
            <dt className="note" dir="auto">
              {key}
            </dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The page of a discount link, and the button that applies the code. */
export function DiscountLinkPage({code, refused}: {code: string} & Refused) {
  const messages = useMessages(LINK_MESSAGES);
  return (
    <div className="page plain-page link-page">
      <h1>{messages.codeTitle}</h1>
      <p className="link-lead">{messages.code}</p>
      <Details discountCodes={[code]} />
      <LinkForm link={{items: [], discountCodes: [code]}} refused={refused}>
        {messages.useCode}
      </LinkForm>
    </div>
  );
}

interface LinkFormProps extends Refused {
  link: Pick<LinkedCart, 'items' | 'discountCodes' | 'note' | 'attributes'>;
  /** Whether everything may be bought yet. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * The button of a link's page: with JavaScript its items are adds like others. Without, it posts to
 * the link's own URL, so that the page has none of its parameters.
 */
function LinkForm({link, isOpen = true, refused, children}: LinkFormProps) {
  const market = useMarket();
  const store = useCartStore();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const {discountCodes: codes, note, attributes = []} = link;
  /** What the cart gets besides the lines. */
  const details = {codes, note, attributes};
  const lines = link.items.map(({merchandiseId, quantity, sellingPlanId}) => ({
    merchandiseId,
    quantity,
    sellingPlanId,
  }));

  async function follow(event: FormEvent) {
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    // They go in one request.
    const id = crypto.getRandomValues(new Uint32Array(2)).join('');
    for (const item of link.items) {
      const {merchandiseId, quantity, sellingPlanId = null, ...preview} = item;
      const identity = {merchandiseId, attributes: [], sellingPlanId};
      store.change({...identity, kind: 'add', lineId: null, quantity, preview, link: id});
    }
    if (codes.length > 0 || note || attributes.length > 0)
      store.say({
        place: id,
        key: note && codes.length === 0 ? EXTRA_KEYS.note : EXTRA_KEYS.discounts,
        name: [note, ...attributes.map(({value}) => value), ...codes]
          .filter(Boolean)
          .join(', '),
        action: LINK_ACTION,
        inputs: details,
        link: id,
      });
    const {messages} = await store.whenIdle();
    const hasFailed = messages.some(({kind, lineKey}) => {
      return kind === 'error' && lineKey !== null && isExtraKey(lineKey);
    });
    // The address bar has the click ids, which the router's location may lack.
    const {search} = window.location;
    navigate(linkDestination(search, market, hasFailed));
  }

  const input = {action: LINK_ACTION, inputs: {lines, ...details}};
  return (
    <form method="post" data-replay onSubmit={(event) => void follow(event)}>
      {refused?.map((reason) => (
        <p key={reason} role="alert" className="cart-problem">
          {reason}
        </p>
      ))}
      <input type="hidden" name={CartForm.INPUT_NAME} value={JSON.stringify(input)} />
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
