import {type Intent} from '../../app/cart/intent';
import {step, type QueueEvent} from '../../app/cart/queue';
import {
  EMPTY_QUEUE,
  leavesCreation,
  pendingIntents,
  pendingOf,
  STORED_VERSION,
  type CartRequest,
  type QueueState,
} from '../../app/cart/queue-state';
import {isMade} from '../../app/cart/outcome';
import {readStored} from '../../app/cart/stored-queue';
import {showCart} from '../../app/cart/show-cart';
import {type CartReply} from '../../app/cart/view';
import {type ModelStore} from './store';

/** A request on its way. It is sent, then carried out, then answered; it can get lost before each step. */
interface Parcel {
  /** `null` once the page that sent it is gone. */
  tab: number | null;
  sequence: number;
  request: CartRequest;
  /** Stands in line for the lock that first adds of all tabs share. */
  exclusive: boolean;
  /** Holds that lock; or its page, which is gone, left a note that it may create a cart. */
  holds: boolean;
  /** The cookie it carries; `undefined` until it has left the browser. */
  cookie: string | null | undefined;
  reply: CartReply | null;
  /** What the answer does to the browser's cookie; `undefined` leaves it. */
  sets: string | null | undefined;
}

/** A browser with some tabs of the shop open, one cookie, and a network that loses things. */
export class Browser {
  readonly tabs: QueueState[];
  cookie: string | null = null;
  /** Units of adds that failed, and about which a tab said more than that they were made, by variant. */
  readonly told = new Map<string, number>();
  private parcels: Parcel[] = [];

  constructor(
    private readonly store: ModelStore,
    tabs: number,
  ) {
    this.tabs = Array.from({length: tabs}, () => EMPTY_QUEUE);
    this.tabs.forEach((_, tab) => this.dispatch(tab, {type: 'reread'}));
  }

  shown(tab: number) {
    const state = this.state(tab);
    return showCart(state.confirmed, pendingIntents(state));
  }

  intend(tab: number, intent: Intent) {
    this.dispatch(tab, {type: 'intend', intent});
  }

  dispatch(tab: number, event: QueueEvent) {
    const before = this.state(tab);
    const after = step(before, event);
    this.tabs[tab] = after;
    this.noteTold(before, after);
    if (after.flight && after.flight.sequence !== before.flight?.sequence) {
      const {sequence, request} = after.flight;
      const exclusive = after.confirmed === null && !isReading(request);
      this.parcels.push({
        tab,
        sequence,
        request,
        exclusive,
        holds: false,
        cookie: undefined,
        reply: null,
        sets: undefined,
      });
    }
    this.sendDue();
    if (after.announcement.number !== before.announcement.number) this.broadcast(tab);
  }

  /** The server carries out the nth request that has arrived. */
  carryOut(n: number) {
    const parcel = pick(
      this.parcels.filter(({cookie, reply}) => cookie !== undefined && !reply),
      n,
    );
    if (!parcel) return;
    if (this.looksOn(parcel)) return this.lookAgain(parcel);
    const {reply, cookie} = this.store.answer(parcel.request, parcel.cookie ?? null);
    parcel.reply = reply;
    parcel.sets = cookie;
  }

  /** The nth answer arrives, in whatever order. */
  deliver(n: number) {
    const parcel = pick(
      this.parcels.filter(({reply}) => reply !== null),
      n,
    );
    if (!parcel?.reply) return;
    this.forget(parcel);
    if (parcel.sets !== undefined) this.cookie = parcel.sets;
    const {tab, sequence, reply} = parcel;
    if (tab !== null) this.dispatch(tab, {type: 'reply', sequence, reply});
    this.sendDue();
  }

  /** The nth connection breaks: before the request was carried out, or after, as it happens to stand. */
  breakConnection(n: number) {
    const parcel = pick(
      this.parcels.filter(({cookie}) => cookie !== undefined),
      n,
    );
    if (!parcel) return;
    this.forget(parcel);
    const {tab, sequence} = parcel;
    if (tab !== null) this.dispatch(tab, {type: 'failure', sequence});
    this.sendDue();
  }

