import {
  CART_ATTRIBUTES_MUTATION,
  CART_BUYER_MUTATION,
  CART_DISCOUNT_CODES_MUTATION,
  CART_LINK_MUTATION,
  CART_NOTE_MUTATION,
} from '../../app/cart/server/cart-extras.documents';
import {
  CART_CREATE_MUTATION,
  CART_LINES_ADD_MUTATION,
  CART_LINES_REMOVE_MUTATION,
  CART_LINES_UPDATE_MUTATION,
  GET_CART_QUERY,
} from '../../app/cart/server/cart.documents';
import {SALE_TIMES_QUERY} from '../../app/drop/drop.documents';
import {StoreError} from '../../app/server/store/store-answer';
import {type Clock} from './clock';

/** How the store, or the way to it, is when a request arrives. */
export type Condition =
  | 'fine'
  /** No answer, and nothing is executed. */
  | 'down'
  /** The same, after as long as the worker waits. */
  | 'hangs'
  /** Executed, and no usable answer. */
  | 'lost'
  /** No answer in time, and executed a while later. */
  | 'late'
  /** Turned away, with a time to wait. */
  | 'throttled'
  /** Turned away whenever it is asked. */
  | 'locked'
  /** Carts cannot be read; everything else works. */
  | 'unreadable';

/** Merchandise, by what is special about it. */
export const GOODS = {
  scarce: {id: 'A', stock: 4},
  plain: {id: 'B', stock: 50},
  /** Its lines are listed in two parts from three on, as a discount does it. */
  split: {id: 'S', stock: 50},
  /** In the cart it is a component of a bundle's line. */
  bundled: {id: 'C', stock: 50},
  /** Its lines say something, which can be edited. */
  printed: {id: 'P', stock: 50},
  /** The store refuses it. */
  refused: {id: 'Z', stock: 0},
} as const;

export type GoodName = keyof typeof GOODS;

export const merchandiseOf = (good: GoodName) =>
  `gid://shopify/ProductVariant/${GOODS[good].id}`;

interface Attribute {
  key: string;
  value: string;
}

interface Line {
  id: string;
  good: GoodName;
  quantity: number;
  attributes: Attribute[];
}

/** What a cart holds besides its lines. */
export interface Held {
  note: string;
  attributes: Attribute[];
  codes: string[];
  pickup: string;
}

export interface StoredCart extends Held {
  id: string;
  lines: Line[];
  isGone: boolean;
  /** Nobody can read or change it any more. */
  isBroken: boolean;
}

/** An execution of a change. */
export interface Execution {
  at: number;
  sentAt: number;
  cartId: string;
  good: GoodName;
  kind: 'add' | 'update' | 'remove';
  quantity: number;
  /** The tab that asked for it; `null` for a form and for another device. */
  tab: number | null;
}

/** An execution of a change of what a cart holds besides its lines, or of what a line says. */
export interface SaidExecution {
  at: number;
  sentAt: number;
  cartId: string;
  /** What it has set, each once. */
  values: string[];
}

/** A rule of the world that a test breaks on purpose. */
export type BrokenStore = 'lying answers' | null;

/** Milliseconds that the worker waits for the store. */
const WORKER_MS = 4_000;

const MONEY = {amount: '1.0', currencyCode: 'USD'};

interface Variables {
  id?: string;
  ids?: string[];
  cartId?: string;
  lines?: {
    id: string;
    merchandiseId: string;
    quantity?: number;
    attributes?: Attribute[];
  }[];
  lineIds?: string[];
  note?: string;
  attributes?: Attribute[];
  discountCodes?: string[];
  buyerIdentity?: {preferences?: {delivery: {pickupHandle: string[]}}};
  addsLines?: boolean;
  setsNote?: boolean;
  setsAttributes?: boolean;
}

export const GIFT_KEY = 'Gift note';

/** A Storefront API of carts, as far as the shop's own server code asks it. */
export class ModelStore {
  condition: Condition = 'fine';
  readonly carts = new Map<string, StoredCart>();
  readonly executions: Execution[] = [];
  readonly saidExecutions: SaidExecution[] = [];
  /** What a link has replaced of the shopper's own. */
  readonly replacedByLink: string[] = [];
  /** Carts of which the store has said that they do not exist. */
  readonly denied = new Set<string>();
  private ids = 0;
  private soldOut = new Set<GoodName>();

  constructor(
    private readonly clock: Clock,
    private readonly random: () => number,
    private readonly broken: BrokenStore = null,
  ) {}

  /** A client of one request. `tab` is the page that has sent it. */
  client(tab: number | null, sentAt: number) {
    const ask = (document: string, {variables = {}}: {variables?: Variables} = {}) =>
      this.answer(document, variables, tab, sentAt);
    const cache = () => ({});
    return {query: ask, mutate: ask, CacheNone: cache, CacheCustom: cache};
  }

