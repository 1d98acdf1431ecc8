import {checkoutUrl, chooseOptions, costOf} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {expect, test} from '../support/test';
import {withoutJavaScript} from '../support/visitors';

// With scripts this is told in tests/browsers.
test.describe('with JavaScript off', () => {
  test.use(withoutJavaScript);

  test(
    'a visitor buys, by forms and pages alone (§1, §10.9)',
    {tag: '@development'},
    async ({page, store}) => {
      const product = ordinaryProduct(store);
      await page.goto(`/products/${product.handle}`);
      await chooseOptions(page, product);
      await page.getByRole('button', {name: 'Add to cart'}).click();

      await expect(page).toHaveURL(({pathname}) => pathname === '/cart');
      const cart = page.getByRole('main');
      await expect(cart.getByRole('list', {name: 'Cart items'})).toContainText(
        product.title,
      );
      await cart
        .getByRole('button', {name: `Increase quantity of ${product.title}`})
        .click();
      const quantity = cart.getByRole('spinbutton', {name: /^Quantity of/});
      await expect(quantity).toHaveValue('2');

      await cart.getByRole('link', {name: 'Checkout'}).click();
      await expect(page).toHaveURL(checkoutUrl(store));
      await expect(page.getByText(costOf(product, 2)).first()).toBeVisible();
    },
  );
});
