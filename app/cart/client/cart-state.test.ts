import {describe, expect, it} from 'vitest';

import {
  lineKey,
  type CartChange,
  type CartLineView,
  type CartReply,
  type CartView,
} from '../cart';
import {
  EMPTY_STATE,
  MIRROR_LIFETIME_MS,
  nextRequest,
  reduce,
  type CartEvent,
  type CartState,
} from './cart-state';
import {MESSAGES} from '../messages';
import type {NewSaid} from './said';
import {isUnreachable, openLines, showCart} from './shown-cart';
import {cartView, lineView} from '../../../tests/support/cart-view';

/** The rules of §11, each by its number. */

const money = {amount: '1.0', currencyCode: 'USD'};

const identity = (merchandiseId: string) => ({
  merchandiseId,
  attributes: [],
  sellingPlanId: null,
});

const reply = (
  status: CartReply['status'],
  cart: CartView | null = null,
  more: Partial<CartReply> = {},
): CartReply => ({
  status,
  cart,
  cartId: cart?.id ?? 'cart',
  messages: [],
  serverTime: '',
  ...more,
});

const add = (
  title: string,
  quantity = 1,
  more: Partial<CartChange> = {},
): CartChange => ({
  ...identity(title),
  kind: 'add',
  lineId: null,
  quantity,
  preview: {
    title,
    variantTitle: null,
    image: null,
    unitPrice: money,
    handle: null,
  },
  ...more,
});

const set = (title: string, quantity: number, more: Partial<CartChange> = {}) =>
  add(title, quantity, {kind: 'set', lineId: `line ${title}`, ...more});

/** A page whose clock the test moves. */
class Page {
  state: CartState = EMPTY_STATE;
  now = 0;

  event(event: CartEvent) {
    this.state = reduce(this.state, event);
    return this;
  }

  press(...changes: CartChange[]) {
    for (const change of changes) this.event({type: 'change', change});
    return this;
  }

  /** The request that goes out now; `null` for none. */
  send(isVisible = true) {
    this.event({type: 'send', now: this.now, isVisible});
    return this.state.inFlight?.request ?? null;
  }

  answer(answered: CartReply | null) {
    return this.event({type: 'reply', reply: answered, now: this.now, jitter: 0});
  }

  /** Sends a request of this kind, and takes the answer to it. */
  exchange(kind: string, answered: CartReply | null) {
    expect(this.send()).toMatchObject({kind});
    return this.answer(answered);
  }

  wait(milliseconds: number) {
    this.now += milliseconds;
    return this;
  }

  get next() {
    const next = nextRequest(this.state, this.now, true);
    return next && {...next.request, in: Math.max(0, next.at - this.now)};
  }

  get shown() {
    const {lines} = showCart(this.state.confirmed, this.state);
    return Object.fromEntries(lines.map(({domKey, quantity}) => [domKey, quantity]));
  }

  get said() {
    return this.state.announcement.text;
  }

  /** The messages at a line. */
  at(key: string) {
    return this.state.messages
      .filter(({lineKey: place}) => place === key)
      .map(({text}) => text);
  }
}

const pageWith = (...lines: CartLineView[]) =>
  new Page().exchange('read', reply('ok', cartView(lines)));

