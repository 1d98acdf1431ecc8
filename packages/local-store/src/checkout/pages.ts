/** The pages of the checkout. They need no script and load nothing from elsewhere. */
import {currencyDecimals, includesVat} from '../model/money';
import {pictureUrl} from '../model/picture-url';
import type {CartLine} from '../model/cart';
import {amountDue, type Order} from '../model/order';
import type {CartPricing} from '../model/pricing';
import {isPayable, type Review} from './place-order';

/** The data of the shop that every page shows. */
export interface Shop {
  name: string;
  /** Where the shop is; null when the store does not know. */
  url: string | null;
}

/**
 * The order before it is paid.
 * @param byShopPay the shopper came to pay with Shop Pay
 */
export function reviewPage(shop: Shop, review: Review, byShopPay = false): string {
  const {cart, pricing, due, leftOut} = review;
  const notices = [...review.notices, ...leftOut];
  return page(
    shop,
    'Checkout',
    html`${
        notices.length > 0 &&
        html`<div class="notice" role="alert">
          ${notices.map((text) => html`<p>${text}</p>`)}
        </div>`
      }
      <h1>Checkout</h1>
      ${
        isPayable(review)
          ? html`${orderLines(cart.lines, pricing)} ${totals(review)}
              <form method="post">
                <input type="hidden" name="due" value="${due}" />
                <p>
                  <label for="email">E-mail (optional)</label>
                  <input
                    id="email"
                    type="email"
                    name="email"
                    autocomplete="email"
                    value="${cart.buyerIdentity.email}"
                  />
                </p>
                <button type="submit">Pay now</button>
              </form>
              ${byShopPay && html`<p class="quiet">You pay with Shop Pay.</p>`}
              <p class="quiet">This is a rehearsal: no money changes hands.</p>`
          : html`<p>There is nothing to pay for: your cart is empty.</p>`
      }`,
  );
}

/** The order after it is paid. */
export function thankYouPage(shop: Shop, order: Order): string {
  return page(
    shop,
    `Order #${order.number}`,
    html`<p class="quiet">Order #${order.number}</p>
      <h1>Thank you for your order</h1>
      <p>It is confirmed, and we are getting it ready.</p>
      ${orderLines(order.cart.lines, order.pricing)} ${totals(order)}
      <p><a href="/account">Your orders</a></p>`,
  );
}

/** The orders of this rehearsal, the newest first; a live store asks its customers to sign in. */
export function ordersPage(shop: Shop, orders: readonly Order[]): string {
  return page(
    shop,
    'Your orders',
    html`<h1>Your orders</h1>
      ${
        orders.length > 0
          ? html`<ul>
              ${[...orders].reverse().map(
                ({number, token, placedAt}) =>
                  html`<li>
                    <a href="/orders/${token}">Order #${number}</a>
                    <span class="quiet">${placedAt.slice(0, 10)}</span>
                  </li>`,
              )}
            </ul>`
          : html`<p>Nothing has been ordered yet.</p>`
      }`,
  );
}

/** A page or a policy of the shop. Its body is the merchant's own HTML. */
export function contentPage(shop: Shop, {title, body}: {title: string; body: string}) {
  return page(
    shop,
    title,
    html`<h1>${title}</h1>
      ${new Html(body)}`,
  );
}

/** A checkout that does not exist, or no longer. */
export function missingPage(shop: Shop): string {
  return page(
    shop,
    'Checkout not found',
    html`<h1>We can’t find this checkout</h1>
      <p>
        It may have been completed, or its link is out of date. Please open your cart
        again.
      </p>`,
  );
}

function page(shop: Shop, title: string, content: Html): string {
  const back =
    shop.url && html`<a class="back" href="${shop.url}">Return to the shop</a>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${shop.name}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <div><strong>${shop.name}</strong></div>
        </header>
        <main>${content} ${back}</main>
      </body>
    </html>`.text;
}

function orderLines(lines: readonly CartLine[], pricing: CartPricing): Html {
  return html`<section aria-labelledby="lines">
    <h2 id="lines">Your order</h2>
    <ul>
      ${lines.filter(({quantity}) => quantity > 0).map((line) => orderLine(line, pricing))}
    </ul>
  </section>`;
}

function orderLine(line: CartLine, pricing: CartPricing): Html {
  const {variant, quantity, attributes} = line;
  const priced = pricing.lines.get(line.id);
  const image = variant.image ?? variant.product.media[0]?.image;
  const format = formatter(pricing.currencyCode);
  const source = image && pictureSource(image.data.path);
  return html`<li>
    ${source ? html`<img src="${source}" alt="" width="64" height="80" />` : html`<span class="blank"></span>`}
    <div>
      <b>${variant.product.data.title}</b>
      ${variant.title !== 'Default Title' && html`<p class="quiet">${variant.title}</p>`}
      ${attributes
        .filter(({key}) => !key.startsWith('_'))
        .map(({key, value}) => html`<p class="quiet">${key}: ${value}</p>`)}
      ${priced?.allocations.map(
        ({code, amount}) => html`<p class="quiet">${code} −${format(amount)}</p>`,
      )}
      <p class="quiet">Quantity ${quantity}</p>
    </div>
    <p class="amount">${format(priced?.total ?? 0)}</p>
  </li>`;
}