  find(id: string | null): StoredCart | undefined {
    const cart = id === null ? undefined : this.carts.get(withoutKey(id));
    return cart?.isGone ? undefined : cart;
  }

  quantities(id: string | null): Record<string, number> {
    const held: Record<string, number> = {};
    for (const {good, quantity} of this.find(id)?.lines ?? [])
      held[good] = (held[good] ?? 0) + quantity;
    return held;
  }

  /** The merchandise sells out: lines stay, with quantity 0. */
  sellOut(good: GoodName) {
    this.soldOut.add(good);
    for (const {lines} of this.carts.values())
      for (const line of lines) if (line.good === good) line.quantity = 0;
  }

  /** Another device changes the cart. */
  meddle(id: string | null, good: GoodName, quantity: number) {
    const cart = this.find(id);
    if (!cart || cart.isBroken) return;
    const line = cart.lines.find((each) => each.good === good);
    const {now} = this.clock;
    if (line) this.set(cart, line, quantity, now, null);
    else if (quantity > 0) this.add(cart, good, quantity, now, null);
  }

  private async answer(
    document: string,
    variables: Variables,
    tab: number | null,
    sentAt: number,
  ): Promise<unknown> {
    await this.clock.pause(100);
    const isRead = document === GET_CART_QUERY;
    const isCreation = document === CART_CREATE_MUTATION;
    // Whether goods are sold now, before they are added.
    const isQuery = isRead || document === SALE_TIMES_QUERY;
    const operation = isRead ? 'GetCart' : isCreation ? 'cartCreate' : 'cartLinesAdd';
    const cart = this.carts.get(withoutKey(variables.cartId ?? variables.id ?? ''));
    const fail = (status?: number, retryAfter?: number) => {
      throw new StoreError(operation, 'failed', {
        ...(status !== undefined && {status}),
        retryAfter,
      });
    };
    const execute = () => this.execute(document, variables, tab, sentAt);
    const hang = async () => {
      await this.clock.pause(WORKER_MS - 100);
      return fail();
    };
    if (cart?.isBroken) return fail(503);
    switch (this.condition) {
      case 'down':
        return fail(503);
      case 'hangs':
        return hang();
      case 'throttled':
        return fail(429, Math.round(1_000 + this.random() * 4_000));
      case 'locked':
        return fail(isRead ? 503 : 423);
      case 'unreadable':
        return isRead ? fail(503) : execute();
      case 'lost':
        if (isQuery) return execute();
        execute();
        return this.random() < 0.5 ? this.internalError(operation) : hang();
      case 'late':
        if (isQuery) return execute();
        this.clock.at(this.clock.now + WORKER_MS + this.random() * 40_000, execute);
        return hang();
      case 'fine':
        return execute();
    }
  }

  /** As Shopify answers when it fails after it has executed: 200, an error and no data. */
  private internalError(operation: string) {
    const answer = {errors: [{message: 'Internal error'}]};
    throw new StoreError(operation, 'Internal error', {status: 200, answer});
  }

  private execute(
    document: string,
    variables: Variables,
    tab: number | null,
    sentAt: number,
  ): unknown {
    const {cartId, id, ids = [], lines = [], lineIds = []} = variables;
    if (document === CART_CREATE_MUTATION)
      return {cartCreate: this.payload(this.create())};
    if (document === SALE_TIMES_QUERY)
      return {
        nodes: ids.map((each) => ({
          id: each,
          quantityRule: {minimum: 1, maximum: null, increment: 1},
          product: {title: goodOf(each), tags: []},
        })),
      };
    if (document === GET_CART_QUERY) {
      const cart = this.find(id ?? null);
      if (!cart) this.denied.add(withoutKey(id ?? ''));
      return {cart: cart ? this.view(cart) : null};
    }
    const cart = this.find(cartId ?? null);
    if (!cart) {
      this.denied.add(withoutKey(cartId ?? ''));
      const error = {code: 'INVALID', field: ['cartId'], message: 'does not exist'};
      return payloads({cart: null, userErrors: [error], warnings: []});
    }
    if (document === CART_LINES_ADD_MUTATION)
      return payloads(this.addAll(cart, lines, sentAt, tab));
    if (document === CART_LINES_UPDATE_MUTATION)
      return payloads(
        this.setAll(
          cart,
          lines.map(({id: each, ...line}) => [
            each,
            line.quantity ?? line.attributes ?? [],
          ]),
          sentAt,
          tab,
        ),
      );
    if (document === CART_LINES_REMOVE_MUTATION)
      return payloads(
        this.setAll(
          cart,
          lineIds.map((each) => [each, 0]),
          sentAt,
          tab,
        ),
      );
    if (document === CART_LINK_MUTATION) return this.follow(cart, variables, sentAt, tab);
    const asks: [string, keyof Held][] = [
      [CART_NOTE_MUTATION, 'note'],
      [CART_ATTRIBUTES_MUTATION, 'attributes'],
      [CART_DISCOUNT_CODES_MUTATION, 'codes'],
      [CART_BUYER_MUTATION, 'pickup'],
    ];
    const part = asks.find(([each]) => each === document)?.[1];
    if (!part) throw new Error('The model has no such operation.');
    this.say(cart, [part], variables, sentAt);
    return payloads(this.payload(cart));
  }