describe('rule 1: a line, and what is desired of it', () => {
  it('is known by its key, in whatever order its attributes come', () => {
    const [name, number] = [
      {key: 'Name', value: 'Kim'},
      {key: 'Number', value: '7'},
    ];
    const of = (...attributes: {key: string; value: string}[]) =>
      lineKey({...identity('tee'), attributes});
    expect(of(name, number)).toBe(of(number, name));
    expect(of(name)).not.toBe(of(number));
  });

  it('sends nothing before the cart was read; “+” and “−” change the pending add', () => {
    const page = new Page().press(add('tee'), set('tee', 3, {lineId: null}));
    expect(page.shown).toEqual({tee: 3});
    expect(page.next).toMatchObject({kind: 'read'});
    page.exchange('read', reply('ok', cartView([])));
    expect(page.send()).toMatchObject({kind: 'add', lines: [{quantity: 3}]});
  });

  it('takes a quantity pressed on the rendered cart for one, not for an add', () => {
    const page = new Page().press(set('tee', 2));
    page.exchange('read', reply('ok', cartView([lineView('tee', 1)])));
    expect(page.send()).toEqual({
      kind: 'update',
      cart: 'cart',
      lineId: 'line tee',
      quantity: 2,
    });
  });

  it('raises a wanted quantity by an add after it', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 3), add('tee', 2));
    expect(page.send()).toMatchObject({kind: 'update', quantity: 5});
  });

  it('keeps the parts of a split line apart by their ids', () => {
    const page = pageWith(lineView('tee', 2), lineView('tee', 1, {id: 'other'}));
    page.press(set('tee', 4, {lineId: 'other'}));
    expect(page.shown).toEqual({tee: 2, 'tee 1': 4});
    expect(page.send()).toMatchObject({kind: 'update', lineId: 'other', quantity: 4});
    page.answer(reply('ok', cartView([lineView('tee', 6)])));
    expect(page.said).toBe('Quantity of tee is now 6.');
  });

  it('says what the cart holds where it cannot tell which part was meant', () => {
    const page = pageWith(lineView('tee', 2), lineView('tee', 1, {id: 'other'}));
    page.press(set('tee', 0, {lineId: 'other'})).event({type: 'reported'});
    const parts = [lineView('tee', 2, {id: 'new'}), lineView('tee', 1, {id: 'newer'})];
    page.exchange('read', reply('ok', cartView(parts)));
    expect(page.said).toBe('Your cart now holds 3 of tee.');
    expect(page.next).toBeNull();
  });

  it('says so where the store has merged the line into a bundle', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 2));
    page.event({type: 'reported'});
    const components = [{...identity('tee'), name: 'tee', quantity: 1}];
    page.exchange('read', reply('ok', cartView([lineView('set', 1, {components})])));
    expect(page.said).toBe('Your cart now holds 1 of tee.');
  });

  it('makes three requests of ten presses', () => {
    const page = pageWith(lineView('tee', 1));
    for (let quantity = 2; quantity <= 11; quantity += 1) {
      page.press(set('tee', quantity));
      if (quantity === 2) page.send();
    }
    expect(page.shown).toEqual({tee: 11});
    page.answer(reply('ok', cartView([lineView('tee', 2)])));
    page.exchange('update', reply('ok', cartView([lineView('tee', 11)])));
    expect(page.next).toBeNull();
  });

  it('removes a line that has sold out to 0', () => {
    const page = pageWith(lineView('tee', 0)).press(set('tee', 0));
    page.exchange('remove', reply('ok', cartView([])));
    expect(page.said).toBe('tee removed. 0 items in the cart.');
  });
});

describe('rule 2: one line a request', () => {
  it('adds the difference, also where the cart has the line', () => {
    const page = pageWith(lineView('tee', 3)).press(add('tee', 2), add('scarf'));
    expect(page.send()).toEqual({
      kind: 'add',
      cart: 'cart',
      lines: [{...identity('tee'), quantity: 2}],
    });
  });

  it('sends a removal as one', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 0));
    expect(page.send()).toEqual({kind: 'remove', cart: 'cart', lineId: 'line tee'});
  });

  it('drops the quantity of a line that has vanished, and names it', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 3));
    page.event({type: 'revalidate'}).exchange('read', reply('ok', cartView([])));
    expect(page.next).toBeNull();
    expect(page.said).toBe('tee is no longer in your cart.');
  });

  it('makes an add of it where this page removed the line (Undo)', () => {
    const page = pageWith(lineView('tee', 2)).press(set('tee', 0));
    page.exchange('remove', reply('ok', cartView([])));
    page.press(set('tee', 2, {isUndo: true}));
    expect(page.send()).toMatchObject({kind: 'add', lines: [{quantity: 2}]});
  });

  it('puts the lines of a cart link into one add, once more without those that the error names', () => {
    const link = 'one';
    const page = pageWith().press(add('tee', 1, {link}), add('scarf', 2, {link}));
    expect(page.send()).toMatchObject({lines: [{quantity: 1}, {quantity: 2}]});
    const text = 'This item cannot be bought right now.';
    const messages = [{kind: 'error' as const, text, lineKey: 'tee'}];
    page.answer(reply('refused', cartView([]), {messages}));
    expect(page.at('tee')).toEqual([text]);
    expect(page.send()).toMatchObject({lines: [{merchandiseId: 'scarf'}]});
  });

  it('settles a link of unknown outcome line by line', () => {
    const link = 'one';
    const page = pageWith().press(add('tee', 1, {link}), add('scarf', 2, {link}));
    page.exchange('add', reply('unknown'));
    page.exchange('read', reply('ok', cartView([lineView('tee', 1)])));
    expect(page.state.desired.map(({id}) => id)).toEqual(['scarf']);
  });
});

