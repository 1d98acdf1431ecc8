import {CartForm} from '@shopify/hydrogen';

import {
  EDIT_LINE_ACTION,
  EXTRA_KEYS,
  LINK_ACTION,
  MEANT_CART,
  SAY_ACTION,
  saidKey,
  type CartMessage,
  type CartReply,
  type CartView,
} from '../../app/cart/cart';
import {checkOut, checkOutAnyway} from '../../app/cart/client/checkout';
import {
  createCartStore,
  type CartBrowser,
  type CartStore,
} from '../../app/cart/client/cart-store';
import {CONTENTS_MESSAGES} from '../../app/cart/contents-messages';
import {MESSAGES} from '../../app/cart/messages';
import {changeCart, readCart} from '../../app/cart/server/cart-request.server';
import type {NewSaid} from '../../app/cart/client/said';
import {changeOf} from '../../app/cart/client/shown-cart';
import {ROOT_MARKET} from '../../app/lib/market';
import {type Clock} from './clock';
import {
  GIFT_KEY,
  GOODS,
  merchandiseOf,
  withoutKey,
  type GoodName,
  type ModelStore,
} from './store';
import {MODEL_PARTS} from './parts';

/** A rule of the browser or of the worker that a test breaks on purpose. */
export type BrokenBrowser =
  'return' | 'timers' | 'meant cart' | 'outcomes' | 'endless requests' | 'mirror' | null;

export interface BrowserOptions {
  hasLocks: boolean;
  hasStorage: boolean;
  keepsCookies: boolean;
  broken: BrokenBrowser;
}

/** A press of the shopper, and what was said of it. */
export interface Press {
  at: number;
  tab: number;
  good: GoodName;
  kind: 'add' | 'set';
  quantity: number;
}

/** What the shopper has said besides lines. */
export interface Saying {
  at: number;
  tab: number;
  /** Where: what is said there later replaces it. */
  place: string;
  /** Where a link says it, which replaces nothing: what the shopper says there counts. */
  under: string | null;
  /** Key of its field. */
  key: string;
  /** Unlike that of all others; of a removal the code. */
  value: string;
  isRemoval: boolean;
  link: boolean;
  /** What it makes another line of; `null` for none. */
  edited: GoodName | null;
}

export interface Checkout {
  at: number;
  tab: Tab;
  result: string | null;
  /** What the page showed, and what the cart held that it led to. */
  shown: Record<string, number>;
  confirmed: Record<string, number>;
  url: string | null;
  /** The cart that it led to, and the one that was shown at the press; `null` for none. */
  led: string | null;
  pressed: string | null;
}

export type SaidKind = 'note' | 'gift' | 'pickup' | 'code' | 'uncode' | 'edit';

interface Waiter {
  tab: Tab;
  grant: () => void;
}

type Work = () => void;

const PREVIEW = {
  variantTitle: null,
  image: null,
  unitPrice: {amount: '1.0', currencyCode: 'USD'},
  handle: null,
};

const SHOP = 'https://shop.example/api/cart';

/** A page in a tab. */
export class Tab {
  readonly cart: CartStore;
  readonly window = new EventTarget();
  readonly document = new EventTarget();
  isVisible = true;
  isFrozen = false;
  isLeft = false;
  /** Left for another page of its tab, and kept in the back/forward cache. */
  isCached = false;
  previous: Tab | null = null;
  channel: {onmessage: ((event: MessageEvent) => void) | null} | null = null;
  /** What has come while it was frozen. */
  readonly held: Work[] = [];
  readonly announced: {at: number; text: string}[] = [];
  /** Every message that it has shown, with the first time. */
  readonly told = new Map<CartMessage, number>();
  readonly soldOut = new Set<string>();
  stop: () => void = () => undefined;

  constructor(readonly index: number) {
    this.cart = createCartStore(MESSAGES);
  }

  /** Runs it now, when the page is thawed, or never. */
  run(work: Work) {
    if (this.isLeft) return;
    if (this.isFrozen || this.isCached) this.held.push(work);
    else work();
  }

  get isUsable() {
    return !this.isLeft && !this.isFrozen && !this.isCached;
  }

  shown(): Record<string, number> {
    const held: Record<string, number> = {};
    for (const {title, quantity, components} of this.cart.getSnapshot().cart.lines) {
      const good = components?.[0]?.name ?? title;
      held[good] = (held[good] ?? 0) + quantity;
    }
    return held;
  }
}

