import {resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {
  AdminError,
  createAdminClient,
  hasAdmin,
} from '../../app/staff/admin-client.server';
import {runScript, UsageError} from '../command';
import {examine, tableOf} from '../doctor/examine';
import {loadAppDocuments} from '../graphql/app-documents';
import {projectRoot} from '../project';
import {connect, summaryOf} from './connect';
import {envText, readEnvFile, writeEnvFile} from './env-file';
import {createOpening} from './opening-definition';
import {Cancelled, scriptPrompts, terminalPrompts, type Prompts} from './prompts';

const USAGE = `Usage: npm run connect [-- options]

Asks for a Shopify store, checks the answers, writes .env, and runs the doctor.

  --domain <domain>       of the store, for example your-store.myshopify.com
  --collection <number>   of the home page; its handle will do
  --site-origin <url>     where shoppers will find the shop
  --preview               generates a secret for staff previews
  --drops                 products open at an instant of their own; makes the metafield's definition where the file has an Admin API app
  --notify <carrier>      shopify or klaviyo keeps the addresses of shoppers who wait for something
  --file <path>           the file to write instead of .env
  --yes                   asks nothing; so does a run without a terminal
  --help                  shows this

Tokens come from the environment, as flags are seen by others: PUBLIC_STOREFRONT_API_TOKEN and
PRIVATE_STOREFRONT_API_TOKEN, KLAVIYO_API_KEY. PUBLIC_STORE_DOMAIN, PUBLIC_COLLECTION_ID and PUBLIC_SITE_ORIGIN are read there too.`;

const OPTIONS = {
  domain: {type: 'string'},
  collection: {type: 'string'},
  'site-origin': {type: 'string'},
  preview: {type: 'boolean'},
  drops: {type: 'boolean'},
  notify: {type: 'string'},
  file: {type: 'string', default: '.env'},
  yes: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

/** 128 + SIGINT, as shells report it. */
const INTERRUPTED = 130;

/**
 * `npm run connect`: from a store's domain and token to a shop that sells. Writes nothing before all is answered and
 * confirmed. Exits with 1 where the doctor finds a fault, with 130 where the developer stops.
 */
await runScript(async () => {
  // Registered for the whole run, so that an interruption never falls into the middle of writing.
  process.on('SIGINT', stop);
  const options = readOptions();
  if (options.help) return console.info(USAGE);
  const file = resolve(projectRoot, options.file);
  const {env} = process;
  const given = {
    domain: options.domain || env.PUBLIC_STORE_DOMAIN || undefined,
    token: env.PUBLIC_STOREFRONT_API_TOKEN || undefined,
    collection: options.collection || env.PUBLIC_COLLECTION_ID || undefined,
    privateToken: env.PRIVATE_STOREFRONT_API_TOKEN || undefined,
    siteOrigin: options['site-origin'] || env.PUBLIC_SITE_ORIGIN || undefined,
    preview: options.preview,
    drops: options.drops,
    notify: options.notify,
    klaviyoKey: env.KLAVIYO_API_KEY || undefined,
  };
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY && !options.yes;
  const prompts = isTerminal
    ? terminalPrompts(given, process.stdin, process.stdout)
    : scriptPrompts(given, console.info);
  try {
    const values = await connect(prompts, readEnvFile(file));
    prompts.note(summaryOf(values), `This goes into ${options.file}`);
    if (!(await prompts.confirm('write', `Write ${options.file}?`, true))) return stop();
    const copy = writeEnvFile(file, envText(values), new Date());
    prompts.note(`Written.${copy ? ` The file that was there is now ${copy}.` : ''}`);
    if (values.DROPS === 'on') await makeDefinition(values, prompts);
    await runDoctor(values);
  } catch (error) {
    if (error instanceof Cancelled) return stop();
    throw error;
  }
});

function stop(): never {
  console.info('\nNothing was written.');
  process.exit(INTERRUPTED);
}

function readOptions() {
  try {
    return parseArgs({options: OPTIONS, strict: true}).values;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`,
    );
  }
}

/** Drops need a metafield that the Storefront API may read. */
async function makeDefinition(
  {
    ADMIN_API_TOKEN = '',
    ADMIN_CLIENT_ID = '',
    ADMIN_CLIENT_SECRET = '',
    ...values
  }: Readonly<Record<string, string>>,
  prompts: Prompts,
): Promise<void> {
  const domain = values.PUBLIC_STORE_DOMAIN ?? '';
  const settings = {
    origin: domain.startsWith('http://') ? domain : `https://${domain}`,
    token: ADMIN_API_TOKEN,
    clientId: ADMIN_CLIENT_ID,
    clientSecret: ADMIN_CLIENT_SECRET,
  };
  const byHand =
    'Make the metafield custom.available_from (date and time, Storefront API access) for products: docs/drops.md.';
  if (!hasAdmin(settings)) return prompts.note(byHand);
  try {
    await prompts.during(createOpening(createAdminClient(settings)));
    prompts.note('The metafield custom.available_from is there.');
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    prompts.note(`The Admin API did not make it (${error.message}). ${byHand}`);
  }
}

async function runDoctor(values: Readonly<Record<string, string>>): Promise<void> {
  process.off('SIGINT', stop);
  const diagnosis = await examine(values, {documents: await loadAppDocuments()});
  console.info(`\n${tableOf(diagnosis)}\n`);
  const overridden = Object.keys(values).filter(
    (name) => process.env[name] && process.env[name] !== values[name],
  );
  if (overridden.length > 0)
    console.info(
      `Your shell sets ${overridden.join(', ')} to another value, which wins over the file.`,
    );
  console.info(
    diagnosis.healthy
      ? 'npm run dev opens the shop on your store; npm run parity compares it with the local one.'
      : 'Fix what is at fault, then run npm run doctor.',
  );
  process.exitCode = diagnosis.healthy ? 0 : 1;
}
