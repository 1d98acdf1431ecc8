import {resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {readMarkets, wantsDisclosure} from '../../app/lib/market';
import {AdminError, createAdminClient} from '../../app/server/admin-client';
import {runScript, UsageError} from '../command';
import {examine, tableOf} from '../doctor/examine';
import {refusalOf} from '../doctor/services';
import {loadAppDocuments} from '../graphql/app-documents';
import {projectRoot} from '../project';
import {unknownVariables} from '../variables';
import {connect, originOf, summaryOf} from './connect';
import {envText, readEnvFile, writeEnvFile} from './env-file';
import {
  ARRIVAL,
  createMetafield,
  DISCLOSURES,
  examineMetafield,
  OPENING,
  PRINTS,
  type Metafield,
} from './metafield-definitions';
import {Cancelled, scriptPrompts, terminalPrompts, type Prompts} from './prompts';
import {FLAGS, FLAGS_USAGE, givenAnswers} from './questions';

const USAGE = `Usage: npm run connect [-- options]

Asks for a Shopify store, checks the answers, writes .env, and runs the doctor.

${FLAGS_USAGE}
  --file <path>               The file to write instead of .env
  --yes                       Asks nothing; so does a run without a terminal
  --help                      Shows this

Drops, personalization, dates of arrival and shops in the EU or the United Kingdom need metafields. Where the file has an Admin API app, a definition that is missing is made.

Tokens come from the environment, as flags are seen by others: PUBLIC_STOREFRONT_API_TOKEN and
PRIVATE_STOREFRONT_API_TOKEN, KLAVIYO_API_KEY. PUBLIC_STORE_DOMAIN, PUBLIC_COLLECTION_ID and PUBLIC_SITE_ORIGIN are read there too.`;

/** 128 + SIGINT, as shells report it. */
const INTERRUPTED = 130;

/**
 * `npm run connect`: from a store's domain and token to a shop that sells. Writes nothing before all is answered and
 * confirmed. Exits with 1 where the doctor finds a fault, with 130 where the developer stops.
 */
await runScript(async () => {
  // Registered until the file is written, so that an interruption never falls into the middle of that.
  process.on('SIGINT', stop);
  const options = readOptions();
  if (options.help) return console.info(USAGE);
  const file = resolve(projectRoot, options.file);
  const given = givenAnswers(options, process.env);
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
    process.off('SIGINT', stop);
    await makeDefinitions(values, prompts);
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
    const {values} = parseArgs({
      options: {
        ...FLAGS,
        file: {type: 'string', default: '.env'},
        yes: {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
      strict: true,
    });
    return values;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`,
    );
  }
}

/** Offers to make the metafield definitions that the chosen features lack. The file is written: an interruption is a no. */
async function makeDefinitions(
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
    origin: originOf(domain),
    token: ADMIN_API_TOKEN,
    clientId: ADMIN_CLIENT_ID,
    clientSecret: ADMIN_CLIENT_SECRET,
  };
  const wanted = [
    ...(values.DROPS === 'on' ? [OPENING] : []),
    ...(values.PERSONALIZATION === 'on' ? PRINTS : []),
    ...(values.ARRIVAL === 'on' ? ARRIVAL : []),
    ...(sellsInEurope(values) ? DISCLOSURES : []),
  ];
  if (wanted.length === 0) return;
  const byHand = wanted
    .map((metafield) => `Make ${describe(metafield)}: ${metafield.guide}.`)
    .join('\n');
  const admin = createAdminClient(settings);
  if (!admin) return prompts.note(byHand);
  try {
    const missing: Metafield[] = [];
    for (const metafield of wanted)
      if ((await prompts.during(examineMetafield(admin, metafield))) === null)
        missing.push(metafield);
    if (missing.length === 0)
      return prompts.note('The store has the metafield definitions already.');
    const list = missing.map(describe).join('\n');
    prompts.note(
      list,
      'The Admin API would make this in the store, and change nothing else',
    );
    if (!(await prompts.confirm('definitions', 'Make it?', true)))
      return prompts.note(byHand);
    for (const metafield of missing)
      await prompts.during(createMetafield(admin, metafield));
    prompts.note('Made.');
  } catch (error) {
    if (error instanceof Cancelled) return prompts.note(byHand);
    if (!(error instanceof AdminError)) throw error;
    const {found, fix} = refusalOf(error);
    prompts.note(`Not made: ${found}. ${fix}\n${byHand}`);
  }
}

/** Whether a market's law wants to know who makes its goods. */
function sellsInEurope({
  WITHDRAWAL_EMAIL,
  PUBLIC_MARKETS = '',
}: Readonly<Record<string, string>>) {
  const {markets} = readMarkets(PUBLIC_MARKETS);
  return (
    Boolean(WITHDRAWAL_EMAIL) || markets.some(({country}) => wantsDisclosure(country))
  );
}

function describe({key, kind, ofShop = false}: Metafield): string {
  return `the metafield definition custom.${key} for ${ofShop ? 'the shop' : 'products'} (${kind}, Storefront API access: Read)`;
}

async function runDoctor(values: Readonly<Record<string, string>>): Promise<void> {
  const diagnosis = await examine(values, {
    documents: await loadAppDocuments(),
    unknown: unknownVariables(Object.keys(values)),
  });
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