/** From the store's own origin, by whatever name the shopper reached it. */
function pictureSource(path: string): string {
  const {pathname, search} = new URL(pictureUrl('http://store', path, {maxWidth: 128}));
  return pathname + search;
}

function totals({pricing, delivery, country}: Review | Order): Html {
  const format = formatter(pricing.currencyCode);
  const row = (name: string, amount: string) =>
    html`<div>
      <dt>${name}</dt>
      <dd class="amount">${amount}</dd>
    </div>`;
  return html`<section aria-labelledby="totals">
    <h2 id="totals">Total</h2>
    <dl>
      ${row('Subtotal', format(pricing.subtotal))}
      ${byCode(pricing).map(([code, amount]) => row(`Discount ${code}`, `−${format(amount)}`))}
      ${pricing.giftCards.map(({card, used}) =>
        row(`Gift card ending in ${card.code.slice(-4)}`, `−${format(used)}`),
      )}
      ${row(`Delivery: ${delivery.title}`, delivery.price === 0 ? 'Free' : format(delivery.price))}
      <div class="due">
        <dt>To pay${includesVat(country) && ', incl. VAT'}</dt>
        <dd class="amount">${format(amountDue(pricing, delivery))}</dd>
      </div>
    </dl>
  </section>`;
}

function formatter(currency: string): (minor: number) => string {
  const format = new Intl.NumberFormat('en-US', {style: 'currency', currency});
  return (minor) => format.format(minor / 10 ** currencyDecimals(currency));
}

/** The amount that each code takes off the whole order: the sum of its allocations, one for each line. */
function byCode({allocations}: CartPricing): [code: string, amount: number][] {
  const amounts = new Map<string, number>();
  for (const {code, amount} of allocations) {
    amounts.set(code, (amounts.get(code) ?? 0) + amount);
  }
  return [...amounts];
}

/** A piece of HTML that is safe to put into a page. */
class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | null | undefined | false | readonly Html[];

/** Fills a template; texts are escaped, lists joined, and nothing is shown for null and false. */
function html(template: TemplateStringsArray, ...pieces: Piece[]): Html {
  const parts = template.map((part, index) => part + textOf(pieces[index]));
  return new Html(parts.join(''));
}

function textOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(({text}) => text).join('');
  return escapeHtml(String(piece));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** How the checkout looks: one column on a phone, the order beside the payment on a wide screen. */
export const style = `
:root{color-scheme:light;--ink:#16181d;--quiet:#5b616e;--line:#e3e5ea;--paper:#fff;--tint:#f6f7f9;--accent:#16181d}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--ink);background:var(--tint)}
a{color:inherit;text-underline-offset:3px}
a:focus-visible,button:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
header{background:var(--paper);border-bottom:1px solid var(--line)}
header div,main{max-width:44rem;margin:0 auto;padding:1rem 1.25rem}
header div{display:flex;justify-content:space-between;gap:1rem;align-items:baseline}
header strong{font-size:1.125rem;letter-spacing:-.01em}
main{padding-block:1.5rem 4rem}
h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;margin:.5rem 0 1.25rem}
h2{font-size:1rem;margin:0 0 .75rem}
section{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin-bottom:1rem}
ul{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:64px 1fr auto;gap:.25rem 1rem;align-items:center;padding:.75rem 0;border-top:1px solid var(--line)}
li:first-child{border-top:0;padding-top:0}
li:last-child{padding-bottom:0}
li img,li .blank{width:64px;height:80px;object-fit:cover;border-radius:8px;background:var(--tint);display:block}
li p,dl,dd,dt{margin:0}
li b{font-weight:600;overflow-wrap:anywhere}
.quiet{color:var(--quiet);font-size:.875rem}
.amount{font-variant-numeric:tabular-nums;text-align:right;white-space:nowrap}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.25rem 0}
dl .due{border-top:1px solid var(--line);margin-top:.5rem;padding-top:.75rem;font-weight:700;font-size:1.125rem}
.notice{background:#fff7e6;border:1px solid #f0d28a;border-radius:12px;padding:.75rem 1rem;margin:0 0 1rem}
button{width:100%;min-height:52px;border:0;border-radius:10px;background:var(--accent);color:#fff;font-family:inherit;font-size:1.0625rem;font-weight:600;cursor:pointer}
button:hover{opacity:.9}
.back{display:inline-block;padding:.75rem 0}
`.trim();