/** A browser with tabs of the shop, their cookies and lock, in front of the shop's own server code. */
export class Browser {
  readonly tabs: (Tab | null)[] = [null, null, null];
  /** Also those that are gone. */
  readonly everyTab: Tab[] = [];
  readonly presses: Press[] = [];
  readonly checkouts: Checkout[] = [];
  readonly sayings: Saying[] = [];
  /** Changes of a cookie that named a cart which nobody had called gone, unasked. */
  readonly replaced: string[] = [];
  /** Carts that the shopper has given up. */
  readonly givenUp = new Set<string>();
  cookie: string | null = null;
  connection: 'online' | 'offline' | 'lost answers' = 'online';
  /** How far the day's clock is ahead. */
  skew = 0;
  private holder: Waiter | null = null;
  private queue: Waiter[] = [];
  private readonly claims = new Map<string, Waiter>();
  private readonly stored: Map<string, string>[] = [new Map(), new Map(), new Map()];

  constructor(
    readonly clock: Clock,
    readonly store: ModelStore,
    private readonly random: () => number,
    private readonly options: BrowserOptions,
  ) {}

  /** @param startsAfter milliseconds after which the page's cart starts; 0: at once */
  open(index: number, startsAfter = 0): Tab {
    const tab = new Tab(index);
    this.tabs[index] = tab;
    this.everyTab.push(tab);
    let last = 0;
    tab.cart.subscribe(() => {
      const {announcement, messages} = tab.cart.getSnapshot().state;
      const {number, text} = announcement;
      for (const each of messages)
        if (!tab.told.has(each)) tab.told.set(each, this.clock.now);
      if (number === last) return;
      last = number;
      tab.announced.push({at: this.clock.now, text});
    });
    const start = () => {
      tab.stop = tab.cart.start(this.portOf(tab));
    };
    if (startsAfter > 0) this.clock.at(this.clock.now + startsAfter, start);
    else start();
    return tab;
  }

  /** Opens a tab again: nothing of an earlier one is left. */
  openFresh(index: number) {
    if (this.tabs[index]) return;
    this.stored[index]?.clear();
    this.open(index);
  }

  /** A copy of a tab, with what it has stored. */
  duplicate(from: number, to: number) {
    const stored = this.stored[from];
    if (!this.tabs[from] || this.tabs[to] || !stored) return;
    this.stored[to] = new Map(stored);
    this.open(to);
  }

  reload(index: number) {
    const tab = this.tabs[index];
    if (!tab?.isUsable) return;
    this.fire(tab, 'pagehide');
    this.end(tab);
    this.open(index);
  }

  /** The system ends a hidden page; the shopper returns to the tab, which loads it again. */
  discard(index: number) {
    const tab = this.tabs[index];
    if (!tab?.isUsable) return;
    this.hide(tab);
    this.end(tab);
    this.open(index);
  }

  /** Leaves for another page of the shop; Back returns to this one as it was. */
  navigate(index: number) {
    const tab = this.tabs[index];
    if (!tab?.isUsable || tab.previous) return;
    this.fire(tab, 'pagehide');
    tab.isCached = true;
    tab.isVisible = false;
    this.open(index).previous = tab;
  }

  back(index: number) {
    const tab = this.tabs[index];
    const previous = tab?.previous;
    if (!tab?.isUsable || !previous) return;
    this.fire(tab, 'pagehide');
    // Ends the page that is left alone, not the one behind it.
    tab.previous = null;
    this.end(tab);
    this.tabs[index] = previous;
    previous.isCached = false;
    this.release(previous);
    this.show(previous);
    this.fire(previous, 'pageshow');
  }

  /** Closes a tab, and opens it again from the browser's list an hour later. */
  close(index: number) {
    const tab = this.tabs[index];
    if (!tab || tab.isLeft) return;
    if (tab.isUsable) this.fire(tab, 'pagehide');
    this.end(tab);
    this.tabs[index] = null;
  }

  reopen(index: number) {
    if (this.tabs[index]) return;
    this.skew += 3_600_000;
    this.open(index);
  }

  freeze(index: number) {
    const tab = this.tabs[index];
    if (!tab?.isUsable) return;
    this.hide(tab);
    tab.isFrozen = true;
  }

  thaw(tab: Tab) {
    if (!tab.isFrozen || tab.isLeft) return;
    tab.isFrozen = false;
    this.release(tab);
    this.show(tab);
  }

