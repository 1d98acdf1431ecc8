import {setTimeout as sleep} from 'node:timers/promises';

import type {CartReply} from '../app/cart/cart';

export interface NewLine {
  readonly merchandiseId: string;
  readonly quantity: number;
}

export interface VisitorAnswer {
  readonly status: number;
  /** `null` when the response has no cart reply. */
  readonly reply: CartReply | null;
}

/** Simulated IP addresses, one for each request, to tell requests apart. */
export interface Addresses {
  /** The IP address of the next request. */
  next(): string;
  /** Called when the request from an address got a status of 500 or more. */
  failed(address: string): void;
  /** Called when a connection broke before a response. */
  disconnected(): void;
}

/** A visitor without a browser: keeps cookies, reads pages, and changes the cart as the page's script does. */
export class CartVisitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: string,
    private readonly addresses: Addresses | null = null,
  ) {}

  /** The `Cookie` header; empty for none. */
  get cookie(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  async page(path: string): Promise<number> {
    const response = await this.fetch(path);
    await response.text();
    return response.status;
  }

  async read(): Promise<VisitorAnswer> {
    return answerOf(await this.fetch('/api/cart'));
  }

  add(lines: readonly NewLine[]): Promise<VisitorAnswer> {
    return this.change('LinesAdd', {lines});
  }

  async change(action: string, inputs: object): Promise<VisitorAnswer> {
    const body = new URLSearchParams({cartFormInput: JSON.stringify({action, inputs})});
    return answerOf(await this.fetch('/api/cart', {method: 'POST', body}));
  }

  private async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const address = this.addresses?.next();
    const headers = {
      // The header that the worker trusts (BUYER_IP_HEADER).
      ...(address && {'oxygen-buyer-ip': address}),
      ...(this.cookie && {Cookie: this.cookie}),
      ...(init.method === 'POST' && {Origin: this.origin}),
    };
    const response = await fetch(this.origin + path, {...init, headers}).catch(
      (error: unknown) => {
        if (!this.addresses) throw error;
        this.addresses.disconnected();
        return Response.error();
      },
    );
    if (address && response.status >= 500) this.addresses?.failed(address);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }
}

async function answerOf(response: Response): Promise<VisitorAnswer> {
  const text = await response.text();
  const reply = text.startsWith('{') ? (JSON.parse(text) as CartReply) : null;
  return {status: response.status, reply};
}

/** Puts `lines` into the cart of a new visitor. @throws Error when the shop refuses */
export async function visitorWith(
  origin: string,
  lines: readonly NewLine[],
): Promise<CartVisitor> {
  const visitor = new CartVisitor(origin);
  const {reply} = await visitor.add(lines);
  if (reply?.cart?.lines.length !== lines.length) {
    throw new Error(`A cart of ${lines.length} lines was refused`);
  }
  return visitor;
}

/** A pause of at most `milliseconds`. */
export const pause = (milliseconds: number) => sleep(Math.random() * milliseconds);
