import {type CartReply} from '../../app/cart/cart';
import {normaliseCart, toCartView} from '../../app/cart/server/cart-view.server';
import {type CartRequest, type Outcome} from '../../app/cart/client/queue';
import {createClubCatalogue} from '@quillhaven/club';
import {
  addLines,
  createCatalogueIndex,
  emptyCart,
  removeLines,
  updateLines,
  type Cart,
  type CartResult,
  type Stock,
  type VariantRecord,
} from '@quillhaven/local-store/model';

const EPOCH = Date.UTC(2026, 0, 1);
const index = createCatalogueIndex(createClubCatalogue(new Date(EPOCH)));

/** Four variants of the club's shop: enough for lines to get in each other's way. */
export const VARIANTS: readonly VariantRecord[] = index.products
  .filter(({data}) => data.options.length > 0)
  .slice(0, 4)
  .flatMap(({variants}) => variants.slice(0, 1));

export const VARIANT_IDS = VARIANTS.map(({gid}) => gid);

/** Tokens of the cart, and of the one that it has replaced because it could not be read. */
export interface Cookies {
  cart: string | null;
  before: string | null;
}

/** The answer to a request, and the cookies after it. */
export interface Answer {
  outcome: Outcome;
  cookies: Cookies;
}

/** What the store cannot do at the moment. */
export type Outage = 'none' | 'reads' | 'changes' | 'all';

/**
 * The server as the queue sees it: the worker's rules for lost and unreadable carts, on the local store's own model of a cart. One
 * object is one shop; its clock ticks in whole seconds, as the Storefront API's does.
 */
export class ModelStore {
  /** Units that were asked for, by variant, in requests that were carried out. */
  readonly added = new Map<string, number>();
  readonly stock = new Map<string, number>();
  outage: Outage = 'none';
  /** Carts that were made for a request, and carts that have vanished. */
  made = 0;
  vanished = 0;
  private readonly carts = new Map<string, Cart>();
  private second = 0;
  private ids = 0;

  private readonly available: Stock = {
    variant: (gid) => index.variant(gid),
    limit: ({gid}) => this.stock.get(gid) ?? null,
    newId: () => `id-${++this.ids}`,
  };

  tick() {
    this.second += 1;
  }

  /** The cart expires, or is ordered. */
  evict(token: string | null) {
    if (token && this.carts.delete(token)) this.vanished += 1;
  }

  find(token: string | null): Cart | null {
    return (token && this.carts.get(token)) || null;
  }

  /** `keepsCurrent`: a read does not bring the earlier cart back. */
  answer(request: CartRequest, cookies: Cookies, keepsCurrent = false): Answer {
    const isRead = request.kind === 'read';
    const fails = this.outage === 'all' || this.outage === (isRead ? 'reads' : 'changes');
    if (fails) return {outcome: {kind: 'notApplied'}, cookies};
    const cart = this.find(cookies.cart);
    switch (request.kind) {
      case 'read':
        return keepsCurrent
          ? this.answered(this.reply(cart), cookies)
          : this.read(cart, cookies);
      case 'create':
        return this.ensure(cart, cookies);
      case 'add':
        return this.add(request, cart, cookies);
      case 'extra':
        throw new Error('Scripts of this model are about lines alone.');
      default:
        return cart
          ? this.answered(this.commit(cart, this.change(cart, request)), cookies)
          : this.answered(this.reply(null), {...cookies, cart: null});
    }
  }

  private answered(reply: CartReply, cookies: Cookies): Answer {
    return {outcome: {kind: 'answered', reply}, cookies};
  }

  /** Reads the cart, and brings back the one that it has replaced. */
  private read(cart: Cart | null, cookies: Cookies): Answer {
    const earlier = this.find(cookies.before);
    if (earlier && earlier.lines.length > 0) {
      if (cart && cart.lines.length > 0) {
        const joined = this.joined(cart, earlier);
        return this.answered(this.reply(joined), {cart: joined.token, before: null});
      }
      // An add may reach the replaced cart later.
      const before = cart?.token ?? null;
      return this.answered(this.reply(earlier), {cart: earlier.token, before});
    }
    if (!cart) return this.answered(this.reply(null), cookies);
    return this.answered(this.reply(cart), {...cookies, before: null});
  }

