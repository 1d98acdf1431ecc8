/** The Admin API's metaobjects: definitions, entries, and validation of inputs. */
import type {MetaobjectData, MetaobjectFieldData} from '../catalogue';
import type {CatalogueIndex} from '../model/catalogue-index';
import type {MetaobjectRecord} from '../model/catalogue-records';
import {valueOf} from '../model/catalogue-references';
import {toGid} from '../model/global-id';

export interface FieldDefinition {
  key: string;
  name: string;
  type: string;
  required: boolean;
  validations: readonly {name: string; value: string}[];
}

export interface MetaobjectDefinition {
  id: string;
  type: string;
  name: string;
  storefront: 'NONE' | 'PUBLIC_READ';
  displayNameKey: string | null;
  fields: readonly FieldDefinition[];
}

interface UserError {
  field: string[];
  message: string;
  code: string;
  elementKey?: string;
  elementIndex?: number;
}

export interface FieldInput {
  key: string;
  value: string;
}

/** The outcome of a mutation. */
export type ChangeResult<Result> =
  {result: Result; userErrors: []} | {result: null; userErrors: UserError[]};

/** The metaobjects of a store, those that the Storefront API shows and those that it does not. */
export interface AdminMetaobjects {
  definition(type: string): MetaobjectDefinition | undefined;
  define(
    definition: Omit<MetaobjectDefinition, 'id'>,
  ): ChangeResult<MetaobjectDefinition>;
  /** Adds fields to the definition with this id. */
  extend(
    id: string,
    fields: readonly FieldDefinition[],
  ): ChangeResult<MetaobjectDefinition>;
  list(type: string): MetaobjectRecord[];
  byId(id: string): MetaobjectRecord | undefined;
  byHandle(type: string, handle: string): MetaobjectRecord | undefined;
  create(
    type: string,
    handle: string | null,
    fields: readonly FieldInput[],
  ): ChangeResult<MetaobjectRecord>;
  /** Fields that are not given stay as they are. */
  update(
    record: MetaobjectRecord,
    handle: string | null,
    fields: readonly FieldInput[],
  ): ChangeResult<MetaobjectRecord>;
  remove(id: string): boolean;
  /** Back to the catalogue's entries; definitions stay. */
  reset(): void;
}

const FIRST_ID = 91_000_000_000_000;
/** Shopify's limit for every type of field but ids and URLs. */
const MAX_BYTES = 64 * 1024;

const succeeded = <Result>(result: Result): ChangeResult<Result> => ({
  result,
  userErrors: [],
});
const refused = (...userErrors: UserError[]) => ({result: null, userErrors});

