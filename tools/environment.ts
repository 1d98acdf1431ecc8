/** The worker's variables as the developer has set them, and the store that they name. */
import path from 'node:path';

import {CatalogueError, readCatalogue} from '@quillhaven/local-store/catalogue';
import {parseConfig} from '../app/server/config';
import {EnvironmentError} from '../app/server/env';
import {ADD_ON_SETTINGS} from '../app/shop/settings.server';
import {UsageError} from './command';
import {readEnvFile} from './connect/env-file';
import {choosePort} from './ports';
import {projectPath} from './project';
import {startStore, type RunningStore, type StoreOptions} from './store/club-store';
import {openGoods} from './store/goods';
import {
  unknownInShell,
  unknownVariables,
  variables,
  type UnknownVariable,
} from './variables';

/**
 * The variables of `.env`, overridden by those of the process environment, and those that are set and not known. Nothing
 * else of the process environment reaches the worker.
 */
export function readEnvironment(): {
  env: Record<string, string>;
  unknown: readonly UnknownVariable[];
} {
  const file = readEnvFile(projectPath('.env'));
  const values: Record<string, string | undefined> = {...file, ...process.env};
  const known = Object.keys(variables).map((name) => [name, values[name] ?? ''] as const);
  return {
    env: Object.fromEntries(known.filter(([, value]) => value !== '')),
    unknown: [
      ...unknownVariables(Object.keys(file).filter((name) => file[name] !== '')),
      ...unknownInShell(Object.keys(process.env)),
    ],
  };
}

/**
 * Checks an environment as the worker will, so that a mistake is reported once, before anything starts.
 * @throws UsageError with a line for each mistake
 */
export function assertUsable(env: Record<string, string>): void {
  try {
    parseConfig(env, ADD_ON_SETTINGS);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const problems = error.problems.map((problem) => `- ${problem}`).join('\n');
    throw new UsageError(
      `The environment is not complete (npm run connect writes it; docs/real-store.md explains it):\n${problems}`,
    );
  }
}

/** Password of staff previews of the local store: public knowledge, as that store holds no secrets. */
const LOCAL_PREVIEW_SECRET = 'local-preview-password-for-everybody';

/** The environment of the worker, and the local store if one was started. */
export interface Backend {
  env: Record<string, string>;
  store?: RunningStore;
}

/** Flags of the commands that start a store: a merchant's own goods. */
export const storeFlags = {
  /** A CSV of Shopify's admin, or a JSON of the local store's own form. */
  catalogue: {type: 'string'},
  /** Folder of pictures that the file names by their paths. */
  images: {type: 'string'},
  /** Currency of the prices in a CSV, and the shop's country. */
  currency: {type: 'string'},
  country: {type: 'string'},
  /** Language of the texts in a CSV, which becomes the shop's. */
  language: {type: 'string'},
} as const;

/** What those flags do, for the usage of a command. */
export const STORE_USAGE = `  --catalogue <file>   sells what a product export of Shopify's admin holds, or a JSON of the local store's form
  --images <folder>    where pictures are that the file names by their paths
  --currency <code>    of its prices (default USD)
  --country <code>     of the shop (default US)
  --language <code>    of its texts, and of the shop, such as de (default en)
  --help               shows this

Without --catalogue, and without a store in .env, the local store's own goods are sold.`;

type StoreFlags = {
  [Flag in keyof typeof storeFlags]?: string;
};

/** A local shop shows what this project can do. A real store gets each of these only where it is configured. */
const localValues = () =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, {local}]) =>
      local ? [[name, local]] : [],
    ),
  );

/** The variables that say where a store is: another store's would be wrong for it. */
const CONNECTION_VARIABLES = [
  'PUBLIC_STORE_DOMAIN',
  'PUBLIC_STOREFRONT_API_TOKEN',
  'PRIVATE_STOREFRONT_API_TOKEN',
  'ADMIN_CLIENT_ID',
  'ADMIN_CLIENT_SECRET',
  'SHOP_ID',
  'PUBLIC_COLLECTION_ID',
];

/**
 * A real store if `PUBLIC_STORE_DOMAIN` is set and no catalogue is given, else a local one with its control
 * surface, on `LOCAL_STORE_PORT` (4000). Variables that the developer has set win over the local store's.
 *
 * @param shopUrl where the shop is served: the checkout links back to it
 * @throws UsageError when the environment lacks something, the store's port is in use, or the catalogue is broken
 */
export async function openBackend(
  shopUrl: string,
  flags: StoreFlags = {},
): Promise<Backend> {
  const {env: configured, unknown} = readEnvironment();
  for (const {name, advice} of unknown)
    console.info(`The shop does not know ${name}. ${advice}`);
  if (configured.PUBLIC_STORE_DOMAIN && !flags.catalogue) {
    assertUsable(configured);
    console.info(`Selling from ${configured.PUBLIC_STORE_DOMAIN}.`);
    return {env: configured};
  }
  const goods = await openGoods();
  const {report, ...catalogue} = flags.catalogue
    ? await readCatalogueFile(flags.catalogue, flags)
    : {
        catalogue: goods.catalogue(new Date(), true),
        report: goods.links.map(([page, what]) => `Try ${shopUrl}${page}: ${what}`),
      };
  const port = await choosePort('LOCAL_STORE_PORT', 4000, 'which the local store needs');
  const store = await startStore({...catalogue, port, shopUrl, control: true});
  const connection = Object.entries(store.env).filter(([name]) =>
    CONNECTION_VARIABLES.includes(name),
  );
  const env = {
    PREVIEW_SECRET: LOCAL_PREVIEW_SECRET,
    ...localValues(),
    ...(!flags.catalogue && goods.env),
    ...store.env,
    ...configured,
    ...(flags.catalogue && Object.fromEntries(connection)),
  };
  assertUsable(env);
  console.info(`Local store: ${store.url}`);
  for (const line of report) console.info(line);
  if (env.PREVIEW_SECRET === LOCAL_PREVIEW_SECRET)
    console.info(`Staff preview: ${shopUrl}/preview, password ${LOCAL_PREVIEW_SECRET}`);
  return {env, store};
}

/**
 * The goods of a file, and what to tell of how they were read; its first collection is the home page's. Paths are
 * those of the developer's own folder.
 */
async function readCatalogueFile(
  file: string,
  flags: StoreFlags,
): Promise<StoreOptions & {report: string[]}> {
  const {images, currency, country, language} = flags;
  const from = (name: string) => path.resolve(process.env.INIT_CWD ?? '.', name);
  try {
    const {catalogue, sources, summary, notes} = await readCatalogue(from(file), {
      ...(images && {imageFolder: from(images)}),
      ...(currency && {currency}),
      ...(country && {country}),
      ...(language && {language}),
    });
    const [home] = catalogue.collections;
    if (!home) throw new UsageError(`${file} has no collection for the home page.`);
    return {
      catalogue,
      pictures: sources,
      homeCollection: home.id,
      report: [`${file}: ${summary}`, ...notes.map((note) => `- ${note}`)],
    };
  } catch (error) {
    throw error instanceof CatalogueError ? new UsageError(error.message) : error;
  }
}