describe('rule 3: an answer settles what was sent', () => {
  it('shows a refusal at the line, and drops what was desired', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 9));
    const messages = [{kind: 'error' as const, text: 'Too many.', lineKey: null}];
    page.exchange('update', reply('refused', cartView([lineView('tee', 1)]), {messages}));
    expect(page.shown).toEqual({tee: 1});
    expect(page.at('tee')).toEqual(['Too many.']);
  });

  it('takes the cart even if the store limited it, and never says that all was added', () => {
    const page = pageWith().press(add('tee', 5));
    page.exchange('add', reply('ok', cartView([lineView('tee', 2)])));
    expect(page.shown).toEqual({tee: 2});
    expect(page.said).toBe('Your cart now holds 2 of tee.');
  });

  it('says that an item was not added where the store has left it out', () => {
    const page = pageWith().press(add('tee'));
    page.exchange('add', reply('ok', cartView([])));
    expect(page.said).toBe('We could not add tee.');
  });

  it('asks once more with the line id of now', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 3));
    const now = cartView([lineView('tee', 1, {id: 'new'})]);
    page.exchange('update', reply('refused', now, {isLineGone: true}));
    page.exchange('read', reply('ok', now));
    expect(page.send()).toMatchObject({kind: 'update', lineId: 'new', quantity: 3});
    const messages = [{kind: 'error' as const, text: 'It is gone.', lineKey: null}];
    page.answer(reply('refused', now, {isLineGone: true, messages}));
    expect(page.next).toBeNull();
  });

  it('settles only what was sent where a part of the cart was read', () => {
    const page = pageWith(lineView('tee', 1), lineView('scarf', 1)).press(set('tee', 2));
    page.exchange('update', reply('ok', null));
    expect(page.shown).toEqual({tee: 2, scarf: 1});
    expect(page.next).toMatchObject({kind: 'read', in: 0});
  });

  it('names the lines that the move to another country has changed, once', () => {
    const page = new Page().exchange(
      'read',
      reply('ok', cartView([lineView('tee', 1), lineView('scarf', 2)], {country: 'US'})),
    );
    page.press(add('tee'));
    const moved = cartView([lineView('tee', 2), lineView('scarf', 0)], {country: 'JP'});
    page.exchange('add', reply('ok', moved));
    expect(page.at('scarf')).toEqual([
      'Your cart has moved to another country, where there is less of scarf.',
    ]);
  });
});

describe('rule 4: an unknown outcome', () => {
  it.each<[string, CartReply | null]>([
    ['no answer', null],
    ['an answer that proves nothing', reply('unknown')],
  ])('after %s an add is looked for in four reads, then sent again', (_, answered) => {
    const page = pageWith().press(add('tee'));
    page.exchange('add', answered);
    for (const pause of [0, 2_000, 3_000, 5_000]) {
      expect(page.next).toMatchObject({kind: 'read', in: pause});
      page.wait(pause).exchange('read', reply('ok', cartView([])));
    }
    expect(page.next).toMatchObject({kind: 'add', in: 0});
    expect(page.shown).toEqual({tee: 1});
    page.exchange('add', reply('ok', cartView([lineView('tee', 1)])));
    expect(page.said).toBe('tee added to cart. 1 item in the cart.');
  });

  it('is dropped after the second round', () => {
    const page = pageWith().press(add('tee'));
    for (let round = 0; round < 2; round += 1) {
      page.exchange('add', reply('unknown'));
      for (const pause of [0, 2_000, 3_000, 5_000])
        page.wait(pause).exchange('read', reply('ok', cartView([])));
    }
    expect(page.next).toBeNull();
    expect(page.said).toBe("We can't tell whether tee is in your cart.");
  });

  it('is done where a read shows what was wanted, in lines or in a bundle', () => {
    const component = {...identity('tee'), name: 'tee', quantity: 1};
    const bare = {merchandiseId: 'tee', name: 'tee', quantity: 1};
    for (const held of [
      [lineView('tee', 1)],
      [lineView('bundle', 1, {components: [component]})],
      // A part of the identity that the answer lacks is left out.
      [lineView('bundle', 1, {components: [bare]})],
    ]) {
      const page = pageWith().press(add('tee'));
      page.exchange('add', null).exchange('read', reply('ok', cartView(held)));
      expect(page.said).toMatch(/^tee added to cart\./);
    }
  });

  it('says what the cart holds where it has neither quantity, or another tab changed it', () => {
    const other = pageWith(lineView('tee', 1)).press(add('tee', 2));
    other
      .exchange('add', null)
      .exchange('read', reply('ok', cartView([lineView('tee', 2)])));
    expect(other.said).toBe('Your cart now holds 2 of tee.');
    const page = pageWith().press(add('tee'));
    page.exchange('add', null).event({type: 'reported'});
    page.exchange('read', reply('ok', cartView([lineView('tee', 1)])));
    expect(page.said).toBe('Your cart now holds 1 of tee.');
  });

  it('sends a quantity again at once, then after 2, 3, 5 and 10 seconds', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 2));
    for (const pause of [0, 2_000, 3_000, 5_000, 10_000]) {
      page.exchange('update', reply('unknown'));
      page.exchange('read', reply('ok', cartView([lineView('tee', 1)])));
      expect(page.next).toMatchObject({kind: 'update', in: pause});
      page.wait(pause);
    }
    page.exchange('update', reply('unknown'));
    page.exchange('read', reply('ok', cartView([lineView('tee', 1)])));
    expect(page.said).toBe("We can't tell whether tee is in your cart.");
  });

  it('lets other lines go on', () => {
    const page = pageWith().press(add('tee'), add('scarf'));
    page.exchange('add', reply('unknown'));
    page.exchange('read', reply('ok', cartView([])));
    expect(page.send()).toMatchObject({lines: [{merchandiseId: 'scarf'}]});
  });
});

