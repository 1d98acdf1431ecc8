import {createServer} from 'node:http';

import {build, type Rollup} from 'vite';

import {listenOnLoopback} from '../../tools/ports';
import {projectPath} from '../../tools/project';
import {checkoutUrl, costOf} from '../support/purchase';
import {ALL_ONLY, expect, test} from '../support/test';

/** A page that shows tests/support/hydrogen-react-page.tsx, as one script. */
async function pageOf(attributes: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {'process.env.NODE_ENV': '"production"'},
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: projectPath('tests/support/hydrogen-react-page.tsx'),
        output: {inlineDynamicImports: true},
      },
    },
  });
  const {output} = built as Rollup.RollupOutput;
  const script = output[0].code.replaceAll('</script', String.raw`<\/script`);
  const data = Object.entries(attributes).map(
    ([name, value]) => `data-${name}="${value}"`,
  );
  return `<!doctype html><html lang="en" ${data.join(' ')}><title>Shop</title><body><script type="module">${script}</script>`;
}

/** Of another origin than the store's: its answers are for any. */
const otherShop = createServer();
test.afterAll(() => void otherShop.close());

test(
  'hydrogen-react walks from a product to an order in a browser, with its own cart',
  ALL_ONLY,
  async ({page, store}) => {
    const token = store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '';
    const body = await pageOf({store: store.url, token});
    otherShop.on('request', (_, response) => {
      response.setHeader('Content-Type', 'text/html').end(body);
    });
    await page.goto(`http://127.0.0.1:${await listenOnLoopback(otherShop, 0)}/`);
    await expect(page.getByRole('heading', {name: 'Crest Tee'})).toBeVisible();
    await page.getByRole('button', {name: 'Add', exact: true}).click();
    await expect(page.getByRole('status')).toHaveText('idle: 1');
    await page.getByRole('button', {name: 'More'}).click();
    await expect(page.getByRole('status')).toHaveText('idle: 2');
    await expect(page.getByRole('definition')).toHaveText('2');
    const tee = store.catalogue.products.find(({handle}) => handle === 'crest-tee');
    if (!tee) throw new Error('The club sells no tee.');
    await expect(page.getByRole('note')).toHaveText(`$${costOf(tee, 2)}`);

    // It keeps its cart over a reload.
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('idle: 2');
    await page.getByRole('button', {name: 'Checkout'}).click();
    await page.waitForURL(checkoutUrl(store));
    await page.getByRole('button', {name: 'Pay now'}).click();
    await page.waitForURL(/\/orders\//);
    expect(store.control.orders()).toMatchObject([{lines: [{quantity: 2}]}]);
  },
);
