#!/usr/bin/env node
/** Starts a store as a command: `local-store --help`. */
import {parseArgs} from 'node:util';
import {CatalogueError, readCatalogue, type CatalogueFile} from './catalogue-file';
import {createImageCdn} from './cdn';
import {clubVideos, createClubCatalogue, createClubImages} from './club';
import {createLocalStore, defaultTokens} from '.';

const help = `Usage: local-store [options]

  --port <n>          port to listen on; 0 takes a free one (default 4100)
  --host <name>       network interface (default 127.0.0.1: this machine alone)
  --catalogue <file>  products to sell: a CSV of Shopify's admin, or a JSON of catalogue.schema.json;
                      without it a fictional club's
  --images <folder>   where pictures are that the file names by their paths (default: beside the file)
  --currency <code>   of the prices in a CSV (default USD)
  --country <code>    of the shop that a CSV is of (default US)
  --language <code>   of the texts in a CSV, such as de (default en)
  --public-url <url>  URL by which clients reach the store, if it is another one
  --shop-url <url>    where the shop is: the checkout links back to it
  --cache <folder>    where finished pictures are kept (default node_modules/.cache/local-store)
  --control           answers /__control/*, with which tests change the store; never do this in public
  --help              shows this`;

const text = {type: 'string'} as const;
const {values} = parseArgs({
  options: {
    port: {...text, default: '4100'},
    host: {...text, default: '127.0.0.1'},
    catalogue: text,
    images: text,
    currency: text,
    country: text,
    language: text,
    'public-url': text,
    'shop-url': text,
    cache: {...text, default: 'node_modules/.cache/local-store'},
    control: {type: 'boolean', default: false},
    help: {type: 'boolean', default: false},
  },
});

if (values.help) console.info(help);
else await start();

async function start(): Promise<void> {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return fail(`${values.port} is not a port.`);
  }
  // Pictures of `localhost` pass the content security policy of Hydrogen's development server.
  const isLoopback = port > 0 && values.host === '127.0.0.1';
  const publicUrl =
    values['public-url'] ?? (isLoopback ? `http://localhost:${port}` : undefined);
  try {
    const {catalogue, sources, summary, notes} = await loadCatalogue();
    const store = createLocalStore({
      catalogue,
      images: createImageCdn({sources, cacheDir: values.cache}),
      videos: clubVideos,
      control: values.control,
      ...(publicUrl && {publicUrl}),
      ...(values['shop-url'] && {shopUrl: values['shop-url']}),
    });
    const {url} = await store.listen(port, values.host);
    console.info(`PUBLIC_STORE_DOMAIN=${url}`);
    console.info(`PUBLIC_STOREFRONT_API_TOKEN=${defaultTokens.publicToken}`);
    console.info(`PRIVATE_STOREFRONT_API_TOKEN=${defaultTokens.privateToken}`);
    console.info(`# ${catalogue.shop.name}: ${summary}`);
    for (const note of notes) console.info(`# ${note}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void store.close());
    }
  } catch (error) {
    fail(messageOf(error, port));
  }
}

async function loadCatalogue(): Promise<Omit<CatalogueFile, 'pictures'>> {
  const {catalogue: file, images, currency, country, language} = values;
  if (!file) {
    const catalogue = createClubCatalogue(new Date());
    const summary = `${catalogue.products.length} products`;
    return {catalogue, sources: createClubImages(), summary, notes: []};
  }
  return readCatalogue(file, {
    ...(images && {imageFolder: images}),
    ...(currency && {currency}),
    ...(country && {country}),
    ...(language && {language}),
  });
}

function messageOf(error: unknown, port: number): string {
  if (error instanceof CatalogueError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken: choose another with --port.`;
  }
  return String(error);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