  /** The shopper returns to a page, or has not left it. */
  show(tab: Tab) {
    tab.isVisible = true;
    this.fire(tab, 'visibilitychange');
  }

  private hide(tab: Tab) {
    tab.isVisible = false;
    this.fire(tab, 'visibilitychange');
  }

  private release(tab: Tab) {
    for (const work of tab.held.splice(0)) this.clock.at(this.clock.now, work);
  }

  private end(tab: Tab) {
    tab.isLeft = true;
    if (tab.previous) this.end(tab.previous);
    this.queue = this.queue.filter((waiter) => waiter.tab !== tab);
    if (this.holder?.tab === tab) this.giveBack(this.holder);
    for (const [name, claim] of this.claims)
      if (claim.tab === tab) this.claims.delete(name);
  }

  add(index: number, good: GoodName, quantity: number, link?: string) {
    const tab = this.tabs[index];
    if (!tab?.isUsable) return;
    this.presses.push({
      at: this.clock.now,
      tab: index,
      good,
      kind: 'add',
      quantity,
    });
    tab.cart.change({
      kind: 'add',
      merchandiseId: merchandiseOf(good),
      attributes: good === 'printed' ? [{key: 'Print', value: 'A'}] : [],
      sellingPlanId: null,
      lineId: null,
      quantity,
      preview: {...PREVIEW, title: good},
      ...(link !== undefined && {link}),
    });
  }

  /** Sets the quantity of the line of a good, or else of the first line that there is. */
  set(index: number, good: GoodName, quantity: number) {
    const tab = this.tabs[index];
    if (!tab?.isUsable) return;
    const {lines} = tab.cart.getSnapshot().cart;
    const line = lines.find(({title}) => title === good) ?? lines[0];
    // A bundle's line is of other merchandise; a part of a split line, of a part of the quantity.
    const isOwn =
      line &&
      line.title in GOODS &&
      !line.components &&
      !['split', 'printed'].includes(line.title);
    if (!isOwn) return;
    const press = {at: this.clock.now, tab: index, good: line.title as GoodName};
    // Of a line that the store has not confirmed the pending add changes.
    const isPending = line.id === null && quantity >= line.quantity;
    this.presses.push(
      isPending
        ? {...press, kind: 'add', quantity: quantity - line.quantity}
        : {...press, kind: 'set', quantity},
    );
    tab.cart.change({...changeOf(line), kind: 'set', quantity});
  }

  /** Says something unlike everything that was said before. */
  say(index: number, kind: SaidKind) {
    const tab = this.tabs[index];
    if (!tab?.isUsable) return;
    const value = `${kind === 'code' && this.random() < 0.2 ? 'X' : 'C'}${this.sayings.length}`;
    const {cart} = tab.cart.getSnapshot();
    const extra = (key: string, action: string, inputs: object, place = key) =>
      this.send(tab, value, {place, key, name: value, action, inputs: {...inputs}});
    switch (kind) {
      case 'note':
        return extra(EXTRA_KEYS.note, CartForm.ACTIONS.NoteUpdate, {note: value});
      case 'gift':
      case 'pickup':
        return extra(saidKey(kind), SAY_ACTION, {name: kind, text: value});
      case 'code': {
        const inputs = {discountCode: value};
        const action = CartForm.ACTIONS.DiscountCodesUpdate;
        return extra(EXTRA_KEYS.discounts, action, inputs, `codes ${value}`);
      }
      case 'uncode': {
        const [first] = cart.confirmed?.extras.discountCodes ?? [];
        if (!first) return;
        const {discounts: key} = EXTRA_KEYS;
        const action = CartForm.ACTIONS.DiscountCodesUpdate;
        const inputs = {removedCode: first.code};
        const place = `codes ${first.code}`;
        return this.send(tab, first.code, {place, key, name: '', action, inputs});
      }
      case 'edit': {
        const line = cart.lines.find(({title, id}) => title === 'printed' && id !== null);
        if (!line?.id) return;
        const {id: lineId, key} = line;
        const inputs = {lineId, attributes: [{key: 'Print', value}]};
        const said = {place: lineId, key, name: value, lineId, inputs};
        return this.send(tab, value, {...said, action: EDIT_LINE_ACTION});
      }
    }
  }

