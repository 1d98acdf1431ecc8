import {CartForm} from '@shopify/hydrogen';

import type {RunningStore} from '../../tools/store/club-store';
import type {CartReply} from '../../app/cart/cart';
import type {Market} from '~/lib/market';
import {callRoute, type RouteRequest} from './route-call';
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

  /** Cookies of another domain or path, sent first. No answer replaces them. */
  former = '';

  /**
   * @param env variables of the worker beside those of the store
   * @param market of the page that the visitor is on; the root's by default
   */
  constructor(
    private readonly store: RunningStore,
    private readonly env: Record<string, string> = {},
    public market?: Market,
  ) {}

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

  private head(): Pick<RouteRequest, 'env' | 'headers' | 'market'> {
    const {env, market} = this;
    const cookie = [this.former, this.cookie].filter(Boolean).join('; ');
    return {env, ...(market && {market}), ...(cookie && {headers: {Cookie: cookie}})};
  }

  private async settle(answer: Promise<Response>): Promise<Answer> {
    const response = await answer;
    const kept = new Map(
      this.cookie.split('; ').flatMap((pair) => (pair ? [splitPair(pair)] : [])),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = splitPair(cookie.split(';', 1)[0] ?? '');
      if (value) kept.set(name, value);
      else kept.delete(name);
    }
    this.cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const {status} = response;
    return {reply: (await response.json()) as CartReply, status, response};
  }
}

function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
