import {parseConfig} from '../../app/server/config';
import {ADD_ON_SETTINGS} from '../../app/shop/settings.server';
import {
  AdminError,
  createAdminClient,
  type AdminClient,
} from '../../app/server/admin-client';
import {UsageError} from '../command';
import {refusalOf} from '../doctor/services';
import {ADD_FIELDS, CREATE_DEFINITION, THEME_DEFINITION} from './admin.documents';
import {THEME_DEFINITIONS, type ThemeDefinition} from './definitions';

/** Permissions of the app that staff save and publish through. */
const ADMIN_SCOPES = [
  'write_metaobject_definitions',
  'write_metaobjects',
  'write_files',
] as const;

/** The state of a definition in a store. */
export interface DefinitionState {
  type: string;
  /**
   * - `incomplete`: it lacks fields, which the setup adds;
   * - `wrong`: only a person may change it. A field has another type, or anybody can read what must stay private.
   */
  state: 'there' | 'missing' | 'incomplete' | 'wrong';
  /** The fault, in a line. */
  problem: string;
}

interface Found {
  id: string;
  access: {storefront: string};
  fieldDefinitions: {key: string; type: {name: string}}[];
}

async function findDefinition(admin: AdminClient, type: string): Promise<Found | null> {
  const answer = await admin.ask<{definition: Found | null}>(THEME_DEFINITION, {type});
  return answer.definition;
}

/** The state of every definition in the store. @throws AdminError */
export async function examineDefinitions(admin: AdminClient): Promise<DefinitionState[]> {
  const states: DefinitionState[] = [];
  for (const wanted of THEME_DEFINITIONS)
    states.push(stateOf(await findDefinition(admin, wanted.type), wanted));
  return states;
}

function stateOf(found: Found | null, wanted: ThemeDefinition): DefinitionState {
  const {type} = wanted;
  if (!found) return {type, state: 'missing', problem: ''};
  const wrong = faultOf(found, wanted);
  if (wrong) return {type, state: 'wrong', problem: wrong};
  const missing = missingFields(found, wanted).map(
    (field) => `${field.key} (${field.type})`,
  );
  if (missing.length === 0) return {type, state: 'there', problem: ''};
  return {type, state: 'incomplete', problem: `it lacks ${missing.join(', ')}`};
}

/** A problem that the setup does not fix itself, as a line; empty for none. */
function faultOf({access, fieldDefinitions}: Found, wanted: ThemeDefinition): string {
  if (access.storefront !== wanted.access.storefront)
    return wanted.access.storefront === 'NONE'
      ? 'the Storefront API may read it: drafts and plans would be public'
      : 'the Storefront API may not read it';
  for (const {key, type} of wanted.fieldDefinitions) {
    const name = fieldDefinitions.find((field) => field.key === key)?.type.name ?? type;
    if (name !== type) return `its field ${key} is a ${name}, not a ${type}`;
  }
  return '';
}

function missingFields({fieldDefinitions}: Found, wanted: ThemeDefinition) {
  const known = new Set(fieldDefinitions.map(({key}) => key));
  return wanted.fieldDefinitions.filter(({key}) => !known.has(key));
}

/**
 * Makes every definition that is missing in the store that the environment names, and adds fields that one lacks. It prints what it will do
 * before it does it. Nothing that is there is changed.
 *
 * @param env variables of the worker
 * @returns whether the store has every definition now
 * @throws UsageError where the environment names no app, or the store refuses it
 */
export async function setUpThemes(
  env: Record<string, string>,
  print: (line: string) => void,
): Promise<boolean> {
  const {admin, store} = parseConfig(env, ADD_ON_SETTINGS);
  const client = createAdminClient(admin);
  if (!client)
    throw new UsageError(
      'Set ADMIN_API_TOKEN, or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET, of an app with the permissions ' +
        `${ADMIN_SCOPES.join(' and ')} (docs/theme-metaobject.md).`,
    );
  try {
    for (const {type, state, problem} of await examineDefinitions(client)) {
      if (state === 'missing') print(`to make    ${type}`);
      if (state === 'incomplete') print(`to extend  ${type}: ${problem}`);
    }
    await createDefinitions(client);
    const states = await examineDefinitions(client);
    for (const {type, state, problem} of states)
      print(`${state.padEnd(10)} ${type}${problem && `: ${problem}`}`);
    return states.every(({state}) => state === 'there');
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    const {found, fix} = refusalOf(error);
    throw new UsageError(
      `${store.origin}: ${found}. ${fix} The app needs ${ADMIN_SCOPES.join(', ')}.`,
    );
  }
}

async function createDefinitions(admin: AdminClient): Promise<void> {
  for (const definition of THEME_DEFINITIONS) {
    const found = await findDefinition(admin, definition.type);
    if (!found) await admin.ask(CREATE_DEFINITION, {definition});
    else if (stateOf(found, definition).state === 'incomplete') {
      const create = missingFields(found, definition);
      const fieldDefinitions = create.map((field) => ({create: field}));
      await admin.ask(ADD_FIELDS, {id: found.id, definition: {fieldDefinitions}});
    }
  }
}
