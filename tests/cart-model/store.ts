import {
  lineKey,
  type CartReply,
  type CartView,
  type LineAttribute,
  type LineIdentity,
} from '../../app/cart/cart';
import {type LineEdit} from '../../app/cart/client/cart-state';
import {type CartRequest} from '../../app/cart/client/entries';

/** The state of the store, or of the way to it, when a request arrives. */
export type Weather =
  | 'fine'
  /** No answer, and nothing is executed. */
  | 'down'
  /** Executed, and no answer. */
  | 'deaf'
  /** No answer, and executed a while later. */
  | 'late'
  /** Turned away before it is executed. */
  | 'throttled'
  /** Carts cannot be read; everything else works. */
  | 'unreadable'
  /** The browser has no connection. */
  | 'offline';

/** The result of a request: at once, or later. */
export interface Outcome {
  reply: CartReply | null;
  /** The cookie that the reply sets; `undefined` for none. */
  cookie?: string;
  /** Runs once, when the store executes what it was asked for; absent where that is done, or never will be. */
  later?: () => void;
}

interface Line {
  /** An edit keeps it. */
  id: string;
  merchandiseId: string;
  attributes: LineAttribute[];
  quantity: number;
}

interface Cart {
  id: string;
  /** By their keys. */
  lines: Map<string, Line>;
  second: number;
}

/** A rule of the worker that a test breaks on purpose. */
export type BrokenWorker = 'meant cart' | 'verdict' | null;

/** The store and the worker before it, as the pages see them. */
export class ModelStore {
  weather: Weather = 'fine';
  /** Units executed so far, by the id of the change that asked for them. */
  readonly executed = new Map<string, number>();
  /** Changes of a cookie that named a cart which exists, unasked. */
  splits = 0;
  private readonly carts = new Map<string, Cart>();
  private readonly stock = new Map<string, number>();
  private ids = 0;
  private lineIds = 0;
  private second = 0;

  constructor(private readonly broken: BrokenWorker = null) {}

  find(id: string | null): Cart | undefined {
    return id === null ? undefined : this.carts.get(id);
  }

  quantities(id: string | null): Record<string, number> {
    const lines = [...(this.find(id)?.lines ?? [])];
    return Object.fromEntries(lines.map(([key, {quantity}]) => [key, quantity]));
  }

  /** The cart expires, or is ordered. */
  evict(id: string | null) {
    if (id !== null) this.carts.delete(id);
  }

  limit(key: string, units: number) {
    this.stock.set(key, units);
  }

  /** Another device, or a page without scripts, changes the cart. */
  meddle(id: string | null, key: string, quantity: number) {
    const cart = this.find(id);
    if (cart) this.put(cart, plain(key), quantity);
  }

  /** A form without scripts: creates a cart where there is none, and adds. Answers the cookie. */
  post(cookie: string | null, key: string): string {
    const cart = this.find(cookie) ?? this.create();
    this.put(cart, plain(key), (cart.lines.get(key)?.quantity ?? 0) + 1);
    return cart.id;
  }

  /** `ids` are the changes that the request makes. */
  answer(request: CartRequest, cookie: string | null, ids: readonly string[]): Outcome {
    const {weather} = this;
    const isRead = request.kind === 'read';
    if (weather === 'offline') return {reply: null};
    if (isRead && cookie === null) return {reply: this.reply('ok', null, null)};
    if (isRead && weather === 'fine')
      return {reply: this.reply('ok', cookie, this.find(cookie) ?? null)};
    if (isRead) return {reply: this.reply('unknown', cookie, null)};
    if (weather === 'fine' || weather === 'unreadable')
      return this.execute(request, cookie, ids);
    // Before a change is sent the worker compares carts, and reads the other one.
    const isMeant = (request.cart ?? null) === cookie || this.broken === 'meant cart';
    if (weather === 'throttled' || request.kind === 'create' || !isMeant)
      return {reply: this.reply('notExecuted', cookie, null)};
    const status = this.broken === 'verdict' ? 'notExecuted' : 'unknown';
    const reply = this.reply(status, cookie, null);
    const later = () => void this.execute(request, cookie, ids);
    if (weather === 'down') return {reply};
    if (weather === 'late') return {reply, later};
    later();
    return {reply};
  }

  /** An edit of a line, which is a plain submit: no change of the shopper's is in it. */
  edit(edit: LineEdit, meant: string | null, cookie: string | null): Outcome {
    const {weather} = this;
    if (weather === 'offline') return {reply: null};
    const cart = this.find(cookie) ?? null;
    if (meant !== cookie || !cart)
      return {reply: this.reply('elsewhere', cookie, weather === 'fine' ? cart : null)};
    // The worker reads the cart before it edits a line.
    if (weather === 'throttled' || weather === 'unreadable')
      return {reply: this.reply('notExecuted', cookie, null)};
    const later = () => this.replaceAttributes(cart, edit);
    const reply = this.reply('unknown', cookie, null);
    if (weather === 'down') return {reply};
    if (weather === 'late') return {reply, later: () => void later()};
    const isMade = later();
    if (weather === 'deaf') return {reply};
    return {reply: this.reply(isMade ? 'ok' : 'refused', cookie, cart)};
  }

