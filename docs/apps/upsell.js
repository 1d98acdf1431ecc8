/* global document, Shopify */
// Offers a gift wrap in the corner of every page, until it is in the cart.
const WRAP = 'gid://shopify/ProductVariant/1';

document.addEventListener('DOMContentLoaded', async () => {
  // Answers once the page is live: before, it is not ours to change.
  await Shopify.actions.getCart();
  const button = document.createElement('button');
  button.textContent = 'Add gift wrap';
  button.style.cssText = 'position: fixed; inset: auto auto 1rem 1rem; z-index: 5';
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const {userErrors} = await Shopify.actions.updateCart({
        lines: [{merchandiseId: WRAP, quantity: 1}],
      });
      button.textContent = userErrors?.[0].message ?? 'Gift wrap added';
    } catch {
      // The cart keeps it. A second call would add another.
      button.textContent = 'Gift wrap follows when you are online again';
    }
  });
  document.body.append(button);
});
