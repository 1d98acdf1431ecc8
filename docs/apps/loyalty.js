/* global document, Shopify */
// Shows what the cart is worth in points, and follows each of its changes.
document.addEventListener('DOMContentLoaded', async () => {
  const bar = document.createElement('p');
  bar.setAttribute('role', 'status');
  bar.style.cssText = 'position: fixed; inset: auto 1rem 1rem auto; z-index: 5';
  const show = (cart) => {
    bar.textContent = `${Math.floor(cart?.cost.totalAmount.amount ?? 0)} points`;
  };
  document.addEventListener('shopify:cart:lines-update', ({promise}) =>
    promise.then(
      ({cart}) => show(cart),
      () => undefined,
    ),
  );
  show((await Shopify.actions.getCart()).cart);
  document.body.append(bar);
});
