import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {anyString} from '../../../tests/support/any-string';
import {
  EMPTY_STATE,
  ENTRY_LIFETIME_MS,
  isLineOpen,
  nextStep,
  reduce,
  type CartEvent,
  type CartState,
} from './cart-state';
import {type CartRequest, type Entry} from './entries';
import {showCart, unsettled} from './shown-cart';
import {
  lineKey,
  type CartChange,
  type CartLineView,
  type CartReply,
  type CartView,
} from '../cart';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});
const CART = 'cart-1';

function line(key: string, quantity: number, more: Partial<CartLineView> = {}) {
  const plain = {attributes: [], sellingPlanId: null, handle: null, variantTitle: null};
  const stock = {inStock: null, minimum: 1, maximum: null, increment: 1};
  const price = {total: usd('9.0'), unitPrice: usd('9.0'), unitCompareAt: null};
  const named = {key, id: `line-${key}`, merchandiseId: key, title: key, image: null};
  return {...plain, ...stock, ...price, ...named, quantity, ...more};
}

function cartOf(lines: CartLineView[], id = CART): CartView {
  const totals = {subtotal: usd('9.0'), total: usd('9.0'), tax: null, deductions: []};
  const extras = {discountCodes: [], giftCards: [], note: ''};
  return {id, webUrl: '', updatedAt: '2026-01-01T00:00:00Z', lines, ...totals, extras};
}

function replyOf(cart: CartView | null, more: Partial<CartReply> = {}): CartReply {
  return {
    status: 'ok',
    cartId: cart?.id ?? CART,
    cart,
    messages: [],
    serverTime: '',
    ...more,
  };
}

const UNKNOWN = replyOf(null, {status: 'unknown'});

/** A page that plays events, on a clock of its own. */
class Page {
  state: CartState = EMPTY_STATE;
  now = 0;
  private ids = 0;

  constructor(...lines: CartLineView[]) {
    this.dispatch({type: 'revalidate'}).answer(replyOf(cartOf(lines)));
  }

  dispatch(event: CartEvent): this {
    this.state = reduce(this.state, event);
    return this;
  }

  change(kind: 'add' | 'set', key: string, quantity: number): this {
    const lineId =
      kind === 'set'
        ? (this.state.confirmed?.lines.find((each) => each.key === key)?.id ?? null)
        : null;
    const preview = {
      productTitle: key,
      variantTitle: null,
      image: null,
      price: usd('9.0'),
      handle: null,
    };
    const plain = {merchandiseId: key, attributes: [], sellingPlanId: null};
    const change: CartChange = {kind, ...plain, lineId, quantity, preview};
    const number = ++this.ids;
    const entry: Entry = {
      id: `${number}`,
      number,
      change,
      state: 'waiting',
      cartId: null,
      before: null,
      expires: ENTRY_LIFETIME_MS,
    };
    return this.dispatch({type: 'change', entry});
  }

  /** Sends what is due, and gives the request. */
  send(): CartRequest | null {
    this.dispatch({type: 'send', now: this.now});
    return this.state.inFlight?.request ?? null;
  }

  /** Sends what is due, and answers it. */
  answer(reply: CartReply | null): this {
    this.send();
    return this.dispatch({type: 'reply', reply, now: this.now, jitter: 0});
  }