/** The metaobjects of `catalogue`, which sees every change to a type that the Storefront API may read. */
export function createAdminMetaobjects(
  catalogue: CatalogueIndex,
  given: readonly Omit<MetaobjectDefinition, 'id'>[],
  now: () => Date,
): AdminMetaobjects {
  const original = catalogue.metaobjects.map((record) => ({record, data: record.data}));
  const definitions = new Map<string, MetaobjectDefinition>();
  let hidden: MetaobjectRecord[] = [];
  let ids = FIRST_ID;

  for (const definition of given) {
    const id = toGid('MetaobjectDefinition', ++ids);
    definitions.set(definition.type, {...definition, id});
  }
  for (const {data} of original) {
    if (!definitions.has(data.type)) definitions.set(data.type, definitionOf(data));
  }
  const listOf = (type: string) =>
    definitions.get(type)?.storefront === 'PUBLIC_READ' ? catalogue.metaobjects : hidden;
  const list = (type: string) => listOf(type).filter(({data}) => data.type === type);
  const byHandle = (type: string, handle: string) =>
    list(type).find(({data}) => data.handle === handle);

  /** A free handle: like Shopify, appends a number without an error. */
  function freeHandle(type: string, wanted: string, own?: MetaobjectRecord): string {
    const isTaken = (handle: string) => {
      const holder = byHandle(type, handle);
      return holder !== undefined && holder !== own;
    };
    let handle = wanted;
    for (let number = 1; isTaken(handle); number += 1) handle = `${wanted}-${number}`;
    return handle;
  }

  function written(
    definition: MetaobjectDefinition,
    known: readonly MetaobjectFieldData[],
    inputs: readonly FieldInput[],
  ): ChangeResult<MetaobjectFieldData[]> {
    const errors = inputs.flatMap((input, index) =>
      problemsOf(definition, input, index, catalogue),
    );
    if (errors.length > 0) return refused(...errors);
    const given = new Map(inputs.map(({key, value}) => [key, value]));
    const fields = definition.fields.flatMap(({key, type}): MetaobjectFieldData[] => {
      const value = given.get(key);
      const before = known.find((field) => field.key === key);
      if (value === undefined) return before ? [before] : [];
      return value === '' ? [] : [{key, type, value}];
    });
    const missing = definition.fields.find(
      ({key, required}) => required && !fields.some((field) => field.key === key),
    );
    if (!missing) return succeeded(fields);
    return refused({
      field: ['metaobject'],
      message: `${missing.name} can't be blank`,
      code: 'OBJECT_FIELD_REQUIRED',
      elementKey: missing.key,
    });
  }

  return {
    definition: (type) => definitions.get(type),
    define(definition) {
      if (definitions.has(definition.type))
        return refused({
          field: ['definition', 'type'],
          message: 'Type has already been taken',
          code: 'TAKEN',
        });
      if (!/^[\w$:-]{3,255}$/.test(definition.type))
        return refused({
          field: ['definition', 'type'],
          message: 'Type is invalid',
          code: 'INVALID',
        });
      const made = {...definition, id: toGid('MetaobjectDefinition', ++ids)};
      definitions.set(definition.type, made);
      return succeeded(made);
    },
    extend(id, fields) {
      const known = [...definitions.values()].find((definition) => definition.id === id);
      if (!known)
        return refused({
          field: ['id'],
          message: 'Record not found',
          code: 'RECORD_NOT_FOUND',
        });
      const taken = fields.find(({key}) =>
        known.fields.some((field) => field.key === key),
      );
      if (taken)
        return refused({
          field: ['definition', 'fieldDefinitions'],
          message: `Field definition "${taken.key}" is already taken`,
          code: 'OBJECT_FIELD_TAKEN',
          elementKey: taken.key,
        });
      const extended = {...known, fields: [...known.fields, ...fields]};
      definitions.set(known.type, extended);
      return succeeded(extended);
    },
    list,
    byId: (id) => [...catalogue.metaobjects, ...hidden].find(({gid}) => gid === id),
    byHandle,
    create(type, wanted, inputs) {
      const definition = definitions.get(type);
      if (!definition)
        return refused({
          field: ['metaobject', 'type'],
          message: `No metaobject definition exists for type "${type}"`,
          code: 'UNDEFINED_OBJECT_TYPE',
        });
      const fields = written(definition, [], inputs);
      if (!fields.result) return fields;
      const id = ++ids;
      const handle = freeHandle(type, wanted ?? `${type}-${id}`);
      const data = {
        id,
        type,
        handle,
        fields: fields.result,
        updatedAt: now().toISOString(),
      };
      const record: MetaobjectRecord = {
        __typename: 'Metaobject',
        gid: toGid('Metaobject', id),
        data,
      };
      listOf(type).push(record);
      return succeeded(record);
    },
    update(record, handle, inputs) {
      const {type} = record.data;
      const definition = definitions.get(type);
      if (!definition) throw new Error(`There is no definition of ${type}`);
      const fields = written(definition, record.data.fields, inputs);
      if (!fields.result) return fields;
      record.data = {
        ...record.data,
        handle: handle === null ? record.data.handle : freeHandle(type, handle, record),
        fields: fields.result,
        updatedAt: now().toISOString(),
      };
      return succeeded(record);
    },
    remove(id) {
      for (const entries of [catalogue.metaobjects, hidden]) {
        const index = entries.findIndex(({gid}) => gid === id);
        if (index < 0) continue;
        entries.splice(index, 1);
        return true;
      }
      return false;
    },
    reset() {
      for (const {record, data} of original) record.data = data;
      catalogue.metaobjects.splice(0, Infinity, ...original.map(({record}) => record));
      hidden = [];
    },
  };
}

/** The definition that an entry of the catalogue implies: its own fields, which the Storefront API reads. */
function definitionOf({type, fields}: MetaobjectData): MetaobjectDefinition {
  return {
    id: toGid('MetaobjectDefinition', FIRST_ID),
    type,
    name: type,
    storefront: 'PUBLIC_READ',
    displayNameKey: null,
    fields: fields.map((field) => ({
      key: field.key,
      name: field.key,
      type: field.type,
      required: false,
      validations: [],
    })),
  };
}

/** Problems of a field's value, with Shopify's codes. */
function problemsOf(
  {fields}: MetaobjectDefinition,
  {key, value}: FieldInput,
  index: number,
  catalogue: CatalogueIndex,
): UserError[] {
  const field = ['metaobject', 'fields', String(index)];
  const error = (message: string, code: string): UserError[] => [
    {field, message, code, elementKey: key},
  ];
  const definition = fields.find((known) => known.key === key);
  if (!definition)
    return error(`Field definition "${key}" does not exist`, 'UNDEFINED_OBJECT_FIELD');
  if (Buffer.byteLength(value) > MAX_BYTES)
    return error('Value is too long', 'INVALID_VALUE');
  if (value === '' || isOfType(definition.type, value, catalogue)) return [];
  return error(`Value must be a valid ${definition.type}`, 'INVALID_VALUE');
}

function isOfType(type: string, value: string, catalogue: CatalogueIndex): boolean {
  if (type.startsWith('list.')) {
    const items = parseJson(value);
    const one = type.slice('list.'.length);
    return (
      Array.isArray(items) &&
      items.every((item) => typeof item === 'string' && isOfType(one, item, catalogue))
    );
  }
  switch (type) {
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(value);
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'number_integer':
      return /^-?\d{1,16}$/.test(value);
    case 'date_time':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value));
    case 'single_line_text_field':
      return !/[\r\n]/.test(value);
    case 'json':
      return parseJson(value) !== undefined;
    case 'file_reference':
      return catalogue.node(value)?.__typename === 'MediaImage';
    case 'metaobject_reference':
      return catalogue.node(value)?.__typename === 'Metaobject';
    default:
      return true;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A field's value as the Admin API answers it. */
export function adminValue(field: MetaobjectFieldData, catalogue: CatalogueIndex) {
  const value = valueOf(field, catalogue);
  return {key: field.key, type: field.type, value, jsonValue: parseJson(value) ?? value};
}
