import {type CartChange} from '../../app/cart/cart';
import {readStored} from '../../app/cart/client/pending-storage';
import {
  CLOSE_POLLING_MS,
  EMPTY_QUEUE,
  mayCreate,
  nextStep,
  reduce,
  storedChanges,
  MAX_IN_FLIGHT_MS,
  type CartRequest,
  type Outcome,
  type QueueEvent,
  type QueueState,
} from '../../app/cart/client/queue';
import {showCart} from '../../app/cart/client/shown-cart';
import {type Cookies, type ModelStore} from './store';

/** A request on its way. It is carried out, then answered; it can get lost before each step. */
interface Parcel {
  /** The page that waits for its answer; `null` once that is gone, or has given up. */
  page: Page | null;
  request: CartRequest;
  /** The cookies it carries. */
  cookies: Cookies;
  sentAt: number;
  /** A read which says that an add may be on its way to the current cart. */
  keepsCurrent: boolean;
  answer: {outcome: Outcome; cookies: Cookies} | null;
}

/** A page with a queue of its own, kept in storage under its name. */
interface Page {
  name: number;
  state: QueueState;
}

/** The worker answers within 4.5 seconds; what it has asked the store for is made by then, or a little later. */
const ANSWERED_BY_MS = 4_500;

/** A browser with some tabs of the shop open, its cookies and storage, and a network that loses things. */
export class Browser {
  readonly tabs: Page[];
  cookies: Cookies = {cart: null, before: null};
  now = Date.UTC(2026, 0, 1);
  /** Units of adds that the shopper was told were not made, or not surely, by variant. */
  readonly told = new Map<string, number>();
  private parcels: Parcel[] = [];
  /** What the pages keep in `localStorage`, by the name of the queue. */
  private readonly stored = new Map<number, string>();
  /** Since when a request is under way that may create a cart. */
  private creation: number | null = null;
  private earlierCreation: number | null = null;
  private pages = 0;

  constructor(
    private readonly store: ModelStore,
    tabs: number,
  ) {
    this.tabs = Array.from({length: tabs}, () => this.open());
    this.advance();
  }

  shown(tab: number) {
    const {state} = this.page(tab);
    return showCart(state.confirmed, state);
  }

  change(tab: number, change: CartChange) {
    this.dispatch(this.page(tab), {type: 'change', change});
    this.advance();
  }

  revalidate(tab: number) {
    this.dispatch(this.page(tab), {type: 'revalidate'});
    this.advance();
  }

  /** The server carries out the nth request that has arrived. */
  carryOut(n: number) {
    const parcel = pick(
      this.parcels.filter(({answer}) => !answer),
      n,
    );
    if (parcel) this.make(parcel);
  }

  /** The nth answer arrives, in whatever order. */
  deliver(n: number) {
    const parcel = pick(
      this.parcels.filter(({answer}) => answer),
      n,
    );
    if (parcel) this.arrive(parcel);
    this.advance();
  }

  /** The nth connection breaks: before the request was carried out, or after, as it happens to stand. */
  breakConnection(n: number) {
    const parcel = pick(this.parcels, n);
    if (!parcel) return;
    this.forget(parcel);
    this.end(parcel, {kind: 'unknown'});
    this.advance();
  }

  /** The worker gives the nth request up, which the store then makes all the same. */
  answerBeforeMade(n: number) {
    const parcel = pick(
      this.parcels.filter(({answer, page}) => !answer && page),
      n,
    );
    if (!parcel) return;
    // The cart is made by then, and the answer names it.
    if (mayCreate(parcel.request) && !this.store.find(parcel.cookies.cart))
      return this.make(parcel);
    const {page} = parcel;
    this.end(parcel, {kind: 'unknown'});
    if (page) parcel.page = null;
    this.advance();
  }