describe('rule 4: an old cart', () => {
  it('is read before an add, so that another device’s is not taken for it', () => {
    const page = pageWith().wait(60_001).press(add('tee'));
    page.exchange('read', reply('ok', cartView([lineView('tee', 1)])));
    expect(page.next).toMatchObject({kind: 'add', lines: [{quantity: 1}]});
    page
      .exchange('add', null)
      .exchange('read', reply('ok', cartView([lineView('tee', 1)])));
    expect(page.said).not.toMatch(/added/);
  });

  it('is not read before a quantity', () => {
    const page = pageWith(lineView('tee', 1)).wait(60_001).press(set('tee', 2));
    expect(page.next).toMatchObject({kind: 'update'});
  });
});

describe('rule 5: certainly not executed', () => {
  it('is sent again after 2, 3, 5 and 10 seconds, for as long as it takes', () => {
    const page = pageWith().press(add('tee'));
    for (const pause of [2_000, 3_000, 5_000, 10_000, 10_000]) {
      page.exchange('add', reply('notExecuted'));
      expect(page.next).toMatchObject({kind: 'add', in: pause});
      page.wait(pause);
    }
    expect(showCart(null, page.state).lines[0]?.status).toBe('waiting');
  });

  it('waits as long as the store asks for, at most 30 seconds', () => {
    for (const [asked, waited] of [
      [7_000, 7_000],
      [3_600_000, 30_000],
      [3e15, 30_000],
    ]) {
      const page = pageWith().press(add('tee'));
      page.exchange('add', reply('notExecuted', null, {retryAfter: asked ?? 0}));
      expect(page.next).toMatchObject({in: waited});
    }
  });

  it('ends an add that was removed meanwhile', () => {
    const page = pageWith().press(add('tee'));
    page.send();
    page.press(set('tee', 0, {lineId: null})).answer(reply('notExecuted'));
    expect(page.state.desired).toEqual([]);
    expect(page.next).toBeNull();
  });

  it('does not count against reads that show a quantity unchanged', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 2));
    for (let tries = 0; tries < 5; tries += 1)
      page.exchange('update', reply('notExecuted')).wait(10_000);
    page
      .exchange('update', null)
      .exchange('read', reply('ok', cartView([lineView('tee', 1)])));
    expect(page.next).toMatchObject({kind: 'update', quantity: 2});
  });

  it('is dropped after four tries where the request itself is at fault', () => {
    const page = pageWith().press(add('tee'));
    for (let tries = 0; tries < 4; tries += 1) {
      page.exchange('add', reply('notExecuted', null, {isFinal: true}));
      page.wait(10_000);
    }
    expect(page.next).toBeNull();
    expect(page.said).toBe('We could not add tee.');
  });
});

