import {parseConfig, type AppConfig} from '../../app/server/config';
import {EnvironmentError, type StorefrontEnv} from '../../app/server/env';
import {ADD_ON_SETTINGS} from '../../app/shop/settings.server';
import type {AppDocument} from '../graphql/app-documents';
import {listCountries} from '../store/facts';
import {createProbe} from '../store/probe';
import {findSamples} from '../store/samples';
import {variables, type UnknownVariable} from '../variables';
import type {Check, Context, Finding, Status} from './check';
import {checks} from './checks';

/** One line of the doctor's table. */
export interface Row extends Finding {
  name: string;
}

export interface Diagnosis {
  rows: readonly Row[];
  /** There is no fault. */
  healthy: boolean;
}

interface Options {
  documents: readonly AppDocument[];
  /** Variables that are set and have no effect. */
  unknown?: readonly UnknownVariable[];
  /** How long the store may take to answer one question, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Examines a configuration and its store. Every problem is a row of the diagnosis: never throws, and no row contains a
 * secret.
 */
export async function examine(env: StorefrontEnv, options: Options): Promise<Diagnosis> {
  const redact = redactor(env);
  const rows = (await rowsFor(env, options)).map((row) => ({
    ...row,
    found: redact(row.found),
    ...(row.fix && {fix: redact(row.fix)}),
  }));
  return {rows, healthy: rows.every(({status}) => status !== 'fault')};
}

async function rowsFor(env: StorefrontEnv, options: Options): Promise<Row[]> {
  const {config, problems, unset} = readConfig(env);
  const rows: Row[] = problems.map((problem) => ({
    name: 'configuration',
    status: 'fault',
    found: problem,
    impact: 'The worker does not start.',
    fix: 'npm run connect asks for it; docs/real-store.md lists every variable.',
  }));
  if (rows.length === 0)
    rows.push({
      name: 'configuration',
      status: 'ok',
      found: 'complete and well-formed',
    });
  for (const {name, advice} of options.unknown ?? [])
    rows.push({
      name: 'configuration',
      status: 'note',
      found: `the shop does not know ${name}`,
      impact: 'It has no effect.',
      fix: advice,
    });
  const context = contextOf(env, config, options);
  const broken = new Set<string>();
  for (const check of checks) {
    const found = unset.has(check.name)
      ? [{status: 'skipped', found: 'not configured'} as const]
      : await runCheck(check, context, broken);
    if (found.some(({status}) => blocks(status))) broken.add(check.name);
    rows.push(...found.map((finding) => ({name: check.name, ...finding})));
  }
  return rows;
}

const blocks = (status: Status) => status === 'fault' || status === 'skipped';

/** Values for required variables that are not set, so that the rest can be examined, and the check that then cannot run. */
const placeholders = {
  PUBLIC_STORE_DOMAIN: {value: 'store.invalid', check: 'domain'},
  PUBLIC_STOREFRONT_API_TOKEN: {value: 'none', check: 'tokens'},
  // The collection's own check lists those that there are.
  PUBLIC_COLLECTION_ID: {value: '0', check: null},
} as const;

/** The configuration as far as it can be read, and a sentence for each variable that cannot. */
function readConfig(env: StorefrontEnv): {
  config: AppConfig;
  problems: readonly string[];
  unset: ReadonlySet<string>;
} {
  try {
    return {config: parseConfig(env, ADD_ON_SETTINGS), problems: [], unset: new Set()};
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const usable: Record<string, string | undefined> = {...env};
    const unset = new Set<string>();
    for (const name of error.variables) {
      usable[name] = undefined;
      if (!(name in placeholders)) continue;
      const {value, check} = placeholders[name as keyof typeof placeholders];
      usable[name] = value;
      if (check) unset.add(check);
    }
    return {
      config: parseConfig(usable, ADD_ON_SETTINGS),
      problems: error.problems,
      unset,
    };
  }
}

function contextOf(
  env: StorefrontEnv,
  config: AppConfig,
  {documents, timeoutMs}: Options,
): Context {
  const probe = createProbe(config.store, {timeoutMs});
  const collectionId = `gid://shopify/Collection/${config.collectionId}`;
  let samples: ReturnType<Context['samples']> | undefined;
  let countries: ReturnType<Context['countries']> | undefined;
  return {
    env,
    config,
    documents,
    probe,
    collectionId,
    samples: () => (samples ??= findSamples(probe, collectionId)),
    countries: () => (countries ??= listCountries(probe)),
    isLocal: config.store.origin.startsWith('http://'),
  };
}

async function runCheck(
  check: Check,
  context: Context,
  broken: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const missing = check.needs.find((name) => broken.has(name));
  if (missing) return [{status: 'skipped', found: `needs “${missing}”`}];
  const found = [await resultOf(check, context)].flat();
  return found.map((finding) =>
    finding.status === 'fault' || finding.status === 'note'
      ? {impact: check.impact, ...finding}
      : finding,
  );
}

/** Runs a check. One that throws on an answer means that the store does not follow the schema. */
async function resultOf(check: Check, context: Context) {
  try {
    return await check.run(context);
  } catch (error) {
    return {
      status: 'fault',
      found: `an answer of another shape than the schema’s: ${String(error)}`,
      fix: 'See whether a proxy or an app stands between you and the store; npm run parity compares its answers.',
    } satisfies Finding;
  }
}

/** Whether a variable's value is never shown. */
export const isSecret = (name: string) => /_(?:TOKEN|SECRET|API_KEY)$/.test(name);

export const SECRETS = Object.keys(variables).filter(isSecret);

/** A function that removes every secret of `env`, and every cart key, from a text. */
function redactor(env: StorefrontEnv): (text: string) => string {
  const secrets = SECRETS.map((name) => env[name]?.trim() ?? '')
    .filter((value) => value.length >= 4)
    // The longest first: one may be part of another.
    .sort((a, b) => b.length - a.length);
  return (text) =>
    secrets
      .reduce((clean, secret) => clean.replaceAll(secret, '…'), text)
      .replaceAll(/\bkey=[^"'&\s\\]+/g, 'key=…');
}

const marks: Record<Status, string> = {
  ok: 'ok     ',
  note: 'note   ',
  fault: 'FAULT  ',
  skipped: 'skipped',
};

/** The diagnosis for people: a line for each row, below it the impact and the fix, and a summary. */
export function tableOf({rows, healthy}: Diagnosis): string {
  const width = Math.max(...rows.map(({name}) => name.length));
  const count = (status: Status) => rows.filter((row) => row.status === status).length;
  const summary = healthy
    ? `Nothing to fix: ${count('ok')} ok, ${count('note')} to consider.`
    : `${count('fault')} to fix, ${count('note')} to consider, ${count('skipped')} not examined.`;
  return [...rows.flatMap((row) => linesOf(row, width)), '', summary].join('\n');
}

function linesOf({status, name, found, impact, fix}: Row, width: number): string[] {
  const margin = ' '.repeat(marks.ok.length + 2 + width);
  return [
    `${marks[status]}  ${name.padEnd(width)}  ${found}`,
    ...(impact ? [`${margin}  impact  ${impact}`] : []),
    ...(fix ? [`${margin}  fix     ${fix}`] : []),
  ];
}