  /** Equal lines become one, as at the store. */
  private replaceAttributes(cart: Cart, {lineId, attributes}: LineEdit): boolean {
    const found = [...cart.lines].find(([, {id}]) => id === lineId);
    if (!found) return false;
    const [key, line] = found;
    const edited = {...line, attributes: [...attributes]};
    const {quantity = 0, id = line.id} = cart.lines.get(keyOf(edited)) ?? {};
    cart.lines.delete(key);
    const isSame = id === line.id;
    cart.lines.set(keyOf(edited), {
      ...edited,
      id,
      quantity: line.quantity + (isSame ? 0 : quantity),
    });
    cart.second = ++this.second;
    return true;
  }

  private execute(
    request: CartRequest,
    cookie: string | null,
    ids: readonly string[],
  ): Outcome {
    if (request.kind === 'read') return {reply: null};
    const cart = this.find(cookie);
    const meant = request.cart ?? null;
    if (meant !== cookie && this.broken !== 'meant cart')
      return this.weather === 'unreadable'
        ? {reply: this.reply('notExecuted', cookie, null)}
        : {reply: this.reply('elsewhere', cookie, cart ?? null)};
    if (request.kind === 'create') return this.ensure(request.mode, cookie, cart);
    if (!cart) return {reply: this.reply('elsewhere', cookie, null)};
    switch (request.kind) {
      case 'add': {
        const held = cart.lines.get(lineKey(request.line))?.quantity ?? 0;
        this.put(cart, request.line, held + request.quantity);
        break;
      }
      case 'update':
      case 'remove': {
        const line = [...cart.lines.values()].find(({id}) => id === request.lineId);
        if (!line) return {reply: this.reply('refused', cookie, cart)};
        const identity = {...line, sellingPlanId: null};
        this.put(cart, identity, request.kind === 'update' ? request.quantity : 0);
      }
    }
    for (const id of ids) this.executed.set(id, (this.executed.get(id) ?? 0) + 1);
    return {reply: this.reply('ok', cart.id, cart), cookie: cart.id};
  }

  private ensure(
    mode: 'start' | 'fallback' | 'anew',
    cookie: string | null,
    cart: Cart | undefined,
  ): Outcome {
    if (mode === 'fallback') return {reply: this.reply('ok', cookie, null)};
    if (cart && mode === 'start' && this.broken !== 'meant cart')
      return this.weather === 'unreadable'
        ? {reply: this.reply('notExecuted', cookie, null)}
        : {reply: this.reply('ok', cookie, cart)};
    if (cart && mode !== 'anew') this.splits += 1;
    const created = this.create();
    return {reply: this.reply('ok', created.id, created), cookie: created.id};
  }

  private create(): Cart {
    // As long as a real one.
    const id = `gid://shopify/Cart/cart-${++this.ids}`;
    const cart = {id, lines: new Map<string, Line>(), second: 0};
    this.carts.set(cart.id, cart);
    return cart;
  }

  private put(cart: Cart, line: LineIdentity, quantity: number) {
    const {merchandiseId, attributes} = line;
    const key = lineKey(line);
    const held = Math.min(quantity, this.stock.get(merchandiseId) ?? Infinity);
    const id = cart.lines.get(key)?.id ?? `${cart.id} line ${++this.lineIds}`;
    if (held > 0)
      cart.lines.set(key, {
        id,
        merchandiseId,
        attributes: [...attributes],
        quantity: held,
      });
    else cart.lines.delete(key);
    cart.second = ++this.second;
  }

  private reply(
    status: CartReply['status'],
    cartId: string | null,
    cart: Cart | null,
  ): CartReply {
    const view = cart && this.viewOf(cart);
    return {status, cartId, cart: view, messages: [], serverTime: ''};
  }

  private viewOf({id, lines, second}: Cart): CartView {
    return {
      id,
      webUrl: '',
      updatedAt: new Date(second * 1000).toISOString(),
      lines: Array.from(lines, ([key, line]) => ({
        id: line.id,
        merchandiseId: line.merchandiseId,
        attributes: line.attributes,
        quantity: line.quantity,
        key,
        sellingPlanId: null,
        handle: null,
        title: line.merchandiseId,
        variantTitle: null,
        image: null,
        total: MONEY,
        unitPrice: MONEY,
        unitCompareAt: null,
        inStock: this.stock.get(line.merchandiseId) ?? null,
        minimum: 1,
        maximum: null,
        increment: 1,
      })),
      subtotal: MONEY,
      total: MONEY,
      tax: null,
      deductions: [],
      extras: {discountCodes: [], giftCards: [], note: ''},
    };
  }
}

const MONEY = {amount: '1.0', currencyCode: 'USD'};

const plain = (merchandiseId: string): LineIdentity => ({
  merchandiseId,
  attributes: [],
  sellingPlanId: null,
});

const keyOf = ({merchandiseId, attributes}: Line) =>
  lineKey({merchandiseId, attributes, sellingPlanId: null});
