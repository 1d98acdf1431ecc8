import type {AdminClient} from '../../app/server/admin/admin-client';
import {THEME_DEFINITIONS, type ThemeDefinition} from '../../app/theme/definitions';

/** Permissions of the app that staff save and publish through. */
export const ADMIN_SCOPES = [
  'write_metaobject_definitions',
  'write_metaobjects',
] as const;

/** What a store has of a definition. */
export interface DefinitionState {
  type: string;
  /** `wrong`: it lacks fields, or what must stay private can be read by anybody. */
  state: 'there' | 'missing' | 'wrong';
  /** What is wrong, in a line. */
  problem: string;
}

const DEFINITION = `query ThemeDefinition($type: String!) {
  definition: metaobjectDefinitionByType(type: $type) {
    access { storefront }
    fieldDefinitions { key type { name } }
  }
}`;

const CREATE = `mutation CreateThemeDefinition($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) {
    metaobjectDefinition { id }
    userErrors { code elementKey }
  }
}`;

interface Found {
  definition: {
    access: {storefront: string};
    fieldDefinitions: {key: string; type: {name: string}}[];
  } | null;
}

/** What the store has of every definition. @throws AdminError */
export async function examineDefinitions(admin: AdminClient): Promise<DefinitionState[]> {
  const states: DefinitionState[] = [];
  for (const definition of THEME_DEFINITIONS) {
    const {type} = definition;
    const {definition: found} = await admin.ask<Found>(DEFINITION, {type});
    const problem = found ? problemOf(found, definition) : '';
    const state = found ? (problem === '' ? 'there' : 'wrong') : 'missing';
    states.push({type, state, problem});
  }
  return states;
}

function problemOf(
  {access, fieldDefinitions}: NonNullable<Found['definition']>,
  wanted: ThemeDefinition,
): string {
  if (access.storefront !== wanted.access.storefront)
    return wanted.access.storefront === 'NONE'
      ? 'the Storefront API may read it: drafts and plans would be public'
      : 'the Storefront API may not read it';
  const types = new Map(fieldDefinitions.map(({key, type}) => [key, type.name]));
  const lacking = wanted.fieldDefinitions.filter(
    ({key, type}) => types.get(key) !== type,
  );
  if (lacking.length === 0) return '';
  return `it lacks ${lacking.map(({key, type}) => `${key} (${type})`).join(', ')}`;
}

/** Makes every definition that is missing; what is there is left alone. @throws AdminError */
export async function createDefinitions(admin: AdminClient): Promise<DefinitionState[]> {
  for (const {type, state} of await examineDefinitions(admin)) {
    const definition = THEME_DEFINITIONS.find((one) => one.type === type);
    if (state === 'missing' && definition) await admin.ask(CREATE, {definition});
  }
  return examineDefinitions(admin);
}