  private follow(
    cart: StoredCart,
    variables: Variables,
    sentAt: number,
    tab: number | null,
  ) {
    const {lines = [], addsLines, setsNote, setsAttributes} = variables;
    const added = addsLines ? this.addAll(cart, lines, sentAt, tab) : undefined;
    if (setsNote && cart.note && cart.note !== variables.note)
      this.replacedByLink.push(`note ${cart.note}`);
    const gift = giftIn(cart.attributes);
    if (setsAttributes && gift && giftIn(variables.attributes ?? []) !== gift)
      this.replacedByLink.push(`gift note ${gift}`);
    const parts: (keyof Held)[] = ['codes'];
    if (setsNote) parts.push('note');
    if (setsAttributes) parts.push('attributes');
    this.say(cart, parts, variables, sentAt);
    return {
      ...(added && {cartLinesAdd: added}),
      cartNoteUpdate: {userErrors: []},
      cartAttributesUpdate: {userErrors: []},
      cartDiscountCodesUpdate: this.payload(cart),
    };
  }

  private say(
    cart: StoredCart,
    parts: readonly (keyof Held)[],
    {note = '', attributes = [], discountCodes = [], buyerIdentity}: Variables,
    sentAt: number,
  ) {
    const [pickup = ''] = buyerIdentity?.preferences?.delivery.pickupHandle ?? [];
    const all: Held = {note, attributes, codes: discountCodes, pickup};
    const values = valuesOf(all).filter((value) => !valuesOf(cart).includes(value));
    Object.assign(cart, Object.fromEntries(parts.map((part) => [part, all[part]])));
    const {now: at} = this.clock;
    this.saidExecutions.push({at, sentAt, cartId: cart.id, values});
  }

  private addAll(
    cart: StoredCart,
    lines: NonNullable<Variables['lines']>,
    sentAt: number,
    tab: number | null,
  ) {
    const goods = lines.map(({merchandiseId}) => goodOf(merchandiseId));
    const userErrors = goods.flatMap((good, index) =>
      good === 'refused'
        ? [
            {
              code: 'INVALID',
              field: ['lines', String(index), 'merchandiseId'],
              message: '',
            },
          ]
        : [],
    );
    if (userErrors.length > 0) return {cart: null, userErrors, warnings: []};
    const before = this.broken === 'lying answers' ? JSON.stringify(cart.lines) : null;
    const {length} = this.executions;
    for (const [index, {quantity = 1, attributes}] of lines.entries())
      this.add(cart, goods[index] ?? 'plain', quantity, sentAt, tab, attributes);
    const answer = this.payload(cart);
    if (before !== null) {
      // Broken: the answer shows what was not executed.
      cart.lines = JSON.parse(before) as Line[];
      this.executions.length = length;
    }
    return answer;
  }

