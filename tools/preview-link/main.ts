import {runScript, UsageError} from '../command';
import {readEnvironment} from '../environment';
import {openGoods} from '../store/goods';
import {makeLink, readLinkRequest} from './link';

/**
 * `npm run preview:link`: a signed link into a preview of the shop, for a day. It is signed with the same `PREVIEW_SECRET` and
 * `SHOP_ID` that the shop runs with.
 */
await runScript(async () => {
  const {env} = readEnvironment();
  const secret = env.PREVIEW_SECRET ?? '';
  if (secret === '')
    throw new UsageError(
      'There is no preview without PREVIEW_SECRET: set it in .env to the one that the shop runs with (docs/theme-preview.md).',
    );
  const shop = env.SHOP_ID ?? (env.PUBLIC_STORE_DOMAIN ? '' : await localShop());
  if (shop === '')
    throw new UsageError('SHOP_ID is not set; `npm run doctor` says what it is.');
  const here = `http://localhost:${process.env.PORT ?? 3000}`;
  const now = Date.now();
  const request = readLinkRequest(process.argv.slice(2), env.PUBLIC_SITE_ORIGIN ?? here);
  console.info(await makeLink(request, {secret, shop}, now));
  console.info(
    `It can be followed until ${new Date(now + request.durationMs).toLocaleString()}, and opens a preview of one hour.`,
  );
});

/** Number of the shop that the local store is. */
async function localShop(): Promise<string> {
  const goods = await openGoods();
  return String(goods.catalogue(new Date(), false).shop.id);
}