  wait(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  get step() {
    return nextStep(this.state, this.now, true);
  }

  get shown() {
    return showCart(this.state.confirmed, this.state);
  }

  get said() {
    return this.state.announcement.text;
  }

  get texts() {
    return this.state.messages.map(({text}) => text);
  }
}

/** The four reads, none of which shows the change. */
function readFourTimes(page: Page, ...lines: CartLineView[]) {
  for (const pause of [0, 2_000, 3_000, 5_000])
    page.wait(pause).answer(replyOf(cartOf(lines)));
}

describe('a change', () => {
  it('is sent with the cart that the page means, one at a time', () => {
    const page = new Page(line('a', 1)).change('add', 'b', 2).change('set', 'a', 3);
    expect(page.send()).toMatchObject({kind: 'add', cart: CART, quantity: 2});
    expect(page.step).toEqual({kind: 'wait', milliseconds: null});
    expect(page.shown).toMatchObject({count: 5, updating: true});
    page.dispatch({
      type: 'reply',
      reply: replyOf(cartOf([line('b', 2), line('a', 1)])),
      now: 0,
      jitter: 0,
    });
    expect(page.said).toBe('b added to cart. 3 items in the cart.');
    expect(page.send()).toMatchObject({kind: 'update', lineId: 'line-a', quantity: 3});
  });

  it('waits for others of its line, and goes with them as one', () => {
    const page = new Page().change('add', 'a', 1).change('add', 'a', 2);
    expect(page.send()).toMatchObject({kind: 'add', quantity: 3});
  });

  it('a quantity covers the adds before it; where the line never came it goes as an add', () => {
    const page = new Page().change('add', 'a', 1).change('set', 'a', 4);
    expect(page.send()).toMatchObject({kind: 'add', quantity: 4});
    expect(page.state.entries).toHaveLength(1);
  });

  it('a removal ends an add that never left', () => {
    const page = new Page().change('add', 'a', 1).change('set', 'a', 0);
    expect(page.shown.lines).toEqual([]);
    expect(page.send()).toBeNull();
    expect(page.state.entries).toEqual([]);
  });

  it('that the store refused is over, with the reason at its line', () => {
    const messages = [{kind: 'error', text: 'No.', lineKey: null}] as const;
    const page = new Page()
      .change('add', 'a', 1)
      .answer(replyOf(cartOf([]), {status: 'refused', messages}));
    expect(page.state.messages).toEqual([{kind: 'error', text: 'No.', lineKey: 'a'}]);
    expect(page.shown.lines).toEqual([]);
  });

  it('that was made, in a cart the rest of which could not be read, is not sent again', () => {
    const page = new Page(line('a', 1)).change('add', 'a', 1).answer(replyOf(null));
    expect(page.state.entries).toEqual([]);
    expect(page.shown.count).toBe(2);
    page.answer(UNKNOWN);
    expect(page.shown.count).toBe(2);
    page.wait(10_000).answer(replyOf(cartOf([line('a', 2)])));
    expect(page.shown).toMatchObject({count: 2, updating: false});
    expect(page.said).toBe('a added to cart. 2 items in the cart.');
  });
});

describe('a change whose answer was lost', () => {
  const lost = () => new Page(line('a', 1)).change('add', 'a', 1).answer(null);

  it('is found by a read that shows it', () => {
    const page = lost().answer(replyOf(cartOf([line('a', 2)])));
    expect(page.state.entries).toEqual([]);
    expect(page.said).toBe('a added to cart. 2 items in the cart.');
  });

  it('holds up its line alone; two presses of it are never both taken for made', () => {
    const page = lost().change('add', 'a', 1).change('add', 'b', 1);
    page.answer(replyOf(cartOf([line('a', 1)])));
    expect(page.send()).toMatchObject({kind: 'add', line: {merchandiseId: 'b'}});
    page.dispatch({type: 'interrupted'});
    expect(unsettled(page.state).waiting).toEqual(['a']);
    expect(page.shown.count).toBe(4);
  });

  it('is offered again after four reads in ten seconds, and is not counted', () => {
    const page = lost();
    readFourTimes(page, line('a', 1));
    expect(page.now).toBe(10_000);
    expect(page.shown).toMatchObject({count: 1, updating: false});
    expect(page.shown.lines[0]?.offer?.text).toBe('We could not add a.');
    page.dispatch({type: 'command', command: {kind: 'retry', ids: ['1']}});
    const {entries} = page.state;
    page.dispatch({type: 'entries', entries, today: 0});
    expect(page.send()).toMatchObject({kind: 'add', quantity: 1});
  });

  it('of a line that is not there is offered with all that is known of it', () => {
    const page = new Page().change('add', 'b', 2).answer(null);
    readFourTimes(page);
    expect(page.shown).toMatchObject({count: 0});
    expect(page.shown.lines).toMatchObject([
      {status: 'notMade', title: 'b', quantity: 2, unitPrice: usd('9.0')},
    ]);
  });

  it('that comes after all is not offered any longer', () => {
    const page = lost();
    readFourTimes(page, line('a', 1));
    page.dispatch({type: 'revalidate'}).answer(replyOf(cartOf([line('a', 2)])));
    expect(page.state.entries).toEqual([]);
    expect(page.texts).toEqual(['a is in your cart after all.']);
  });

  it('at a limit of the store states what the cart holds', () => {
    const page = lost().answer(replyOf(cartOf([line('a', 1, {inStock: 1})])));
    expect(page.texts).toEqual(['Your cart now holds 1 of a.']);
    expect(page.state.entries).toEqual([]);
  });

  it('in a cart that is gone cannot be told', () => {
    const page = lost().answer(replyOf(cartOf([], 'cart-2')));
    expect(page.shown.lines[0]?.offer?.text).toBe(
      "We can't tell whether a was in your earlier cart.",
    );
  });

  it('is not offered where a later quantity of its line covers it', () => {
    const page = lost().change('set', 'a', 5);
    readFourTimes(page, line('a', 1));
    expect(page.send()).toMatchObject({kind: 'update', quantity: 5});
    expect(page.state.entries).toHaveLength(1);
  });

  it('a quantity goes out again over the old one, and never over that of somebody else', () => {
    const set = () => new Page(line('a', 1)).change('set', 'a', 2).answer(null);
    const again = set().answer(replyOf(cartOf([line('a', 1)])));
    expect(again.send()).toMatchObject({kind: 'update', quantity: 2});
    const other = set().answer(replyOf(cartOf([line('a', 7)])));
    expect(other.state.entries).toEqual([]);
    expect(other.texts).toEqual(['Your cart now holds 7 of a.']);
  });
});

describe('a change that was certainly not executed', () => {
  const refuse = (more: Partial<CartReply>) =>
    replyOf(null, {status: 'notExecuted', ...more});

  it('goes out again by the schedule, or when the store says', () => {
    const page = new Page().change('add', 'a', 1).answer(refuse({}));
    expect(page.step).toEqual({kind: 'wait', milliseconds: 2_000});
    page.wait(2_000).answer(refuse({retryAfter: 7_000}));
    expect(page.step).toEqual({kind: 'wait', milliseconds: 7_000});
    expect(page.wait(7_000).send()).toMatchObject({kind: 'add', quantity: 1});
  });

  it('is offered after four attempts where the request itself is at fault, and never otherwise', () => {
    for (const isFinal of [true, false]) {
      const page = new Page().change('add', 'a', 1);
      for (let attempt = 0; attempt < 4; attempt += 1)
        page.answer(refuse({isFinal})).wait(12_000);
      expect(page.state.entries[0]?.state).toBe(isFinal ? 'notMade' : 'waiting');
    }
  });

  it('goes to the cart that the cookie names by now; a quantity does not', () => {
    const other = replyOf(cartOf([line('a', 5)], 'cart-2'), {status: 'elsewhere'});
    const add = new Page().change('add', 'a', 1).answer(other);
    expect(add.send()).toMatchObject({kind: 'add', cart: 'cart-2'});
    const messages = [{kind: 'warning', text: 'Another.', lineKey: null}] as const;
    const set = new Page(line('a', 1)).change('set', 'a', 2);
    set.answer({...other, messages});
    expect(set.state.entries).toEqual([]);
    expect(set.texts).toEqual(['Another.']);
  });
});

describe('an outage', () => {
  it('lets nothing but a read go out, every ten seconds while the page is visible', () => {
    const page = new Page(line('a', 1))
      .change('add', 'a', 1)
      .answer(null)
      .change('add', 'b', 1);
    expect(page.send()).toEqual({kind: 'read'});
    page.dispatch({type: 'reply', reply: UNKNOWN, now: page.now, jitter: 0});
    expect(page.step).toEqual({kind: 'wait', milliseconds: 10_000});
    expect(nextStep(page.state, 10_000, false)).toEqual({
      kind: 'wait',
      milliseconds: null,
    });
    expect(page.shown.lines.map(({status}) => status)).toEqual(['waiting', 'waiting']);
    page.change('add', 'c', 1);
    expect(page.send()).toEqual({kind: 'read'});
  });

  it('at a page’s start is followed by one creation, once, whose cart is nobody’s', () => {
    const page = new Page();
    page.state = EMPTY_STATE;
    page.dispatch({type: 'revalidate'}).answer(UNKNOWN);
    expect(page.send()).toEqual({kind: 'create', mode: 'fallback', cart: CART});
    page.dispatch({type: 'reply', reply: replyOf(null), now: 0, jitter: 0});
    expect(page.state).toMatchObject({confirmed: null, loaded: false, isAway: false});
    for (let reads = 1; reads < 4; reads += 1) {
      expect(page.wait(10_000).step).toMatchObject({request: {kind: 'read'}});
      page.answer(UNKNOWN);
    }
    expect(page.state).toMatchObject({failedReads: 4, storeAnswers: true});
    page.dispatch({type: 'startAnew'});
    expect(page.send()).toEqual({kind: 'create', mode: 'anew', cart: CART});
  });

  it('in which a cart can be added to but not read lets adds go', () => {
    const page = new Page();
    page.state = EMPTY_STATE;
    page.dispatch({type: 'revalidate'}).answer(UNKNOWN).answer(replyOf(null));
    page.change('add', 'a', 1);
    expect(page.send()).toMatchObject({kind: 'add', cart: CART});
    page.dispatch({
      type: 'reply',
      reply: replyOf(cartOf([line('a', 1)])),
      now: 0,
      jitter: 0,
    });
    expect(page.state).toMatchObject({loaded: true, failedReads: 0, entries: []});
  });

  it('without a cart looks for the store by creating one', () => {
    const page = new Page();
    page.state = EMPTY_STATE;
    const none = replyOf(null, {cartId: null});
    page.dispatch({type: 'revalidate'}).answer(none);
    expect(page.send()).toEqual({kind: 'create', mode: 'start', cart: null});
    const failed = replyOf(null, {status: 'notExecuted', cartId: null});
    page.dispatch({type: 'reply', reply: failed, now: 0, jitter: 0});
    expect(page.step).toEqual({kind: 'wait', milliseconds: 10_000});
    expect(page.wait(10_000).step).toMatchObject({request: {kind: 'create'}});
  });
});

describe('what differs from what was expected', () => {
  it('is said at its line', () => {
    const page = new Page(line('a', 1), line('b', 1)).dispatch({type: 'revalidate'});
    page.answer(replyOf(cartOf([line('a', 3)])));
    expect(page.texts).toEqual([
      'Your cart now holds 3 of a.',
      'b is no longer in your cart.',
    ]);
  });

  it('is not said of changes that another tab has made for this browser', () => {
    const page = new Page(line('a', 1));
    const waiting = new Page(line('a', 1)).change('add', 'a', 1).state.entries;
    page.dispatch({type: 'entries', entries: waiting, today: null});
    expect(page.shown.count).toBe(2);
    page.dispatch({type: 'entries', entries: [], today: null});
    expect(page.shown.count).toBe(2);
    page.answer(replyOf(cartOf([line('a', 2)])));
    expect(page.shown).toMatchObject({count: 2, updating: false});
    expect(page.texts).toEqual([]);
  });
});

describe('lines that the store makes a bundle of', () => {
  const held = (key: string, quantity: number) => ({key, name: key, quantity});
  const setOf = (...components: ReturnType<typeof held>[]) =>
    line('set', 1, {components});

  it('are in the cart: an add that the store merged is neither offered nor made again', () => {
    const page = new Page(line('b', 1)).change('add', 'a', 1).answer(null);
    page.answer(replyOf(cartOf([setOf(held('a', 1), held('b', 1))])));
    expect(page.state.entries).toEqual([]);
    expect(page.shown).toMatchObject({count: 1, updating: false});
    expect(page.texts).toEqual(['Your cart now holds 1 of set.']);
  });

  it('say nothing of an item that is in the cart by itself as well', () => {
    const page = new Page(line('a', 1)).change('add', 'set', 1);
    page.answer(replyOf(cartOf([setOf(held('a', 1)), line('a', 1)])));
    expect(page.texts).toEqual([]);
    page.change('set', 'set', 0).answer(replyOf(cartOf([line('a', 1)])));
    expect(page.texts).toEqual([]);
    page.change('set', 'a', 3).answer(replyOf(cartOf([line('a', 3)])));
    expect(page.shown.count).toBe(3);
  });
});

describe('time', () => {
  it('a change that has waited for a day is offered; another day later it is forgotten', () => {
    const page = new Page().change('add', 'a', 1);
    const read = (today: number) =>
      page.dispatch({type: 'entries', entries: page.state.entries, today});
    read(ENTRY_LIFETIME_MS - 1);
    expect(page.state.entries[0]?.state).toBe('waiting');
    read(ENTRY_LIFETIME_MS);
    expect(page.state.entries[0]?.state).toBe('notMade');
    read(2 * ENTRY_LIFETIME_MS);
    expect(page.state.entries).toEqual([]);
  });

  it('a clock that steps back loses nothing', () => {
    const page = new Page().change('add', 'a', 1);
    const {entries} = page.state;
    for (const today of [-1, -3_600_000])
      page.dispatch({type: 'entries', entries, today});
    expect(page.send()).toMatchObject({kind: 'add'});
  });
});

it('where the browser keeps no cookie, the add says so, and no cart is created unasked', () => {
  const page = new Page();
  page.state = EMPTY_STATE;
  const none = replyOf(null, {cartId: null});
  page
    .dispatch({type: 'revalidate'})
    .answer(none)
    .answer(replyOf(cartOf([])));
  page.change('add', 'a', 1).answer({...none, status: 'elsewhere'});
  expect(page.texts[0]).toContain('blocks cookies');
  expect(page.state.entries).toEqual([]);
  expect(page.step).toEqual({kind: 'wait', milliseconds: null});
  page.change('add', 'a', 1);
  expect(page.send()).toMatchObject({kind: 'create', mode: 'start'});
});

it('a plain form’s answer stands beside its field, also where there is none', () => {
  const page = new Page(line('a', 1));
  const messages = [{kind: 'notice', text: 'Saved.', lineKey: 'extra:note'}] as const;
  const reply = replyOf(cartOf([line('a', 1)]), {messages});
  page.dispatch({type: 'submitted', reply, edit: null, key: 'extra:note'});
  expect(page.texts).toEqual(['Saved.']);
  page.dispatch({type: 'submitted', reply: null, edit: null, key: 'extra:note'});
  expect(page.state.messages).toMatchObject([{kind: 'error', lineKey: 'extra:note'}]);
});

describe('an edited line (§11.3)', () => {
  const printed = (name: string, quantity: number) => {
    const attributes = [{key: 'Name', value: name}];
    const key = lineKey({merchandiseId: 'shirt', attributes, sellingPlanId: null});
    return line(key, quantity, {id: 'line-1', merchandiseId: 'shirt', attributes});
  };
  const edit = {lineId: 'line-1', attributes: [{key: 'Name', value: 'RUIZ'}]};
  const key = printed('OKAFOR', 1).key;

  it('is no surprise: nothing is said to have gone or come', () => {
    const page = new Page(printed('OKAFOR', 2), line('b', 1));
    const reply = replyOf(cartOf([printed('RUIZ', 2), line('b', 1)]));
    page.dispatch({type: 'submitted', reply, key, edit});
    expect(page.texts).toEqual([]);
  });

  it('joins an equal line without a word, and says what else has changed', () => {
    const ruiz = {...printed('RUIZ', 3), id: 'line-2'};
    const page = new Page(printed('OKAFOR', 2), ruiz);
    page.dispatch({
      type: 'submitted',
      reply: replyOf(cartOf([{...ruiz, quantity: 5}])),
      key,
      edit,
    });
    expect(page.texts).toEqual([]);
    const other = new Page(printed('OKAFOR', 2));
    other.dispatch({
      type: 'submitted',
      reply: replyOf(cartOf([printed('RUIZ', 1)])),
      key,
      edit,
    });
    expect(other.texts).toEqual([`Your cart now holds 1 of ${printed('RUIZ', 1).key}.`]);
  });

  it('that the store refuses leaves the line, and what is expected of it', () => {
    const page = new Page(printed('OKAFOR', 1));
    const messages = [{kind: 'error', text: 'No.', lineKey: null}] as const;
    const reply = replyOf(null, {status: 'refused', messages});
    page.dispatch({type: 'submitted', reply, key, edit});
    expect(page.state.messages).toEqual([{...messages[0], lineKey: key}]);
    expect(page.state.confirmed?.lines[0]?.key).toBe(key);
  });

  it('is open while any change of it is, by its key or its id; and then the edit is not sent', () => {
    const page = new Page(printed('OKAFOR', 1), line('b', 1));
    expect(isLineOpen(page.state, edit)).toBe(false);
    page.change('set', 'b', 2);
    expect(isLineOpen(page.state, edit)).toBe(false);
    page.change('set', key, 2);
    expect(isLineOpen(page.state, edit)).toBe(true);
    page.dispatch({type: 'notEdited', edit});
    expect(page.state.messages).toMatchObject([{kind: 'error', lineKey: key}]);
  });
});

it('lines of other attributes are never one, whatever is typed; their order does not matter', () => {
  const text = anyString({maxLength: 8});
  const attribute = fc.record({key: text, value: text});
  const attributes = fc.uniqueArray(attribute, {
    maxLength: 4,
    selector: ({key, value}) => JSON.stringify([key, value]),
  });
  const keyOfLine = (list: readonly {key: string; value: string}[]) =>
    lineKey({merchandiseId: 'shirt', attributes: list, sellingPlanId: null});
  const sorted = (list: readonly {key: string; value: string}[]) =>
    list.map(({key, value}) => JSON.stringify([key, value])).sort();
  fc.assert(
    fc.property(attributes, attributes, (one, other) => {
      const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
      expect(keyOfLine(one) === keyOfLine(other)).toBe(isSame);
      expect(keyOfLine([...one].reverse())).toBe(keyOfLine(one));
    }),
  );
});
