import {lineKey, type CartChange, type CartReply} from '../../app/cart/cart';
import {
  EMPTY_STATE,
  ENTRY_LIFETIME_MS,
  isLineOpen,
  nextStep,
  reduce,
  type CartEvent,
  type CartState,
  type LineEdit,
} from '../../app/cart/client/cart-state';
import {type Entry} from '../../app/cart/client/entries';
import {
  nextNumber,
  openEntryStorage,
  type EntryStorage,
} from '../../app/cart/client/entry-storage';
import {LOOK_MS, REQUEST_TIMEOUT_MS, STUCK_AFTER_MS} from '../../app/cart/client/lock';
import {showCart, unsettled} from '../../app/cart/client/shown-cart';
import {type ModelStore, type Outcome} from './store';

/** A rule of the page that a test breaks on purpose. */
export type BrokenPage =
  'lock' | 'stealing' | 'one open change' | 'full storage' | 'return' | null;

/** A tab's hold of the lock. */
interface Grant {
  tab: Tab;
  since: number;
}

interface Tab {
  state: CartState;
  storage: EntryStorage;
  /** Edits that wait for the lock. They are stored nowhere. */
  edits: LineEdit[];
  isFrozen: boolean;
  isVisible: boolean;
  /** Since when it waits for the lock; `null` while it does not. */
  waitsSince: number | null;
  wakeAt: number;
  /** Counts how often it was found again. */
  visit: number;
  /** Replies that came while it was frozen. */
  held: (() => void)[];
}

/** A request, and what its answer is to the page. */
interface Exchange {
  /** Whether it ends with its page. */
  dies: boolean;
  ask: () => Outcome;
  toEvent: (reply: CartReply | null) => CartEvent;
}

interface Task {
  at: number;
  run: () => void;
}

/** The worker gives the store up after 4 seconds. */
const WORKER_MS = 4_000;

/** The storage that all tabs share. It can be full. */
export class SharedStorage {
  [name: string]: unknown;
  #version = 0;

  constructor() {
    Object.defineProperty(this, 'isFull', {value: false, writable: true});
  }

  /** Another number after each change: only then do other tabs hear of a write. */
  get version(): number {
    return this.#version;
  }

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }

  setItem(name: string, value: string) {
    // Where storage is full a smaller value still fits.
    if (this.isFull && value.length > (this.getItem(name) ?? '').length)
      throw new Error('QuotaExceededError');
    if (this[name] === value) return;
    this[name] = value;
    this.#version += 1;
  }

  removeItem(name: string) {
    if (!Object.hasOwn(this, name)) return;
    delete this[name];
    this.#version += 1;
  }
}

/** A browser with tabs of the shop, a cookie, shared storage and one lock, on a clock of its own. */
export class Browser {
  now = 0;
  /** The day's clock, which may be set back. */
  skew = 0;
  cookie: string | null = null;
  tabs: Tab[] = [];
  /** How long a request and its answer travel, each. */
  travel = 50;
  landsAfter = 0;
  /** Told as made although it never was, or ended without a word. */
  readonly broken: string[] = [];
  /** Changes that the shopper has asked for again. */
  readonly asked = new Map<string, number>();
  readonly changes = new Map<string, CartChange>();
  private grant: Grant | null = null;
  private tasks: Task[] = [];
  private ids = 0;

  constructor(
    readonly store: ModelStore,
    readonly shared: SharedStorage,
    tabs: number,
    private readonly hasLocks: boolean,
    private readonly broke: BrokenPage = null,
  ) {
    for (let tab = 0; tab < tabs; tab += 1) this.open();
  }

  tab(index: number): Tab {
    const tab = this.tabs[index % this.tabs.length];
    if (!tab) throw new Error('There is no tab.');
    return tab;
  }

  shown(tab: Tab) {
    return showCart(tab.state.confirmed, tab.state);
  }

  open() {
    const tab: Tab = {
      state: EMPTY_STATE,
      storage: openEntryStorage(this.hasLocks),
      edits: [],
      isFrozen: false,
      isVisible: true,
      waitsSince: null,
      wakeAt: Infinity,
      visit: 0,
      held: [],
    };
    this.tabs.push(tab);
    this.look(tab);
  }