describe('rule 6: the cart is gone', () => {
  const gone = reply('gone', null);
  const created = reply('ok', cartView([], {id: 'second'}));

  it('creates a cart, naming the one that is gone, and sends the add there', () => {
    const page = pageWith().press(add('tee'));
    page.exchange('add', gone);
    expect(page.send()).toEqual({kind: 'create', mode: 'anew', cart: 'cart'});
    page.answer(created);
    expect(page.send()).toMatchObject({kind: 'add', cart: 'second'});
  });

  it('does not take a cart again that can be read and not changed', () => {
    const page = pageWith().press(add('tee')).exchange('add', gone);
    page.exchange('create', created).exchange('add', {...gone, cartId: 'second'});
    expect(page.send()).toEqual({kind: 'create', mode: 'anew', cart: 'second'});
    page.answer(created).exchange('add', gone);
    page.exchange('create', created).exchange('add', gone);
    expect(page.state.desired).toEqual([]);
    expect(page.said).toBe('We could not add tee.');
  });

  it.each(['gone', 'elsewhere'] as const)(
    'does not count throttled tries against an add whose cart is %s',
    (status) => {
      const page = pageWith().press(add('tee'));
      for (let tries = 0; tries < 5; tries += 1)
        page.exchange('add', reply('notExecuted')).wait(10_000);
      const second = cartView([], {id: 'second'});
      page.exchange('add', reply(status, status === 'gone' ? null : second));
      expect(page.state.desired).toMatchObject([{id: 'tee', more: 1}]);
    },
  );

  it('still starts a new cart for the shopper where a change has met another one', () => {
    const page = pageWith().press(add('tee'));
    page.send();
    page.event({type: 'startAnew'});
    page.answer(reply('elsewhere', cartView([], {id: 'second'})));
    expect(page.next).toMatchObject({kind: 'create', mode: 'anew', cart: 'second'});
  });

  it('says of an add of unknown outcome that nobody can tell', () => {
    const page = pageWith().press(add('tee'));
    page.exchange('add', null).exchange('read', gone);
    expect(page.said).toBe("We can't tell whether tee was in your earlier cart.");
    expect(page.state.desired).toEqual([]);
  });

  it('drops quantities of the old cart, and names them', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 2));
    page.exchange('update', gone);
    expect(page.said).toBe('We could not change tee.');
  });

  it('stops where the cookie cannot hold the id of a new cart', () => {
    const page = new Page().press(add('tee'));
    page.exchange('read', reply('ok', null, {cartId: null}));
    page.exchange('create', {...created, cartId: null});
    expect(page.said).toMatch(/^Your browser blocks cookies/);
    expect(page.next).toBeNull();
  });

  it('says nothing of a change where the creation has met another cart', () => {
    const page = new Page().press(add('tee'));
    const messages = [{kind: 'warning' as const, text: 'Not made.', lineKey: null}];
    page.exchange('read', reply('ok', null, {cartId: null}));
    page.exchange('create', {...created, status: 'elsewhere', messages});
    expect(page.state.messages).toEqual([]);
    expect(page.next).toMatchObject({kind: 'add', cart: 'second'});
  });

  it('says that cookies are needed where the next request does not bring the new one', () => {
    const page = new Page().press(add('tee'));
    page.exchange('read', reply('ok', null, {cartId: null}));
    page.exchange('create', created);
    page.exchange('add', reply('elsewhere', null, {cartId: null}));
    expect(page.said).toMatch(/^Your browser blocks cookies/);
    expect(page.next).toBeNull();
  });
});

describe('rule 7: tabs', () => {
  it('reads before it sends once another tab has reported a change', () => {
    const page = pageWith(lineView('tee', 1)).event({type: 'reported'}).press(add('tee'));
    page.exchange('read', reply('ok', cartView([lineView('tee', 4)])));
    expect(page.shown).toEqual({tee: 5});
    expect(page.next).toMatchObject({kind: 'add'});
  });

  it('does not read while it is hidden and wants nothing', () => {
    const page = pageWith().event({type: 'reported'});
    expect(page.send(false)).toBeNull();
    expect(page.send()).toEqual({kind: 'read'});
  });
});

describe('rule 8: reload and Back', () => {
  const left = (...changes: CartChange[]) => {
    const page = pageWith(lineView('scarf', 1)).press(...changes);
    page.send();
    return page.state.desired;
  };
  const restored = (age: number, ...changes: CartChange[]) =>
    new Page().event({
      type: 'restored',
      desired: left(...changes),
      said: [],
      age,
    });

  it('takes what was sent for an unknown outcome, and sends the rest', () => {
    const page = restored(1_000, add('tee'), set('scarf', 3));
    page.exchange(
      'read',
      reply('ok', cartView([lineView('tee', 1), lineView('scarf', 1)])),
    );
    expect(page.said).toMatch(/^tee added to cart/);
    expect(page.send()).toMatchObject({kind: 'update', quantity: 3});
  });

  it.each([0, 2, 3, 4])(
    'keeps a restored quantity one when %i is pressed',
    (quantity) => {
      for (const changes of [[set('scarf', 3)], [add('tee'), set('scarf', 3)]]) {
        const page = restored(1_000, ...changes);
        page.press(set('scarf', quantity, {lineId: null}));
        page.exchange(
          'read',
          reply('ok', cartView([lineView('tee', 1), lineView('scarf', 1)])),
        );
        const {kind, ...request} = page.send() ?? {};
        expect(request).toMatchObject({lineId: 'line scarf'});
        if (quantity > 0) expect(request).toMatchObject({quantity});
        expect(kind).toBe(quantity === 0 ? 'remove' : 'update');
      }
    },
  );

  it('shows what a forged mirror wants only until the store refuses it', () => {
    const {desired} = new Page().press(add('forged')).state;
    const page = new Page().event({
      type: 'restored',
      desired,
      said: [],
      age: 1_000,
    });
    expect(page.shown).toEqual({forged: 1});
    page.exchange('read', reply('ok', cartView([])));
    const text = 'This item cannot be bought right now.';
    const messages = [{kind: 'error' as const, text, lineKey: null}];
    page.exchange('add', reply('refused', null, {messages}));
    expect(page.shown).toEqual({});
    expect(page.said).toBe(text);
  });

  it('drops and names what is older than ten minutes', () => {
    const page = restored(MIRROR_LIFETIME_MS + 1, set('scarf', 3), add('tee'));
    expect(page.state.desired).toEqual([]);
    expect(page.at('tee')).toEqual(['We could not add tee.']);
    expect(page.at('scarf')).toEqual(["We can't tell whether scarf is in your cart."]);
  });

  it('keeps what was pressed before an old mirror was found', () => {
    const {desired} = pageWith().press(add('tee')).state;
    const page = new Page().press(add('tee', 3));
    page.event({
      type: 'restored',
      desired,
      said: [],
      age: MIRROR_LIFETIME_MS + 1,
    });
    expect(page.shown).toEqual({tee: 3});
  });

  it('sends unsent adds to the cart of now, and names the rest', () => {
    const page = restored(1_000, add('sent'), add('tee'), set('scarf', 3));
    page.exchange('read', reply('ok', cartView([], {id: 'second'})));
    expect(page.at('sent')).toEqual([
      "We can't tell whether sent was in your earlier cart.",
    ]);
    expect(page.at('scarf')).toEqual(['We could not change scarf.']);
    expect(page.send()).toMatchObject({kind: 'add', cart: 'second'});
  });
});