  /** Follows a cart link with lines, a code, a note and a gift note. */
  follow(index: number) {
    const tab = this.tabs[index];
    if (!tab?.isUsable) return;
    const value = `C${this.sayings.length}`;
    for (const good of ['plain', 'scarce'] as const) this.add(index, good, 1, value);
    this.send(tab, value, {
      place: value,
      key: EXTRA_KEYS.discounts,
      name: value,
      action: LINK_ACTION,
      inputs: {
        codes: [value],
        note: noteOf(value),
        attributes: [{key: GIFT_KEY, value: giftOf(value)}],
      },
      link: value,
    });
    const more = {at: this.clock.now, tab: tab.index, key: EXTRA_KEYS.discounts};
    const rest = {...more, isRemoval: false, link: true, edited: null};
    this.sayings.push(
      {...rest, place: `${value} note`, under: EXTRA_KEYS.note, value: noteOf(value)},
      {...rest, place: `${value} gift`, under: saidKey('gift'), value: giftOf(value)},
    );
  }

  private send(tab: Tab, value: string, said: NewSaid) {
    const {place, key, action, inputs, link} = said;
    this.sayings.push({
      at: this.clock.now,
      tab: tab.index,
      place,
      under: null,
      key: key ?? '',
      value,
      isRemoval:
        action === CartForm.ACTIONS.DiscountCodesUpdate && 'removedCode' in inputs,
      link: link !== undefined,
      edited: said.lineId ? 'printed' : null,
    });
    tab.cart.say(said);
  }

  /** Changes a part of a split line, or a bundle. */
  setAny(index: number, place: number, quantity: number) {
    const tab = this.tabs[index];
    if (!tab?.isUsable) return;
    const {lines} = tab.cart.getSnapshot().cart;
    const line = lines[place % Math.max(1, lines.length)];
    if (!line) return;
    const good = (line.components?.[0]?.name ?? line.title) as GoodName;
    this.presses.push({at: this.clock.now, tab: index, good, kind: 'set', quantity});
    tab.cart.change({...changeOf(line), kind: 'set', quantity});
  }

  /** Removes the first line, and brings it back. */
  removeAndUndo(index: number) {
    const tab = this.tabs[index];
    const line = tab?.cart.getSnapshot().cart.lines[0];
    if (!tab?.isUsable || !line || line.components || line.quantity === 0) return;
    const good = line.title as GoodName;
    const press = {at: this.clock.now, tab: index, good, kind: 'set' as const};
    this.presses.push({...press, quantity: 0}, {...press, quantity: line.quantity});
    tab.cart.change({...changeOf(line), kind: 'set', quantity: 0});
    const wait = this.random() * 2_000;
    this.clock.at(this.clock.now + wait, () =>
      tab.run(() => tab.cart.change({...changeOf(line), kind: 'set', isUndo: true})),
    );
  }

  pressCheckout(index: number, isAnyway: boolean) {
    const tab = this.tabs[index];
    if (!tab?.isUsable || tab.cart.getSnapshot().cart.count < 1) return;
    const checkout: Checkout = {
      at: this.clock.now,
      tab,
      result: null,
      shown: {},
      confirmed: {},
      url: null,
      led: null,
      pressed: tab.cart.getSnapshot().state.confirmed?.id ?? null,
    };
    this.checkouts.push(checkout);
    const run = isAnyway ? checkOutAnyway : checkOut;
    const {soldOut} = tab;
    const options = {
      copy: CONTENTS_MESSAGES,
      hasMarkets: false,
      typed: () => [],
      soldOut,
    };
    void run(tab.cart, options).then(({url, problem}) => {
      checkout.url = url;
      checkout.result = url ?? problem;
      checkout.shown = tab.shown();
      checkout.led = url?.slice('https://checkout.example/'.length).split('?')[0] ?? null;
      checkout.confirmed = heldIn(tab.cart.getSnapshot().cart.confirmed, checkout.led);
    });
  }

  startAnew(index: number) {
    const tab = this.tabs[index];
    if (!tab?.isUsable || tab.cart.getSnapshot().state.failedReads < 4) return;
    tab.cart.startAnew();
  }

  /** A form without scripts adds one. */
  post(good: GoodName) {
    const input = {
      action: CartForm.ACTIONS.LinesAdd,
      inputs: {lines: [{merchandiseId: merchandiseOf(good), quantity: 1}]},
    };
    const body = new URLSearchParams({[CartForm.INPUT_NAME]: JSON.stringify(input)});
    void this.clock
      .serve(() => this.serve(body, null))
      .then(({cookies}) => this.keep(cookies, false));
  }