  /** A tab is reloaded, closed and opened again, or crashes: what has left goes on without it, the rest is the next page's. */
  leave(tab: number, kind: 'reload' | 'crash') {
    const page = this.page(tab);
    // A change goes on without its page, a read does not.
    this.parcels = this.parcels.filter(
      (parcel) => parcel.page !== page || parcel.request.kind !== 'read',
    );
    for (const parcel of this.parcels) if (parcel.page === page) parcel.page = null;
    // A crash runs no more code; what was kept until then is the same.
    if (kind === 'reload') page.state = reduce(page.state, {type: 'leave'});
    this.tabs[tab] = this.open();
    this.advance();
  }

  /** A tab is duplicated: the copy takes the place of another tab, whose queue is then nobody's. */
  duplicate(tab: number) {
    const other = (tab + 1) % this.tabs.length;
    if (other !== tab) this.leave(other, 'crash');
  }

  /** Whether a request is under way whose page is gone. */
  hasOrphans(): boolean {
    return this.parcels.some(({page}) => page === null);
  }

  /** Time passes; requests that are due by then have been carried out, and answered where somebody waits. */
  wait(milliseconds: number) {
    const until = this.now + milliseconds;
    for (;;) {
      const parcel = this.parcels.find(({sentAt}) => until - sentAt >= ANSWERED_BY_MS);
      const wake = Math.min(...this.tabs.map(({state}) => this.wakeOf(state)));
      const due = parcel ? parcel.sentAt + ANSWERED_BY_MS : Number.POSITIVE_INFINITY;
      const next = Math.max(this.now, Math.min(due, wake));
      if (next > until) break;
      this.now = next;
      if (parcel && due <= wake) {
        if (!parcel.answer) this.make(parcel);
        this.arrive(parcel);
      }
      this.advance();
    }
    this.now = until;
    this.advance();
  }

  /** The network and the store work from here on, and every tab is looked at once more. */
  settle() {
    const looks = this.tabs.length + 1;
    for (let look = 0; look < looks; look++) {
      this.tabs.forEach((_, tab) => this.revalidate(tab));
      this.rest();
    }
    // As long as an unconfirmed add is waited for.
    this.wait(MAX_IN_FLIGHT_MS + 20_000);
    this.rest();
    this.tabs.forEach((_, tab) => this.revalidate(tab));
    this.rest();
  }

  private rest() {
    for (let round = 0; this.parcels.length > 0; round++) {
      if (round > 1000) throw new Error('The queue never comes to rest.');
      this.carryOut(0);
      this.deliver(0);
    }
  }

  private page(tab: number): Page {
    const page = this.tabs[tab];
    if (!page) throw new Error(`There is no tab ${tab}.`);
    return page;
  }

  /** Opens a page, which takes over the queues of those that are gone. */
  private open(): Page {
    const page: Page = {name: ++this.pages, state: EMPTY_QUEUE};
    const living = new Set((this.tabs ?? []).map(({name}) => name));
    const replaced = [...this.stored.keys()].filter((name) => !living.has(name));
    for (const name of replaced) this.takeOver(page, name);
    this.dispatch(page, {type: 'revalidate'});
    return page;
  }

  private takeOver(page: Page, name: number) {
    const stored = readStored(this.stored.get(name) ?? '', this.now);
    if (!stored) throw new Error('What a page leaves must be readable for the next.');
    this.dispatch(page, {type: 'adopt', ...stored});
    this.stored.delete(name);
  }

  private dispatch(page: Page, event: QueueEvent) {
    const before = page.state;
    page.state = reduce(before, event);
    const changes = storedChanges(page.state);
    const value = {version: 2, at: this.now, ...changes};
    if (changes.pending.length + changes.unconfirmed.length === 0)
      this.stored.delete(page.name);
    else this.stored.set(page.name, JSON.stringify(value));
    this.noteTold(before, page.state);
  }

