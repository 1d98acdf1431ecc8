import {settled} from '../support/live';
import {chooseOptions} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, expect, test} from '../support/test';

test(
  'without analytics a page asks for nothing of it',
  ALL_ONLY,
  async ({page, store, context}) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const product = ordinaryProduct(store);
    await page.goto(`/products/${product.handle}?utm_source=mail&gclid=a1`);
    await chooseOptions(page, product);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await settled(page);
    const named = /analytics|graphql|api\/events|consent|perf-kit/i;
    expect(paths.filter((path) => named.test(path))).toEqual([]);
    expect((await context.cookies()).map(({name}) => name)).toEqual(['cart']);
    await expect(page.getByRole('button', {name: 'Cookie preferences'})).toHaveCount(0);
  },
);
