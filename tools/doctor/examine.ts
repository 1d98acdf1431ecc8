import {parseConfig, type AppConfig} from '../../app/server/config';
import {EnvironmentError, type StorefrontEnv} from '../../app/server/env';
import type {AppDocument} from '../graphql/app-documents';
import type {Check, Finding, Patient, Status} from './check';
import {checks} from './checks';
import {createProbe} from './probe';
import {redactor} from './redact';
import {findSubjects} from './subjects';

/** One line of the doctor's table. */
export interface Row extends Finding {
  name: string;
}

export interface Diagnosis {
  rows: readonly Row[];
  /** Nothing needs to be mended. */
  healthy: boolean;
}

interface Options {
  documents: readonly AppDocument[];
  /** How long the store may take to answer one question, in milliseconds. */
  patienceMs?: number;
}

/**
 * Examines a configuration and the store that it names. Whatever is wrong is a row of the diagnosis: nothing is
 * thrown, and no row holds a secret.
 */
export async function examine(env: StorefrontEnv, options: Options): Promise<Diagnosis> {
  const clean = redactor(env);
  const rows = (await rowsFor(env, options)).map((row) => ({
    ...row,
    found: clean(row.found),
    ...(row.mend && {mend: clean(row.mend)}),
  }));
  return {rows, healthy: rows.every(({status}) => status !== 'fault')};
}

async function rowsFor(env: StorefrontEnv, options: Options): Promise<Row[]> {
  const config = configOrProblems(env);
  if (Array.isArray(config)) {
    return config.map((problem) => ({
      name: 'configuration',
      status: 'fault',
      found: problem,
      cost: 'The worker does not start.',
      mend: 'docs/real-store.md lists every variable.',
    }));
  }
  const rows: Row[] = [
    {name: 'configuration', status: 'ok', found: 'complete and well-formed'},
  ];
  const patient = patientOf(env, config, options);
  const broken = new Set<string>();
  for (const check of checks) {
    const found = await runCheck(check, patient, broken);
    if (found.some(({status}) => blocks(status))) broken.add(check.name);
    rows.push(...found.map((finding) => ({name: check.name, ...finding})));
  }
  return rows;
}

const blocks = (status: Status) => status === 'fault' || status === 'skipped';

function configOrProblems(env: StorefrontEnv): AppConfig | string[] {
  try {
    return parseConfig(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return [...error.problems];
    throw error;
  }
}

function patientOf(
  env: StorefrontEnv,
  config: AppConfig,
  {documents, patienceMs}: Options,
): Patient {
  const probe = createProbe(config.store, patienceMs);
  const collectionId = `gid://shopify/Collection/${config.collectionId}`;
  let subjects: ReturnType<Patient['subjects']> | undefined;
  return {
    env,
    config,
    documents,
    probe,
    subjects: () => (subjects ??= findSubjects(probe, collectionId)),
    isLocal: config.store.origin.startsWith('http://'),
  };
}

async function runCheck(
  check: Check,
  patient: Patient,
  broken: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const missing = check.needs.find((name) => broken.has(name));
  if (missing) return [{status: 'skipped', found: `needs “${missing}”`}];
  const found = [await resultOf(check, patient)].flat();
  return found.map((finding) =>
    tellsCost(finding.status) ? {cost: check.cost, ...finding} : finding,
  );
}

const tellsCost = (status: Status) => status === 'fault' || status === 'note';

/** What a check finds. One that stumbles over an answer has found that the store keeps to no schema. */
async function resultOf(check: Check, patient: Patient) {
  try {
    return await check.run(patient);
  } catch (error) {
    return {
      status: 'fault',
      found: `an answer of another shape than the schema’s: ${String(error)}`,
      mend: 'See whether a proxy or an app stands between you and the store; npm run parity compares its answers.',
    } satisfies Finding;
  }
}
