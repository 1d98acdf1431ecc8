/** The pages of the checkout. They need no script and load nothing from elsewhere. */
import {currencyDecimals} from '../model/money';
import {pictureUrl} from '../model/picture-url';
import type {CartLine} from '../model/cart';
import {amountDue, type DeliveryCharge, type Order} from '../model/order';
import type {CartPricing} from '../model/pricing';
import {html, Html} from './html';
import {isPayable, type Review} from './place-order';
import {style} from './style';

/** What every page shows of the shop. */
export interface Shop {
  name: string;
  /** Where the shop is; null when the store does not know. */
  url: string | null;
}

/** The order before it is paid. */
export function reviewPage(shop: Shop, review: Review): string {
  const {cart, pricing, delivery, due, notices} = review;
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
          ? html`${orderLines(cart.lines, pricing)} ${totals(pricing, delivery)}
              <form method="post">
                <input type="hidden" name="due" value="${due}" />
                <button type="submit">Pay now</button>
              </form>
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
      ${orderLines(order.cart.lines, order.pricing)}
      ${totals(order.pricing, order.delivery)}`,
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

function totals(pricing: CartPricing, delivery: DeliveryCharge): Html {
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
        <dt>To pay</dt>
        <dd class="amount">${format(amountDue(pricing, delivery))}</dd>
      </div>
    </dl>
  </section>`;
}

function formatter(currency: string): (minor: number) => string {
  const format = new Intl.NumberFormat('en-US', {style: 'currency', currency});
  return (minor) => format.format(minor / 10 ** currencyDecimals(currency));
}

/** What each code takes off the whole order: its allocations are one for each line. */
function byCode({allocations}: CartPricing): [code: string, amount: number][] {
  const amounts = new Map<string, number>();
  for (const {code, amount} of allocations) {
    amounts.set(code, (amounts.get(code) ?? 0) + amount);
  }
  return [...amounts];
}
