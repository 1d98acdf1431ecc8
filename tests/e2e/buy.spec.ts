import {checkoutAddress, chooseOptions, costOf} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {expect, test} from '../support/test';
import {phone, withoutJavaScript} from '../support/visitors';

const visitors = [
  {name: 'with a mouse', options: {}, tag: ['@development']},
  {name: 'on a phone', options: phone, tag: []},
];

for (const {name, options, tag} of visitors) {
  test.describe(name, () => {
    test.use(options);

    test(
      'a visitor buys: choose, add, change the quantity, check out (§1)',
      {tag},
      async ({page, store}) => {
        const product = ordinaryProduct(store);
        await page.goto(`/products/${product.handle}`);
        await chooseOptions(page, product);
        await page.getByRole('button', {name: 'Add to cart'}).click();

        const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
        await expect(drawer).toBeVisible();
        const line = drawer.getByRole('list', {name: 'Cart items'}).getByRole('listitem');
        await expect(line).toContainText(product.title);
        await drawer
          .getByRole('button', {name: `Increase quantity of ${product.title}`})
          .click();
        const quantity = drawer.getByRole('spinbutton', {name: /^Quantity of/});
        await expect(quantity).toHaveValue('2');

        await drawer.getByRole('button', {name: 'Checkout'}).click();
        await expect(page).toHaveURL(checkoutAddress(store));
        await expect(page.getByText(costOf(product, 2)).first()).toBeVisible();
      },
    );
  });
}

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
      await expect(page).toHaveURL(checkoutAddress(store));
      await expect(page.getByText(costOf(product, 2)).first()).toBeVisible();
    },
  );
});