describe('rule 9: one cart', () => {
  it('sends an add to the cart that the cookie names by now, and names a quantity', () => {
    const page = pageWith(lineView('scarf', 1)).press(set('scarf', 2), add('tee'));
    page.exchange('update', reply('elsewhere', cartView([], {id: 'second'})));
    expect(page.at('scarf')).toEqual(['We could not change scarf.']);
    page.exchange('add', reply('elsewhere', cartView([], {id: 'third'})));
    expect(page.send()).toMatchObject({kind: 'add', cart: 'third'});
  });
});

describe('rule 10: start', () => {
  it('creates a cart where there is none, again after 2, 3, 5 and 10 seconds', () => {
    const page = new Page().exchange('read', reply('ok', null, {cartId: null}));
    for (const pause of [2_000, 3_000, 5_000, 10_000, 10_000]) {
      page.exchange('create', reply('notExecuted', null, {cartId: null}));
      expect(page.next).toMatchObject({kind: 'create', mode: 'start', in: pause});
      page.wait(pause);
    }
  });

  it('creates one cart after a failed first read, and goes on to read', () => {
    const page = new Page().exchange('read', reply('unknown'));
    expect(page.send()).toMatchObject({kind: 'create', mode: 'fallback'});
    page.answer(reply('ok', null));
    expect(page.next).toMatchObject({kind: 'read', in: 10_000});
    page.wait(10_000).exchange('read', reply('unknown'));
    expect(page.next).toMatchObject({kind: 'read'});
  });

  it('forgets a failed creation once another tab has made the cart', () => {
    const page = new Page().exchange('read', reply('ok', null, {cartId: null}));
    page.exchange('create', reply('notExecuted')).event({type: 'reported'});
    page.exchange('read', reply('ok', cartView([])));
    expect(isUnreachable(page.state)).toBe(false);
  });

  it('goes on to read where a new cart cannot be made either', () => {
    const page = pageWith(lineView('tee', 1)).event({type: 'revalidate'});
    page.exchange('read', null).event({type: 'startAnew'});
    page.exchange('create', reply('notExecuted'));
    expect(page.next).toMatchObject({kind: 'read', in: 10_000});
  });

  it('starts a new cart when the shopper asks', () => {
    const page = new Page().exchange('read', reply('unknown', null, {cartId: 'away'}));
    page.exchange('create', reply('ok', null)).event({type: 'startAnew'});
    // It names the cart that is given up: a request for another one than the cookie's is not
    // executed.
    expect(page.send()).toEqual({kind: 'create', mode: 'anew', cart: 'away'});
  });
});

describe('rule 11: an outage', () => {
  it('reads first, every ten seconds while the page is visible, and at once on a press', () => {
    const page = pageWith().press(add('tee')).exchange('add', null);
    page.exchange('read', null);
    expect(page.next).toMatchObject({kind: 'read', in: 10_000});
    expect(nextRequest(page.state, page.now, false)).toBeNull();
    page.wait(1_000).press(add('scarf'));
    expect(page.next).toMatchObject({kind: 'read', in: 0});
    expect(showCart(null, page.state).lines.map(({status}) => status)).toEqual([
      'waiting',
      'waiting',
    ]);
  });
});