  /** Where the connection is back, or the tab is looked at again, pages look. */
  lookAgain(tab: Tab) {
    if (tab.isUsable) this.show(tab);
  }

  goOnline() {
    this.connection = 'online';
    for (const tab of this.tabs)
      tab?.run(() => void tab.window.dispatchEvent(new Event('online')));
  }

  private fire(tab: Tab, type: string) {
    const isReturn = type === 'visibilitychange' || type === 'pageshow';
    if (this.options.broken === 'return' && isReturn && tab.isVisible) return;
    const target = type === 'visibilitychange' ? tab.document : tab.window;
    target.dispatchEvent(new Event(type));
  }

  private keep(cookies: readonly string[], isAsked: boolean) {
    for (const cookie of cookies) {
      const value = decodeURIComponent(
        cookie.slice('cart='.length).split(';', 1)[0] ?? '',
      );
      const next = `gid://shopify/Cart/${value}`;
      const {cookie: old} = this;
      if (!this.options.keepsCookies || old === next) continue;
      if (old !== null && isAsked) this.givenUp.add(withoutKey(old));
      else if (old !== null && !this.store.denied.has(withoutKey(old)))
        this.replaced.push(`${old} by ${next}`);
      this.cookie = next;
    }
  }

  /** The shop's own server code answers. */
  private serve(body: URLSearchParams | null, tab: Tab | null) {
    const {clock, store, cookie} = this;
    const value = cookie && cookie.slice('gid://shopify/Cart/'.length);
    const headers = new Headers(
      value ? {Cookie: `cart=${encodeURIComponent(value)}`} : {},
    );
    const request = new Request(SHOP, {
      headers,
      ...(body && {method: 'POST', body}),
    });
    const environment = {
      storefront: store.client(tab?.index ?? null, clock.now),
      now: 0,
      began: 0,
      preview: null,
      market: ROOT_MARKET,
      config: {markets: [], hasDrops: false, freeDelivery: []},
      parts: {cart: MODEL_PARTS},
    } as unknown as Parameters<typeof readCart>[1];
    return body ? changeCart(request, environment) : readCart(request, environment);
  }