  /** A tab gives up waiting; its request is still on its way. */
  giveUp(tab: number) {
    const {flight} = this.state(tab);
    if (flight) this.dispatch(tab, {type: 'giveUp', sequence: flight.sequence});
  }

  /** A tab is reloaded: what has left goes on without it, the rest is the next page's. */
  reload(tab: number) {
    const pending = pendingOf(this.state(tab));
    const text = JSON.stringify({version: STORED_VERSION, at: 0, ...pending});
    const leaves = leavesCreation(this.state(tab));
    this.parcels = this.parcels.filter((parcel) => {
      const own = parcel.tab === tab;
      if (!own) return true;
      parcel.tab = null;
      // A page that is gone holds no lock; what it leaves is a note about the request that was in flight.
      parcel.holds = leaves && parcel.sequence === this.state(tab).sequence;
      return parcel.cookie !== undefined;
    });
    this.tabs[tab] = EMPTY_QUEUE;
    const stored = readStored(text, 0);
    if (!stored) throw new Error('What a page leaves must be readable for the next.');
    this.dispatch(tab, {type: 'resume', ...stored});
    this.dispatch(tab, {type: 'reread'});
  }

  /** The network works from here on, and every tab is looked at once more. */
  settle() {
    const looks = this.tabs.length + 1;
    for (let look = 0; look < looks; look++) {
      this.tabs.forEach((_, tab) => this.dispatch(tab, {type: 'reread'}));
      for (let round = 0; this.parcels.length > 0; round++) {
        if (round > 1000) throw new Error('The queue never comes to rest.');
        this.carryOut(0);
        this.deliver(0);
      }
    }
  }

  state(tab: number): QueueState {
    const state = this.tabs[tab];
    if (!state) throw new Error(`There is no tab ${tab}.`);
    return state;
  }

  /** Requests leave; an exclusive one when no other is under way, and none once it is not wanted any more. */
  private sendDue() {
    for (const parcel of this.parcels) {
      const {tab, sequence, exclusive} = parcel;
      const isLocked = this.parcels.some(({holds}) => holds);
      if (parcel.cookie !== undefined || tab === null || (exclusive && isLocked))
        continue;
      if (this.state(tab).flight?.sequence !== sequence) {
        this.forget(parcel);
        this.dispatch(tab, {type: 'failure', sequence});
        continue;
      }
      parcel.cookie = this.cookie;
      parcel.holds = exclusive;
      this.dispatch(tab, {type: 'sent', sequence});
    }
  }

  /** Whether it is a look for a change that may still be made. */
  private looksOn({request, cookie}: Parcel): boolean {
    if (request.kind !== 'look') return false;
    const {reply} = this.store.answer(request, cookie ?? null);
    const isUnderWay = this.parcels.some(
      ({tab, request: other}) => tab === null && !isReading(other),
    );
    return isUnderWay && !isMade(request.change, reply.cart);
  }

  /** The next look carries the cookie of then. */
  private lookAgain(parcel: Parcel) {
    this.forget(parcel);
    this.parcels.push({...parcel, cookie: this.cookie});
  }

  private broadcast(from: number) {
    this.tabs.forEach((_, tab) => {
      if (tab !== from) this.dispatch(tab, {type: 'reread'});
    });
  }

  /** The tab found out what became of a failed change, and said something other than that it was made. */
  private noteTold(before: QueueState, after: QueueState) {
    const intent = before.doubt?.intent;
    if (intent?.kind !== 'add' || after.doubt === before.doubt) return;
    const {merchandiseId, quantity} = intent;
    if (!after.messages.some(({lineKey}) => lineKey === merchandiseId)) return;
    this.told.set(merchandiseId, (this.told.get(merchandiseId) ?? 0) + quantity);
  }

  private forget(parcel: Parcel) {
    this.parcels = this.parcels.filter((other) => other !== parcel);
  }
}

function isReading({kind}: CartRequest): boolean {
  return kind === 'read' || kind === 'look';
}

function pick<Item>(items: readonly Item[], n: number): Item | undefined {
  return items[n % Math.max(1, items.length)];
}