describe('rule 12: Checkout', () => {
  it('names what is open: adds, adds of unknown outcome, and quantities', () => {
    const page = pageWith(lineView('scarf', 3)).press(add('tee'), add('cap'));
    page.press(set('scarf', 1)).exchange('add', reply('unknown'));
    expect(openLines(page.state)).toEqual({
      missing: ['cap'],
      unknown: ['tee'],
      held: [{name: 'scarf', quantity: 3}],
      said: [],
    });
  });
});

describe('rule 12: Check out anyway', () => {
  it.each(['refused', 'notExecuted'] as const)(
    'keeps what was pressed since, where the rest is %s',
    (status) => {
      const page = pageWith().press(add('tee'));
      page.send();
      page.event({type: 'drop'}).press(add('tee'));
      page.answer(reply(status));
      expect(page.state.desired).toMatchObject([{id: 'tee', more: 1, tries: 0}]);
    },
  );
});

describe('rule 13: what the shopper has said', () => {
  const NOTE = {
    place: 'note',
    key: 'note',
    name: 'Note',
    action: 'NoteUpdate',
    inputs: {note: 'Hi'},
  };
  const notice = (text: string) => ({kind: 'notice' as const, text, lineKey: null});
  const say = (page: Page, more: Partial<NewSaid> = {}) =>
    page.event({type: 'say', said: {...NOTE, ...more}});
  const TEE = () => cartView([lineView('tee', 1)]);
  const places = ({state}: Page) => state.said.map(({place}) => place);
  const edit = {
    place: 'line tee',
    key: 'tee',
    lineId: 'line tee',
    inputs: {lineId: 'line tee'},
  };

  it('is sent after the lines, one thing at a time, and answered beside its field', () => {
    const page = say(pageWith().press(add('tee')));
    say(page, {place: 'code', key: 'code', inputs: {discountCode: 'A'}});
    page.exchange('add', reply('ok', TEE()));
    expect(page.next).toMatchObject({kind: 'say', action: 'NoteUpdate', cart: 'cart'});
    const messages = [notice('Saved.')];
    page.exchange('say', reply('ok', TEE(), {messages}));
    expect(page.at('note')).toEqual(['Saved.']);
    expect(places(page)).toEqual(['code']);
    const refused = [{...notice('No such code.'), kind: 'error' as const}];
    page.exchange('say', reply('refused', null, {messages: refused}));
    expect(page.at('code')).toEqual(['No such code.']);
    expect(places(page)).toEqual([]);
  });

  it('is replaced by what is said later at the same place, also in flight', () => {
    const page = say(pageWith());
    expect(page.send()).toMatchObject({inputs: {note: 'Hi'}});
    say(page, {inputs: {note: 'Ho'}}).answer(reply('ok', TEE()));
    expect(page.send()).toMatchObject({inputs: {note: 'Ho'}});
  });

  it('waits for the cart to be read', () => {
    const page = say(new Page());
    page.exchange('read', reply('ok', TEE()));
    expect(page.next).toMatchObject({kind: 'say'});
  });

  it('is said again after a read where its outcome is unknown, five times at most', () => {
    const page = say(pageWith());
    for (const pause of [0, 2_000, 3_000, 5_000, 10_000]) {
      page.exchange('say', reply('unknown')).exchange('read', reply('ok', TEE()));
      expect(page.state.hadUnknown).toBe(true);
      expect(page.next).toMatchObject({kind: 'say', in: pause});
      page.wait(pause);
    }
    page.exchange('say', null).exchange('read', reply('ok', TEE()));
    expect(page.next).toBeNull();
    expect(page.at('note')[0]).toMatch(/^We could not reach the shop/);
  });

  it('that is a gift card is never said twice', () => {
    const page = say(pageWith(), {key: 'extra:gift-cards'});
    page.exchange('say', reply('unknown')).exchange('read', reply('ok', TEE()));
    expect(page.next).toBeNull();
    expect(page.at('extra:gift-cards')[0]).toMatch(/^We could not reach the shop/);
  });

  it('waits where the store turns it away, and is given up by name where it is at fault', () => {
    const page = say(pageWith());
    page.exchange('say', reply('notExecuted', null, {retryAfter: 4_000}));
    expect(page.next).toMatchObject({kind: 'say', in: 4_000});
    for (let tries = 1; tries < 4; tries += 1)
      page.wait(30_000).exchange('say', reply('notExecuted', null, {isFinal: true}));
    expect(page.next).toBeNull();
    expect(page.at('note')).toEqual([MESSAGES.notSaid('Note')]);
  });

  it('goes to the cart of now, after the one that it was meant for is gone', () => {
    const page = say(pageWith());
    page.exchange('say', reply('gone'));
    const other = {...TEE(), id: 'other'};
    page.exchange('create', reply('ok', other));
    expect(page.next).toMatchObject({kind: 'say', cart: 'other', in: 0});
  });

  it('of a link goes with its lines, and by itself once these are settled', () => {
    const link = 'link';
    const details = {place: link, link, action: 'CustomLink', inputs: {codes: ['A']}};
    const page = say(
      pageWith().press(add('tee', 1, {link}), add('cap', 1, {link})),
      details,
    );
    expect(page.send()).toMatchObject({
      kind: 'add',
      lines: [{quantity: 1}, {quantity: 1}],
      link: {action: 'CustomLink', inputs: {codes: ['A']}},
    });
    page.answer(reply('unknown')).exchange('read', reply('ok', TEE()));
    // Four reads look for the cap; meanwhile the rest is asked again.
    expect(page.next).toMatchObject({kind: 'say', inputs: {codes: ['A']}});
    page.exchange('say', reply('ok', TEE()));
    expect(places(page)).toEqual([]);
    expect(page.state.desired).toHaveLength(1);
  });

  it('of a link does not go with the removal of one of its lines', () => {
    const link = 'link';
    const page = pageWith().press(add('tee', 1, {link}));
    page.send();
    say(page, {place: link, link, action: 'CustomLink', inputs: {codes: ['A']}});
    page.press(set('tee', 0)).answer(reply('ok', TEE()));
    page.exchange('remove', reply('ok', cartView([])));
    expect(page.next).toMatchObject({kind: 'say', inputs: {codes: ['A']}});
  });

  it('is kept by the mirror, named once it is too old, and never replaces later words', () => {
    const {said} = say(pageWith()).state;
    const take = (page: Page, age: number) =>
      page.event({type: 'restored', desired: [], said, age});
    const page = take(new Page(), 1_000).exchange('read', reply('ok', TEE()));
    expect(page.next).toMatchObject({kind: 'say', inputs: {note: 'Hi'}});
    // Also where the clock was set back.
    for (const age of [MIRROR_LIFETIME_MS + 1, -1]) {
      const late = take(pageWith(), age);
      expect(late.at('note')).toEqual([MESSAGES.notSaid('Note')]);
      expect(late.next).toBeNull();
    }
    const again = take(say(pageWith(), {inputs: {note: 'Ho'}}), 1_000);
    expect(again.send()).toMatchObject({inputs: {note: 'Ho'}});
  });

  it('that edits a line waits until nothing is desired of it', () => {
    const page = pageWith(lineView('tee', 1)).press(set('tee', 2));
    say(page, edit);
    page.exchange('update', reply('ok', cartView([lineView('tee', 2)])));
    expect(page.next).toMatchObject({kind: 'say'});
  });

  it('that edits a line which is not there any more is not said again', () => {
    const page = say(pageWith(lineView('tee', 1)), edit);
    page.exchange('say', reply('unknown')).exchange('read', reply('ok', cartView([])));
    expect(page.next).toBeNull();
    expect(page.at('tee')[0]).toMatch(/^We could not reach the shop/);
  });

  it('is open for Checkout, by its name', () => {
    const page = say(pageWith(lineView('tee', 1)));
    expect(openLines(page.state).said).toEqual(['Note']);
    expect(page.event({type: 'drop'}).next).toBeNull();
  });

  it('keeps what was pressed while an edit was in flight', () => {
    const printed = (name: string) => {
      const attributes = [{key: 'Name', value: name}];
      return {attributes, key: lineKey({...identity('tee'), attributes})};
    };
    const page = pageWith(lineView('tee', 1, printed('Kim')));
    say(page, {...edit, key: 'line'}).send();
    page.press(set('tee', 2, {attributes: printed('Kim').attributes}));
    page.answer(reply('ok', cartView([lineView('tee', 1, printed('Lee'))])));
    expect(page.shown).toEqual({[printed('Lee').key]: 2});
    page.exchange('update', reply('ok', cartView([lineView('tee', 2, printed('Lee'))])));
    expect(page.said).toBe('Quantity of tee is now 2.');
    expect(page.next).toBeNull();
  });

  it('says what has no field until the next press', () => {
    const page = pageWith(lineView('tee', 1));
    const messages = [notice('Moved.')];
    say(page, {key: null}).exchange('say', reply('ok', TEE(), {messages}));
    expect(page.state.messages).toEqual(messages);
    page.press(set('tee', 2));
    expect(page.state.messages).toEqual([]);
  });

  it('that is a command is said once, also while the store is away', () => {
    const page = pageWith(lineView('tee', 1)).event({type: 'offline', now: 0});
    say(page, {key: null}).exchange('say', null);
    expect(page.next).toMatchObject({kind: 'read'});
    expect(places(page)).toEqual([]);
    expect(page.state.messages).toEqual([]);
  });
});