  /** Takes over what nobody owns, and sends the next request: one at a time for all tabs. */
  private advance() {
    const living = new Set(this.tabs.map(({name}) => name));
    const [first] = this.tabs;
    for (const name of [...this.stored.keys()])
      if (first && !living.has(name)) this.takeOver(first, name);
    for (const page of this.tabs) {
      if (this.parcels.some((parcel) => parcel.page)) return;
      const step = nextStep(page.state, this.now);
      if (step.kind === 'wait') continue;
      if (mayCreate(step.request)) {
        if (this.isCreationUnderWay()) return;
        this.earlierCreation = this.creation;
        this.creation = this.now;
      }
      const keepsCurrent = this.mayCreationBeUnderWay();
      this.dispatch(page, {type: 'send', now: this.now});
      const {cookies, now: sentAt} = this;
      const {request} = step;
      this.parcels.push({page, request, cookies, sentAt, keepsCurrent, answer: null});
    }
  }

  /** A page that is gone may be creating a cart: whoever comes next waits for it, for as long as it may come. */
  private isCreationUnderWay(): boolean {
    if (!this.mayCreationBeUnderWay()) return false;
    const {outcome} = this.store.answer({kind: 'read'}, this.cookies);
    return !(outcome.kind === 'answered' && outcome.reply.cart);
  }

  private mayCreationBeUnderWay(): boolean {
    return this.creation !== null && this.now - this.creation < CLOSE_POLLING_MS;
  }

  private wakeOf(state: QueueState): number {
    const step = nextStep(state, this.now);
    if (step.kind === 'wait') {
      return step.milliseconds === null
        ? Number.POSITIVE_INFINITY
        : this.now + Math.max(1, step.milliseconds);
    }
    return this.now + 100;
  }

  private make(parcel: Parcel) {
    parcel.answer = this.store.answer(
      parcel.request,
      parcel.cookies,
      parcel.keepsCurrent,
    );
  }

  private arrive(parcel: Parcel) {
    if (!parcel.answer) return;
    this.forget(parcel);
    const {outcome, cookies} = parcel.answer;
    for (const name of ['cart', 'before'] as const)
      if (cookies[name] !== parcel.cookies[name])
        this.cookies = {...this.cookies, [name]: cookies[name]};
    this.end(parcel, outcome);
  }

  /** The page learns how its request ended, and the other tabs that something has changed. */
  private end({page, request}: Parcel, outcome: Outcome) {
    if (!page) return;
    const sent = page.state.inFlight?.sent;
    const {confirmed} = page.state;
    if (mayCreate(request) && outcome.kind !== 'unknown')
      this.creation = this.earlierCreation;
    this.dispatch(page, {type: 'outcome', outcome, now: this.now});
    if (!sent || page.state.confirmed === confirmed) return;
    const {change} = sent;
    const key = change.kind === 'add' ? change.merchandiseId : '';
    for (const other of this.tabs)
      if (other !== page) this.dispatch(other, {type: 'revalidate', changed: [key]});
  }

  /** The tab found out what became of an unconfirmed add, and did not say that it was made. */
  private noteTold(before: QueueState, after: QueueState) {
    const gone = before.unconfirmed.filter(
      ({change}) => !after.unconfirmed.some((other) => other.change === change),
    );
    const rejected = after.rejected !== before.rejected && after.rejected;
    const isDegraded = after.messages.some(({kind}) => kind !== 'notice');
    const untold = gone.filter(() => isDegraded).map(({change}) => change);
    if (rejected && !untold.includes(rejected)) untold.push(rejected);
    for (const change of untold) {
      if (change.kind !== 'add') continue;
      const units = this.told.get(change.merchandiseId) ?? 0;
      this.told.set(change.merchandiseId, units + change.quantity);
    }
  }

  private forget(parcel: Parcel) {
    this.parcels = this.parcels.filter((other) => other !== parcel);
  }
}

function pick<Item>(items: readonly Item[], n: number): Item | undefined {
  return items[n % Math.max(1, items.length)];
}