  /** The page is left, closed or crashes, and another is opened. A change in flight goes on, a read or a creation does not. */
  leave(index: number) {
    const tab = this.tab(index);
    this.tabs = this.tabs.filter((other) => other !== tab);
    this.release(tab);
    this.open();
  }

  freeze(index: number) {
    this.tab(index).isFrozen = true;
  }

  thaw(tab: Tab) {
    if (!tab.isFrozen) return;
    tab.isFrozen = false;
    // It may have waited for a lock that has become free.
    this.next();
    for (const run of tab.held.splice(0)) run();
    if (tab.state.inFlight && this.grant?.tab !== tab)
      this.dispatch(tab, {type: 'interrupted'});
    this.look(tab);
  }

  /** Leaves for another page, and comes back to this one as it was. */
  back(index: number) {
    const tab = this.tab(index);
    tab.visit += 1;
    this.release(tab);
    if (tab.state.inFlight) this.dispatch(tab, {type: 'interrupted'});
    this.look(tab);
  }

  change(index: number, change: CartChange) {
    const tab = this.tab(index);
    if (tab.isFrozen) return;
    const number = nextNumber(tab.state.entries);
    const entry: Entry = {
      id: `${number}:${++this.ids}`,
      number,
      change,
      state: 'waiting',
      cartId: null,
      before: null,
      expires: this.today() + ENTRY_LIFETIME_MS,
    };
    this.asked.set(entry.id, 1);
    this.changes.set(entry.id, change);
    this.dispatchStored(tab, {type: 'change', entry});
    this.advance(tab);
  }

  /** The shopper edits what is printed on a line. */
  edit(index: number, edit: LineEdit) {
    const tab = this.tab(index);
    if (tab.isFrozen) return;
    tab.edits.push(edit);
    this.advance(tab);
  }

  /** The shopper sends everything again that is offered. */
  retry(index: number) {
    const tab = this.tab(index);
    const ids = tab.state.entries.filter(isOffered).map(({id}) => id);
    if (ids.length === 0 || tab.isFrozen) return;
    for (const id of ids) this.asked.set(id, (this.asked.get(id) ?? 0) + 1);
    this.dispatch(tab, {type: 'command', command: {kind: 'retry', ids}});
    this.advance(tab);
  }

  startAnew(index: number) {
    const tab = this.tab(index);
    if (tab.isFrozen || tab.state.failedReads < 4) return;
    this.dispatch(tab, {type: 'startAnew'});
    this.advance(tab);
  }

  /** The page becomes visible, or the browser is online again. */
  look(tab: Tab) {
    if (tab.isFrozen) return;
    tab.isVisible = true;
    if (this.broke === 'return' && tab.state.loaded) return;
    this.readEntries(tab);
    this.dispatch(tab, {type: 'revalidate'});
    this.advance(tab);
  }

  hide(index: number) {
    this.tab(index).isVisible = false;
  }