  private joined(...carts: Cart[]): Cart {
    const joined = this.freshCart();
    // It is no cart that a shopper has asked for.
    this.made -= 1;
    const lines = carts.flatMap((cart) =>
      cart.lines.map(({variant, quantity}) => ({merchandiseId: variant.gid, quantity})),
    );
    const result = addLines(joined, lines, this.available);
    const next = {...(result.cart ?? joined), updatedAt: this.now().toISOString()};
    this.carts.set(next.token, next);
    return next;
  }

  /** Makes sure that there is a cart; only one that cannot be read is replaced. */
  private ensure(cart: Cart | null, cookies: Cookies): Answer {
    const isUnreadable = this.outage === 'reads' && cookies.cart !== null;
    if (isUnreadable && cookies.before !== null)
      return {outcome: {kind: 'notApplied'}, cookies};
    if (cart && !isUnreadable) return this.answered(this.reply(cart), cookies);
    const created = this.freshCart();
    const before = isUnreadable ? cookies.cart : cookies.before;
    return this.answered(this.reply(created), {cart: created.token, before});
  }

  private add(
    request: Extract<CartRequest, {kind: 'add'}>,
    found: Cart | null,
    cookies: Cookies,
  ): Answer {
    const {merchandiseId, quantity} = request;
    this.added.set(merchandiseId, (this.added.get(merchandiseId) ?? 0) + quantity);
    const cart = found ?? this.freshCart();
    const result = addLines(cart, [{merchandiseId, quantity}], this.available);
    const reply = this.commit(cart, result);
    return this.answered(reply, {...cookies, cart: cart.token});
  }

  private change(
    cart: Cart,
    request: Extract<CartRequest, {kind: 'update' | 'remove'}>,
  ): CartResult {
    return request.kind === 'remove'
      ? removeLines(cart, [request.lineId])
      : updateLines(
          cart,
          [{id: request.lineId, quantity: request.quantity}],
          this.available,
        );
  }

  private freshCart(): Cart {
    const token = `cart-${++this.ids}`;
    const cart = emptyCart({token, key: 'key', now: this.now()});
    this.carts.set(token, cart);
    this.made += 1;
    return cart;
  }

  private commit(cart: Cart, result: CartResult): CartReply {
    if (result.userErrors.length > 0)
      return {...this.reply(result.cart && cart), status: 'refused'};
    const next = {...(result.cart ?? cart), updatedAt: this.now().toISOString()};
    this.carts.set(next.token, next);
    return this.reply(next);
  }

  private reply(cart: Cart | null): CartReply {
    return {
      status: 'ok',
      cart: cart && viewOf(cart),
      messages: [],
      serverTime: this.now().toISOString(),
    };
  }

  private now(): Date {
    return new Date(EPOCH + this.second * 1000);
  }
}

/** The model's cart as the app sees it, through the app's own normaliser. */
function viewOf(cart: Cart) {
  const money = {amount: '0.0', currencyCode: 'USD'};
  return toCartView(
    normaliseCart({
      id: `gid://shopify/Cart/${cart.token}?key=${cart.key}`,
      checkoutUrl: `https://shop.example/cart/c/${cart.token}`,
      updatedAt: cart.updatedAt,
      cost: {subtotalAmount: money, totalAmount: money},
      discountAllocations: [],
      discountCodes: [],
      appliedGiftCards: [],
      lines: {
        edges: cart.lines.map(({id, quantity, attributes, variant}) => ({
          node: {
            id,
            quantity,
            attributes,
            merchandise: {
              id: variant.gid,
              title: variant.title,
              selectedOptions: variant.selectedOptions,
              product: {title: variant.product.data.title, handle: null},
            },
          },
        })),
      },
    }),
  );
}
