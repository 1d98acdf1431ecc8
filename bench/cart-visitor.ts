import type {CartReply} from '../app/cart/cart';

/** A visitor without a browser: keeps cookies, reads pages, and changes the cart as the page's script does. */
export class CartVisitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: string,
    /** The IP address, by which the store tells buyers apart. */
    private readonly address: string,
  ) {}

  async page(path: string): Promise<void> {
    await (await this.fetch(path)).text();
  }

  async read(): Promise<CartReply | null> {
    return replyOf(await this.fetch('/api/cart'));
  }

  async change(action: string, inputs: object): Promise<CartReply | null> {
    const body = new URLSearchParams({cartFormInput: JSON.stringify({action, inputs})});
    return replyOf(await this.fetch('/api/cart', {method: 'POST', body}));
  }

  private async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`);
    const headers = {
      // The header that the worker trusts (BUYER_IP_HEADER).
      'oxygen-buyer-ip': this.address,
      ...(cookie.length > 0 && {Cookie: cookie.join('; ')}),
      ...(init.method === 'POST' && {Origin: this.origin}),
    };
    // A connection that breaks is an answer that is lost.
    const response = await fetch(this.origin + path, {...init, headers}).catch(() =>
      Response.error(),
    );
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';', 1);
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }
}

/** `null` when the response has no cart reply. */
async function replyOf(response: Response): Promise<CartReply | null> {
  const text = await response.text();
  return text.startsWith('{') ? (JSON.parse(text) as CartReply) : null;
}
