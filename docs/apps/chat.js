/* global document, Shopify */
// A chat with one answer: it shows the cart.
document.addEventListener('DOMContentLoaded', async () => {
  await Shopify.actions.getCart();
  const form = document.createElement('form');
  form.style.cssText = 'position: fixed; inset: 40% 1rem auto auto; z-index: 5';
  const question = document.createElement('input');
  question.setAttribute('aria-label', 'Ask the club');
  form.append(question);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (/cart/i.test(question.value)) Shopify.actions.openCart();
  });
  document.body.append(form);
});