  private setAll(
    cart: StoredCart,
    wanted: [id: string, to: number | Attribute[]][],
    sentAt: number,
    tab: number | null,
  ) {
    for (const [id, to] of wanted) {
      const part = /^(.*)-part$/.exec(id)?.[1];
      const line = cart.lines.find((each) => each.id === (part ?? id));
      if (!line) {
        const userErrors = [
          {code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'], message: ''},
        ];
        return {...this.payload(cart), userErrors};
      }
      if (typeof to === 'object') {
        line.attributes = to;
        const values = to.map(({value}) => value);
        const {now: at} = this.clock;
        this.saidExecutions.push({at, sentAt, cartId: cart.id, values});
        continue;
      }
      // The last part of a split line is one unit.
      const other = isSplit(line) ? (part === undefined ? 1 : line.quantity - 1) : 0;
      this.set(cart, line, other + to, sentAt, tab);
    }
    return this.payload(cart);
  }

  private add(
    cart: StoredCart,
    good: GoodName,
    quantity: number,
    sentAt: number,
    tab: number | null,
    attributes: Attribute[] = [],
  ) {
    const key = JSON.stringify(attributes);
    const line = cart.lines.find(
      (each) => each.good === good && JSON.stringify(each.attributes) === key,
    );
    if (line) line.quantity = this.limited(good, line.quantity + quantity);
    else {
      const id = `gid://shopify/CartLine/${++this.ids}`;
      cart.lines.unshift({
        id,
        good,
        quantity: this.limited(good, quantity),
        attributes,
      });
    }
    // Of what has sold out nothing is added.
    const added = this.soldOut.has(good) ? 0 : quantity;
    this.record(cart, good, 'add', added, sentAt, tab);
  }

  private set(
    cart: StoredCart,
    line: Line,
    quantity: number,
    sentAt: number,
    tab: number | null,
  ) {
    line.quantity = this.limited(line.good, quantity);
    if (quantity === 0) cart.lines = cart.lines.filter((each) => each !== line);
    const kind = quantity === 0 ? 'remove' : 'update';
    this.record(cart, line.good, kind, quantity, sentAt, tab);
  }

  private limited(good: GoodName, quantity: number): number {
    return this.soldOut.has(good) ? 0 : Math.min(quantity, GOODS[good].stock);
  }

  private record(
    {id: cartId}: StoredCart,
    good: GoodName,
    kind: Execution['kind'],
    quantity: number,
    sentAt: number,
    tab: number | null,
  ) {
    const {now: at} = this.clock;
    this.executions.push({at, sentAt, cartId, good, kind, quantity, tab});
  }

  private create(): StoredCart {
    const id = `gid://shopify/Cart/c${++this.ids}`;
    const held: Held = {note: '', attributes: [], codes: [], pickup: ''};
    const cart = {id, lines: [], isGone: false, isBroken: false, ...held};
    this.carts.set(id, cart);
    return cart;
  }

  private payload(cart: StoredCart) {
    return {cart: this.view(cart), userErrors: [] as object[], warnings: []};
  }

  /** The cart as the API answers it, in the fields that the shop needs. */
  private view({id, lines, note, attributes, codes}: StoredCart) {
    const parts = lines.flatMap((line) =>
      isSplit(line)
        ? [
            {...line, quantity: line.quantity - 1},
            {...line, id: `${line.id}-part`, quantity: 1},
          ]
        : [line],
    );
    return {
      id: `${id}?key=k`,
      checkoutUrl: `https://checkout.example/${id}`,
      updatedAt: '2026-01-01T00:00:00Z',
      buyerIdentity: {countryCode: null},
      cost: {subtotalAmount: MONEY, totalAmount: MONEY},
      discountAllocations: [],
      // Codes that start with C apply.
      discountCodes: codes.map((code) => ({
        code,
        applicable: code.startsWith('C') && lines.length > 0,
      })),
      appliedGiftCards: [],
      note,
      attributes,
      lines: {
        pageInfo: {hasNextPage: false, endCursor: null},
        edges: parts.map((line) => ({node: lineView(line)})),
      },
    };
  }
}

function lineView({id, good, quantity, attributes}: Line) {
  const merchandise = (variant: string) => ({
    id: variant,
    title: 'Default Title',
    availableForSale: true,
    selectedOptions: [],
    product: {title: good},
  });
  const isBundle = good === 'bundled';
  return {
    id,
    quantity,
    attributes,
    cost: {totalAmount: MONEY, amountPerQuantity: MONEY},
    sellingPlanAllocation: null,
    merchandise: merchandise(
      isBundle ? 'gid://shopify/ProductVariant/bundle' : merchandiseOf(good),
    ),
    ...(isBundle && {
      lineComponents: [{quantity, merchandise: merchandise(merchandiseOf(good))}],
    }),
  };
}

const isSplit = ({good, quantity}: Line) => good === 'split' && quantity > 2;

const giftIn = (attributes: readonly Attribute[]) =>
  attributes.find(({key}) => key === GIFT_KEY)?.value;

/** Everything that a cart holds besides its lines. */
export const valuesOf = ({note, attributes, codes, pickup}: Held): string[] => [
  note,
  ...attributes.map(({value}) => value),
  ...codes,
  pickup,
];

const payloads = (payload: object) => ({
  cartLinesAdd: payload,
  cartLinesUpdate: payload,
  cartLinesRemove: payload,
  cartNoteUpdate: payload,
  cartAttributesUpdate: payload,
  cartDiscountCodesUpdate: payload,
  cartBuyerIdentityUpdate: payload,
});

function goodOf(merchandiseId: string): GoodName {
  const names = Object.keys(GOODS) as GoodName[];
  return names.find((good) => merchandiseOf(good) === merchandiseId) ?? 'plain';
}

export const withoutKey = (id: string) => id.split('?', 1)[0] ?? id;
