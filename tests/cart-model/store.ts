import {toCartView} from '../../app/cart/cart-view';
import {normaliseCart} from '../../app/cart/normalise';
import {type CartRequest} from '../../app/cart/queue-state';
import {type CartReply} from '../../app/cart/view';
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

/** The answer to a request, and what it does to the browser's cookie: a token, or `null` to forget it. */
export interface Answer {
  reply: CartReply;
  cookie?: string | null;
}

/**
 * The server as the queue sees it: the worker's rules for lost carts, on the local store's own model of a cart. One
 * object is one shop; its clock ticks in whole seconds, as the Storefront API's does.
 */
export class ModelStore {
  /** Units that were asked for, by variant, in requests that were carried out. */
  readonly added = new Map<string, number>();
  readonly stock = new Map<string, number>();
  /** Carts that were ever made. */
  made = 0;
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
    if (token) this.carts.delete(token);
  }

  find(token: string | null): Cart | null {
    return (token && this.carts.get(token)) || null;
  }

  answer(request: CartRequest, token: string | null): Answer {
    const cart = this.find(token);
    switch (request.kind) {
      case 'read':
      case 'look':
        return {reply: this.reply(cart), ...(token && !cart && {cookie: null})};
      case 'create':
        return cart ? {reply: this.reply(cart)} : this.start();
      case 'add':
        return this.add(request, cart);
      case 'extra':
        throw new Error('Scripts of this model are about lines alone.');
      default:
        return cart
          ? {reply: this.commit(cart, this.change(cart, request))}
          : {reply: this.reply(null), cookie: null};
    }
  }

  private add(request: Extract<CartRequest, {kind: 'add'}>, found: Cart | null): Answer {
    const {merchandiseId, quantity} = request;
    this.added.set(merchandiseId, (this.added.get(merchandiseId) ?? 0) + quantity);
    const cart = found ?? this.freshCart();
    const result = addLines(cart, [{merchandiseId, quantity}], this.available);
    const reply = this.commit(cart, result);
    return found ? {reply} : {reply, cookie: cart.token};
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

  private start(): Answer {
    const cart = this.freshCart();
    return {reply: this.reply(cart), cookie: cart.token};
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
