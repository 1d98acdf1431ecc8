/** Starts the club's shop as a command: `npx tsx packages/local-store/src/cli.ts --help`. */
import {randomUUID} from 'node:crypto';
import {parseArgs} from 'node:util';
import {createClubCatalogue, describePicture} from '@quillhaven/club';
import {createArtworkSources} from '@quillhaven/club/artwork';
import {createImageCdn} from './cdn';
import {createLocalStore, defaultTokens} from '.';

const help = `Usage: npx tsx packages/local-store/src/cli.ts [options]

  --port <n>         port to listen on; 0 takes a free one (default 4100)
  --host <name>      network interface (default 127.0.0.1: this machine alone)
  --public-url <url> address by which clients reach the store, if it is another one
  --shop-url <url>   where the shop is: the checkout links back to it
  --cache <folder>   where finished pictures are kept (default .cache/images)
  --control          answers /__control/*, with which tests change the store; never do this in public
  --help             shows this`;

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '4100'},
    host: {type: 'string', default: '127.0.0.1'},
    'public-url': {type: 'string'},
    'shop-url': {type: 'string'},
    cache: {type: 'string', default: '.cache/images'},
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
  const store = createLocalStore({
    catalogue: createClubCatalogue(new Date()),
    now: () => new Date(),
    newId: randomUUID,
    images: createImageCdn({
      sources: createArtworkSources(describePicture),
      cacheDir: values.cache,
    }),
    control: values.control,
    ...(values['public-url'] && {publicUrl: values['public-url']}),
    ...(values['shop-url'] && {shopUrl: values['shop-url']}),
  });
  try {
    const {url} = await store.listen(port, values.host);
    console.info(`The local store answers at ${url}/api/2025-01/graphql.json`);
    console.info(`Its access token is ${defaultTokens.publicToken}`);
  } catch (error) {
    return fail(
      isBusy(error)
        ? `Port ${port} is taken: choose another with --port.`
        : String(error),
    );
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void store.close());
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