  wait(milliseconds: number) {
    const until = this.now + milliseconds;
    for (let steps = 0; ; steps += 1) {
      if (steps > 5000) throw new Error('The cart never comes to rest.');
      const next = this.nextTask();
      if (!next || next.at > until) break;
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = until;
  }

  /** The open changes that a tab still shows. */
  unsettledIn(tab: Tab): readonly string[] {
    const {waiting, unknown} = unsettled(tab.state);
    return [...waiting, ...unknown];
  }

  private today() {
    return Date.UTC(2026, 0, 1) + this.now + this.skew;
  }

  private nextTask(): Task | null {
    const wakes = this.tabs
      .filter((tab) => !tab.isFrozen)
      .map((tab) => ({tab, at: Math.min(tab.wakeAt, this.stealAt(tab))}))
      .filter(({at}) => at < Infinity)
      .map(({tab, at}): Task => ({at, run: () => this.wake(tab)}));
    const tasks = this.tasks.map((task): Task => ({
      at: task.at,
      run: () => {
        this.tasks = this.tasks.filter((other) => other !== task);
        task.run();
      },
    }));
    return [...tasks, ...wakes].reduce<Task | null>(
      (first, task) => (first && first.at <= task.at ? first : task),
      null,
    );
  }

  private wake(tab: Tab) {
    if (this.now >= this.stealAt(tab)) return this.steal(tab);
    tab.wakeAt = Infinity;
    this.advance(tab);
  }

  private dispatch(tab: Tab, event: CartEvent) {
    const before = tab.state;
    tab.state = reduce(before, event);
    if (event.type === 'reply' || event.type === 'submitted')
      this.checkEnded(tab, before);
  }

  private dispatchStored(tab: Tab, event: CartEvent) {
    const from = event.type === 'entries' ? event.entries : tab.state.entries;
    this.dispatch(tab, event);
    const isLeft = this.broke === 'full storage' && this.shared.isFull;
    const old = isLeft ? {...this.shared} : {};
    const {version} = this.shared;
    tab.storage.write(from, tab.state.entries);
    // Broken: what could not be replaced is still there.
    for (const {id} of tab.state.entries) {
      const name = `cart-change:${id}`;
      if (isLeft && old[name] && !this.shared.getItem(name))
        this.shared[name] = old[name];
    }
    if (this.shared.version !== version) this.notify(tab);
  }

  /** Other tabs see what was stored. */
  private notify(writer: Tab) {
    for (const tab of this.tabs) {
      if (tab === writer || tab.isFrozen) continue;
      this.readEntries(tab);
      if (tab.isVisible) this.at(this.now + 1, () => this.advance(tab));
    }
  }

  private readEntries(tab: Tab) {
    this.dispatch(tab, {type: 'entries', entries: tab.storage.read(), today: null});
  }

  private stepOf(tab: Tab) {
    const {state, isVisible} = tab;
    // Broken: what is sent does not hold up its line.
    const seen =
      this.broke === 'one open change'
        ? {...state, entries: state.entries.filter((entry) => entry.state !== 'sent')}
        : state;
    return nextStep(seen, this.now, isVisible);
  }

  private advance(tab: Tab) {
    if (!this.tabs.includes(tab) || tab.isFrozen) return;
    if (tab.waitsSince !== null || this.grant?.tab === tab || tab.state.inFlight) return;
    const step = this.stepOf(tab);
    const isIdle = tab.state.commands.length + tab.edits.length === 0;
    if (step.kind === 'wait' && isIdle) {
      const {milliseconds} = step;
      tab.wakeAt =
        milliseconds === null ? Infinity : this.now + Math.max(1, milliseconds);
      return;
    }
    tab.wakeAt = Infinity;
    const isFree = this.grant === null || !this.hasLocks || this.broke === 'lock';
    if (isFree) return this.take(tab);
    tab.waitsSince = this.now;
  }

  /** Takes the lock, and makes one request at most. */
  private take(tab: Tab) {
    tab.waitsSince = null;
    const grant = {tab, since: this.now};
    this.grant = grant;
    const entries = tab.storage.read();
    this.dispatchStored(tab, {type: 'entries', entries, today: this.today()});
    const edit = tab.edits.shift();
    if (edit) return this.sendEdit(tab, grant, edit);
    if (this.stepOf(tab).kind === 'wait') return this.end(tab, grant);
    this.dispatchStored(tab, {type: 'send', now: this.now});
    const {inFlight} = tab.state;
    if (!inFlight) return this.end(tab, grant);
    const {request, ids} = inFlight;
    const {cookie} = this;
    this.send(tab, grant, {
      dies: request.kind === 'create' || request.kind === 'read',
      ask: () => this.store.answer(request, cookie, ids),
      toEvent: (reply) => ({type: 'reply', reply, now: this.now, jitter: 0.5}),
    });
  }

  private sendEdit(tab: Tab, grant: Grant, edit: LineEdit) {
    if (isLineOpen(tab.state, edit)) {
      this.dispatch(tab, {type: 'notEdited', edit});
      return this.end(tab, grant);
    }
    const {cookie} = this;
    const {cartId} = tab.state;
    this.send(tab, grant, {
      dies: false,
      ask: () => this.store.edit(edit, cartId, cookie),
      toEvent: (reply) => ({type: 'submitted', reply, key: edit.lineId, edit}),
    });
  }

  private send(tab: Tab, grant: Grant, {dies, ask, toEvent}: Exchange) {
    const {store} = this;
    const {visit} = tab;
    let isOver = false;
    const arrive = (outcome: Outcome) => {
      if (isOver) return;
      isOver = true;
      const isHere = this.tabs.includes(tab) && tab.visit === visit;
      if (outcome.cookie && (isHere || !dies)) this.setCookie(outcome.cookie);
      if (!isHere) return;
      const settle = () => {
        const isHeld = this.holds(tab, grant);
        if (!isHeld) return;
        this.dispatchStored(tab, toEvent(outcome.reply));
        this.end(tab, grant);
      };
      if (tab.isFrozen) tab.held.push(settle);
      else settle();
    };
    if (store.weather === 'offline') {
      this.at(this.now + 1, () => arrive({reply: null}));
      return;
    }
    const {travel} = this;
    this.at(this.now + travel, () => {
      const outcome = ask();
      const {later} = outcome;
      if (later) this.at(this.now + this.landsAfter, later);
      const isSlow = outcome.reply?.status === 'unknown';
      this.at(this.now + travel + (isSlow ? WORKER_MS : 0), () => arrive(outcome));
    });
    this.at(this.now + REQUEST_TIMEOUT_MS, () => {
      if (!tab.isFrozen) arrive({reply: null});
    });
  }

  private holds(tab: Tab, grant: Grant): boolean {
    const isFree = !this.hasLocks || this.broke === 'lock';
    return this.tabs.includes(tab) && (isFree || this.grant === grant);
  }

  private end(tab: Tab, grant: Grant) {
    if (this.grant === grant) this.grant = null;
    this.next();
    this.at(this.now + 1, () => this.advance(tab));
  }

  /** The first in the queue has the lock next. */
  private next() {
    if (this.grant) return;
    const [first] = this.tabs
      .filter(({waitsSince, isFrozen}) => waitsSince !== null && !isFrozen)
      .sort((a, b) => (a.waitsSince ?? 0) - (b.waitsSince ?? 0));
    if (first) this.take(first);
  }

  private release(tab: Tab) {
    tab.waitsSince = null;
    if (this.grant?.tab === tab) this.grant = null;
    this.next();
  }

  private stealAt({waitsSince}: Tab): number {
    if (waitsSince === null || !this.grant || this.broke === 'stealing') return Infinity;
    // A tab that waits already finds a new holder at its next look.
    const found = Math.max(waitsSince, this.grant.since + LOOK_MS);
    return found + STUCK_AFTER_MS + LOOK_MS;
  }

  private steal(tab: Tab) {
    const {grant} = this;
    this.take(tab);
    const robbed = grant?.tab;
    if (robbed?.state.inFlight && !robbed.isFrozen) {
      this.dispatch(robbed, {type: 'interrupted'});
      this.at(this.now + 1, () => this.advance(robbed));
    }
  }

  private setCookie(cookie: string) {
    this.cookie = cookie;
  }

  /** A change that ends with a reply was executed, or the shopper was told otherwise. */
  private checkEnded({state}: Tab, before: CartState) {
    const after = new Set(state.entries.map(({id}) => id));
    for (const entry of before.entries) {
      if (after.has(entry.id) || entry.state === 'notMade') continue;
      const key = lineKey(entry.change);
      const isTold = state.messages.some(({lineKey: at}) => at === key || at === null);
      const isCovered = before.entries.some(
        ({change, number}) =>
          change.kind === 'set' && lineKey(change) === key && number >= entry.number,
      );
      if (!this.store.executed.get(entry.id) && !isTold && !isCovered)
        this.broken.push(`${entry.id} ended without being made`);
    }
  }

  private at(at: number, run: () => void) {
    this.tasks.push({at, run});
  }
}

const isOffered = ({state}: Entry) => state === 'notMade';
