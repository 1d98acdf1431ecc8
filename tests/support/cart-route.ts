import {CartForm} from '@shopify/hydrogen';

import type {RunningStore} from '../../scripts/store/club-store';
import type {CartReply} from '../../app/domain/cart/view';
import {callRoute} from './route-call';
import {action, loader} from '~/routes/api.cart';

interface Answer {
  reply: CartReply;
  status: number;
  response: Response;
}

/** A visitor without a browser: keeps the cart cookie, and talks to `/api/cart`. */
export class CartVisitor {
  /** The `Cookie` header; empty for none. */
  cookie = '';

  constructor(private readonly store: RunningStore) {}

  read(): Promise<Answer> {
    return this.settle(
      callRoute(this.store, loader, {path: '/api/cart', ...this.head()}),
    );
  }

  /** Posts a cart form: its action, its inputs, and other fields. */
  change(
    action_: string,
    inputs: object = {},
    fields: [name: string, value: string][] = [],
  ): Promise<Answer> {
    const body = new FormData();
    body.set(CartForm.INPUT_NAME, JSON.stringify({action: action_, inputs}));
    for (const [name, value] of fields) body.append(name, value);
    return this.post(body);
  }

  post(body: FormData): Promise<Answer> {
    const init = {path: '/api/cart', method: 'POST', body, ...this.head()};
    return this.settle(callRoute(this.store, action, init));
  }

  add(merchandiseId: string, quantity: number | string = 1): Promise<Answer> {
    return this.change('LinesAdd', {lines: [{merchandiseId, quantity}]});
  }

  private head(): {headers: Record<string, string>} {
    return {headers: this.cookie ? {Cookie: this.cookie} : {}};
  }

  private async settle(answer: Promise<Response>): Promise<Answer> {
    const response = await answer;
    for (const cookie of response.headers.getSetCookie()) {
      if (!cookie.startsWith('cart=')) continue;
      const pair = cookie.split(';', 1)[0] ?? '';
      this.cookie = pair === 'cart=' ? '' : pair;
    }
    const {status} = response;
    return {reply: (await response.json()) as CartReply, status, response};
  }
}
