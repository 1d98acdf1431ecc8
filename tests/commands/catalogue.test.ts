import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';

import {UsageError} from '../../tools/command';
import {openBackend} from '../../tools/environment';
import {freePort} from '../../tools/ports';
import {projectPath} from '../../tools/project';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'goods-'));
});
afterAll(() => rm(folder, {recursive: true}));

async function write(name: string, rows: string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, rows.join('\n'));
  return file;
}

const head = 'Handle,Title,Type,Variant Price';

test('`--catalogue` sells a merchant’s own goods on the home page, whatever store is configured', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubEnv('LOCAL_STORE_PORT', String(await freePort()));
  vi.stubEnv('PUBLIC_STORE_DOMAIN', 'club.example');
  vi.stubEnv('PUBLIC_COLLECTION_ID', '7');
  vi.stubEnv('PUBLIC_STORE_NAME', 'Pier Goods');
  const file = await write('products.csv', [head, 'mug,Mug,Mug,12', 'cap,Cap,Cap,20']);
  const {env, store} = await openBackend('http://localhost:3000', {
    catalogue: file,
    currency: 'EUR',
  });
  try {
    expect(said).toHaveBeenCalledWith(`${file}: 2 products, 2 variants`);
    expect(env).toMatchObject({
      PUBLIC_STORE_DOMAIN: store?.url,
      PUBLIC_STORE_NAME: 'Pier Goods',
    });
    const response = await fetch(`${store?.url}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        query: `{ collection(id: "gid://shopify/Collection/${env.PUBLIC_COLLECTION_ID}") {
          products(first: 9) { nodes { title priceRange { minVariantPrice { currencyCode } } } } } }`,
      }),
    });
    const price = {minVariantPrice: {currencyCode: 'EUR'}};
    expect(await response.json()).toMatchObject({
      data: {
        collection: {
          products: {
            nodes: [
              {title: 'Mug', priceRange: price},
              {title: 'Cap', priceRange: price},
            ],
          },
        },
      },
    });
  } finally {
    await store?.stop();
    vi.unstubAllEnvs();
  }
});

test('without a file the club’s shop shows what there is to see, and says where', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubEnv('LOCAL_STORE_PORT', String(await freePort()));
  vi.stubEnv('PUBLIC_STORE_DOMAIN', '');
  const {env, store} = await openBackend('http://localhost:3000');
  try {
    expect(env).toMatchObject({
      DROPS: 'on',
      PERSONALIZATION: 'on',
      NOTIFY_PROVIDER: 'shopify',
      PUBLIC_MARKETS: 'de-de,fr-fr,ja-jp,en-gb',
    });
    const links = said.mock.calls.flatMap(
      ([line]) => /^Try (\S+):/.exec(String(line))?.[1] ?? [],
    );
    expect(links).toHaveLength(3);
    const handles = store?.catalogue.products.map(({handle}) => handle);
    for (const link of links.filter((one) => one.includes('/products/')))
      expect(handles).toContain(link.split('/').at(-1));
    const theme = store?.catalogue.metaobjects.find(({handle}) => handle === 'live');
    expect(theme?.fields.map(({key}) => key)).toContain('sections');
  } finally {
    await store?.stop();
    vi.unstubAllEnvs();
  }
});

test('a German file makes a German shop', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubEnv('LOCAL_STORE_PORT', String(await freePort()));
  vi.stubEnv('PUBLIC_STORE_DOMAIN', '');
  const {env, store} = await openBackend('http://localhost:3000', {
    catalogue: projectPath('tests/support/files/german-club.csv'),
    currency: 'EUR',
    country: 'DE',
    language: 'de',
  });
  await store?.stop();
  vi.unstubAllEnvs();
  expect(env).toMatchObject({PUBLIC_LANGUAGE: 'de'});
  expect(env).not.toHaveProperty('PUBLIC_MARKETS');
});

test('a broken file is reported with its name, row and field, and nothing starts', async () => {
  const file = await write('broken.csv', [head, 'mug,Mug,Mug,ten']);
  await expect(
    openBackend('http://localhost:3000', {catalogue: file}),
  ).rejects.toThrowError(
    new UsageError('broken.csv, row 2, Variant Price: "ten" is not a price'),
  );
});