  private portOf(tab: Tab): CartBrowser {
    const {clock, options} = this;
    const stored = this.stored[tab.index] ?? new Map<string, string>();
    this.stored[tab.index] = stored;
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (options.broken !== 'mirror') stored.set(name, value);
      },
      removeItem: (name: string) => void stored.delete(name),
    };
    return {
      window: tab.window,
      document: tab.document,
      now: () => clock.now,
      today: () => clock.now + this.skew,
      isVisible: () => tab.isVisible,
      random: () => this.random(),
      setTimeout: (run, milliseconds) => {
        const isLong = milliseconds > 1_000;
        if (options.broken === 'timers' && isLong && milliseconds <= 10_500) return null;
        if (options.broken === 'endless requests' && milliseconds === 10_000) return null;
        return clock.at(clock.now + milliseconds, () => tab.run(run));
      },
      clearTimeout: (timer) => clock.cancel(timer),
      fetch: (init) => this.fetch(tab, init),
      locks: options.hasLocks ? this.locksOf(tab) : null,
      storage: options.hasStorage ? storage : null,
      openChannel: () => this.openChannel(tab),
    };
  }

  private openChannel(tab: Tab) {
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: () => {
        for (const other of this.tabs)
          if (other && other !== tab)
            this.clock.at(this.clock.now + 20, () =>
              other.run(() =>
                other.channel?.onmessage?.(new MessageEvent('message', {data: ''})),
              ),
            );
      },
      close: () => {
        if (tab.channel === channel) tab.channel = null;
      },
    };
    tab.channel = channel;
    return channel;
  }

  private fetch(tab: Tab, {signal, body, keepalive}: RequestInit): Promise<Response> {
    const {clock} = this;
    return new Promise((resolve, reject) => {
      const isEndless = this.options.broken === 'endless requests';
      const refuse = () => {
        if (!isEndless) reject(new Error('No answer'));
      };
      signal?.addEventListener('abort', refuse);
      if (this.connection === 'offline') {
        clock.at(clock.now + 200, () => tab.run(refuse));
        return;
      }
      const travel = () => 50 + this.random() * 300;
      clock.at(clock.now + travel(), () => {
        const form = this.received(body);
        void clock
          .serve(() => this.serve(form, tab))
          .then(({reply, cookies}) => {
            clock.at(clock.now + travel(), () => {
              if (this.connection !== 'online') return tab.run(refuse);
              // A page that is gone has taken its other requests with it.
              if (signal?.aborted || (tab.isLeft && !keepalive)) return;
              this.keep(cookies, form?.toString().includes('anew') ?? false);
              const answer = this.answered(reply);
              tab.run(() => resolve(answer));
            });
          });
      });
    });
  }

  private received(body: RequestInit['body']): URLSearchParams | null {
    if (!(body instanceof URLSearchParams)) return null;
    if (this.options.broken !== 'meant cart') return body;
    // Broken: the worker does not know which cart is meant.
    const text = body.get(CartForm.INPUT_NAME) ?? '{}';
    const input = JSON.parse(text) as {inputs: Record<string, unknown>};
    delete input.inputs[MEANT_CART];
    return new URLSearchParams({[CartForm.INPUT_NAME]: JSON.stringify(input)});
  }

  private answered(reply: CartReply): Response {
    // Broken: what may have been executed passes for not executed.
    const isWrong = this.options.broken === 'outcomes' && reply.status === 'unknown';
    const sent = isWrong ? {...reply, status: 'notExecuted'} : reply;
    const text = JSON.stringify(sent);
    return {status: 200, json: async () => JSON.parse(text) as unknown} as Response;
  }

  /** One lock for the cart, and one for each mirror. */
  private locksOf(tab: Tab) {
    const request = (
      name: string,
      {signal}: LockOptions,
      task: (lock: Lock | null) => Promise<void>,
    ): Promise<void> =>
      new Promise((resolve, reject) => {
        const waiter: Waiter = {
          tab,
          grant: () =>
            tab.run(() => {
              void task(null).then(
                () => {
                  this.giveBack(waiter, name);
                  resolve();
                },
                (error: unknown) => {
                  this.giveBack(waiter, name);
                  reject(error instanceof Error ? error : new Error(String(error)));
                },
              );
            }),
        };
        signal?.addEventListener('abort', () => {
          if (!this.isWaiting(waiter)) return;
          this.queue = this.queue.filter((other) => other !== waiter);
          this.claimants.delete(waiter);
          reject(new DOMException('Waited too long', 'AbortError'));
        });
        if (name !== 'cart') {
          const other = this.claims.get(name);
          if (other && !other.tab.isLeft) return void this.waitForClaim(name, waiter);
          this.claims.set(name, waiter);
          return waiter.grant();
        }
        // Broken: two tabs at once, and none says which cart it means.
        if (this.options.broken === 'meant cart') return waiter.grant();
        this.queue.push(waiter);
        this.grantNext();
      });
    return {request: request as unknown as LockManager['request']};
  }

  private isWaiting(waiter: Waiter) {
    return this.queue.includes(waiter) || this.claimants.has(waiter);
  }

  private readonly claimants = new Map<Waiter, string>();

  private waitForClaim(name: string, waiter: Waiter) {
    this.claimants.set(waiter, name);
  }

  private giveBack(waiter: Waiter, name = 'cart') {
    if (this.claims.get(name) === waiter) {
      this.claims.delete(name);
      const next = [...this.claimants].find(([, wanted]) => wanted === name)?.[0];
      if (next) {
        this.claimants.delete(next);
        this.claims.set(name, next);
        next.grant();
      }
    }
    if (this.holder !== waiter) return;
    this.holder = null;
    this.clock.at(this.clock.now, () => this.grantNext());
  }

  private grantNext(): void {
    if (this.holder) return;
    const next = this.queue.shift();
    if (!next) return;
    if (next.tab.isLeft) return this.grantNext();
    this.holder = next;
    next.grant();
  }
}

const noteOf = (link: string) => `link's ${link}`;
const giftOf = (link: string) => `link's gift ${link}`;

/** What a page's newest cart holds, if it is the one with this id. */
function heldIn(cart: CartView | null, id: string | null): Record<string, number> {
  const held: Record<string, number> = {};
  for (const {title, quantity, components} of cart?.id === id
    ? (cart?.lines ?? [])
    : []) {
    const good = components?.[0]?.name ?? title;
    held[good] = (held[good] ?? 0) + quantity;
  }
  return held;
}
