/** `/admin/api/{version}/graphql.json` and `/admin/oauth/access_token`: the Admin API, as far as this store answers it. */
import {buildSchema, execute, parse, validate, GraphQLError} from 'graphql';

import {json, text, type StoreRequest, type StoreResponse} from '../server/exchange';
import {readGraphqlBody} from '../server/request-body';
import type {AdminScope} from '../server/access';
import type {MetafieldDefinition, StoreState} from '../server/store-state';
import {
  adminValue,
  type AdminMetaobjects,
  type ChangeResult,
  type FieldDefinition,
  type FieldInput,
  type MetaobjectDefinition,
} from './admin-metaobjects';
import type {ConsentInput, MetafieldInput} from './admin-customers';
import {adminSchemaText} from './admin-schema';
import type {MediaImageRecord, MetaobjectRecord} from '../model/catalogue-records';
import {pictureUrl} from '../model/picture-url';

const graphqlPath = /^\/admin\/api\/(\d{4}-\d{2}|unstable)\/graphql\.json$/;
const tokenPath = '/admin/oauth/access_token';
/** Shopify's tokens of a client live for a day. */
const TOKEN_SECONDS = 86_399;

/** Whether a path is the Admin API's: faults apply to it, and the log has it. */
export function isAdminPath(pathname: string): boolean {
  return graphqlPath.test(pathname) || pathname === tokenPath;
}

/** Key in the token map that marks the static token as revoked. */
export const REVOKED = 'revoked';

const schema = buildSchema(adminSchemaText);

/** The handler of the Admin API's paths. */
export function createAdminHandler(state: StoreState) {
  return async (request: StoreRequest): Promise<StoreResponse> => {
    if (request.method !== 'POST') return text('Only POST is allowed', 405);
    if (request.url.pathname === tokenPath) return issueToken(request, state);
    if (!isAuthorized(request.headers['x-shopify-access-token'], state))
      return json(
        {
          errors:
            '[API] Invalid API key or access token (unrecognized login or wrong password)',
        },
        401,
      );
    const body = readGraphqlBody(request.body, request.headers['content-type'] ?? '');
    if (!body)
      return json({errors: {query: 'Required parameter missing or invalid'}}, 400);
    return json(await answer(body.query, body.variables, state));
  };
}

function issueToken({body, headers}: StoreRequest, state: StoreState): StoreResponse {
  const {settings, adminTokens} = state;
  const given = headers['content-type']?.includes('json')
    ? new Map(Object.entries(readObject(body)))
    : new Map<string, unknown>(new URLSearchParams(body));
  const {clientId, clientSecret, scopes} = settings.adminApp;
  if (given.get('grant_type') !== 'client_credentials')
    return json({error: 'unsupported_grant_type'}, 400);
  if (given.get('client_id') !== clientId || given.get('client_secret') !== clientSecret)
    return json({error: 'application_cannot_be_found'}, 400);
  const access_token = `local-admin-${settings.newId()}`;
  adminTokens.set(access_token, state.now().getTime() + TOKEN_SECONDS * 1000);
  return json({access_token, scope: scopes.join(','), expires_in: TOKEN_SECONDS});
}

function readObject(body: string): object {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isAuthorized(token: string | undefined, state: StoreState): boolean {
  if (!token) return false;
  if (token === state.settings.adminApp.token) return !state.adminTokens.has(REVOKED);
  return (state.adminTokens.get(token) ?? 0) > state.now().getTime();
}

async function answer(
  query: string,
  variables: Record<string, unknown>,
  state: StoreState,
) {
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) return {errors: errors.map(({message}) => ({message}))};
    const result = await execute({
      schema,
      document,
      rootValue: rootOf(state),
      variableValues: variables,
    });
    const extensions = {
      cost: {
        requestedQueryCost: 10,
        actualQueryCost: 10,
        throttleStatus: {
          maximumAvailable: 2000,
          currentlyAvailable: 1990,
          restoreRate: 100,
        },
      },
    };
    return {...result, extensions};
  } catch (error) {
    if (error instanceof GraphQLError) return {errors: [{message: error.message}]};
    throw error;
  }
}

interface FieldDefinitionInput {
  key: string;
  type: string;
  name?: string | null;
  required?: boolean | null;
  validations?: {name: string; value: string}[] | null;
}

interface DefinitionInput {
  type: string;
  name?: string | null;
  displayNameKey?: string | null;
  access?: {storefront?: 'NONE' | 'PUBLIC_READ' | null} | null;
  fieldDefinitions?: FieldDefinitionInput[] | null;
}

interface EntryInput {
  handle?: string | null;
  fields?: FieldInput[] | null;
}

interface ListArguments {
  type: string;
  first?: number | null;
  after?: string | null;
  sortKey?: string | null;
  reverse?: boolean | null;
}

const ORDER_ID = '/Order/';

/** The query and mutation fields, each with the scope that it requires. */
function rootOf(state: StoreState) {
  const {catalogue, files, metaobjects, settings} = state;
  const scopes: ReadonlySet<string> = new Set(settings.adminApp.scopes);
  const needs = (scope: AdminScope) => {
    // A scope to write includes the one to read.
    if (scopes.has(scope) || scopes.has(scope.replace(/^read/, 'write'))) return;
    throw new GraphQLError(`Access denied. Required access: \`${scope}\` access scope.`, {
      extensions: {code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.`},
    });
  };
  const view = (record: MetaobjectRecord | undefined | null) =>
    record ? viewOf(record, metaobjects, state) : null;
  const payload = (changed: ChangeResult<MetaobjectRecord>) => ({
    metaobject: view(changed.result),
    userErrors: changed.userErrors,
  });
  const unknownId = {
    metaobject: null,
    userErrors: [{field: ['id'], message: 'Record not found', code: 'RECORD_NOT_FOUND'}],
  };
  return {
    shop: () => ({id: catalogue.shop.gid, name: catalogue.shop.data.name}),
    currentAppInstallation: () => ({
      id: 'gid://shopify/AppInstallation/1',
      accessScopes: [...scopes].map((handle) => ({handle})),
    }),
    orders: ({first, query}: {first?: number | null; query?: string | null}) => {
      needs('read_orders');
      return {nodes: state.adminOrders.find(query ?? '').slice(0, first ?? 50)};
    },
    customerSet: ({input: {email}}: {input: {email: string}}) => {
      needs('write_customers');
      const {customer, userErrors} = state.customers.set(email);
      const marketingState = customer?.emailMarketing?.state ?? 'NOT_SUBSCRIBED';
      return {
        customer: customer && {...customer, defaultEmailAddress: {marketingState}},
        userErrors,
      };
    },
    metafieldsSet: ({metafields: inputs}: {metafields: MetafieldInput[]}) => {
      const isOrder = inputs.some(({ownerId}) => ownerId.includes(ORDER_ID));
      needs(isOrder ? 'write_orders' : 'write_customers');
      return (isOrder ? state.adminOrders : state.customers).setMetafields(inputs);
    },
    tagsAdd: ({id, tags}: {id: string; tags: string[]}) => {
      const isOrder = id.includes(ORDER_ID);
      needs(isOrder ? 'write_orders' : 'write_customers');
      return (isOrder ? state.adminOrders : state.customers).addTags(id, tags);
    },
    customerEmailMarketingConsentUpdate: ({input}: {input: ConsentInput}) => {
      needs('write_customers');
      return state.customers.setConsent(input);
    },
    metafieldDefinitions: (asked: MetafieldName) => {
      needs('read_products');
      return {
        nodes: state.metafieldDefinitions
          .filter((each) => isSameMetafield(each, asked))
          .map(metafieldDefinitionView),
      };
    },
    metafieldDefinitionCreate: ({definition}: {definition: MetafieldDefinitionInput}) => {
      needs('write_products');
      const {ownerType, namespace, key, name, type, access} = definition;
      const isTaken = state.metafieldDefinitions.some((each) =>
        isSameMetafield(each, definition),
      );
      if (isTaken)
        return {
          createdDefinition: null,
          userErrors: [
            {field: ['definition', 'key'], message: 'Key is in use', code: 'TAKEN'},
          ],
        };
      const storefront = access?.storefront ?? 'NONE';
      const created = {ownerType, namespace, key, name, type, storefront};
      state.metafieldDefinitions.push(created);
      return {createdDefinition: metafieldDefinitionView(created), userErrors: []};
    },
    metaobject: ({id}: {id: string}) => {
      needs('read_metaobjects');
      return view(metaobjects.byId(id));
    },
    metaobjectByHandle: ({handle}: {handle: {type: string; handle: string}}) => {
      needs('read_metaobjects');
      return view(metaobjects.byHandle(handle.type, handle.handle));
    },
    metaobjects: (args: ListArguments) => {
      needs('read_metaobjects');
      return pageOf(metaobjects.list(args.type), args, (record) =>
        viewOf(record, metaobjects, state),
      );
    },
    node: ({id}: {id: string}) => {
      needs('read_files');
      const found = catalogue.node(id);
      return found?.__typename === 'MediaImage' ? fileView(found, state) : null;
    },
    files: ({first}: {first?: number | null}) => {
      needs('read_files');
      return {
        nodes: files
          .list()
          .slice(0, first ?? 50)
          .map((one) => fileView(one, state)),
      };
    },
    stagedUploadsCreate: ({input}: {input: Parameters<typeof files.stage>[0][]}) => {
      needs('write_files');
      return {
        stagedTargets: input.map((one) => files.stage(one, state.url)),
        userErrors: [],
      };
    },
    fileCreate: ({files: inputs}: {files: Parameters<typeof files.create>[0][]}) => {
      needs('write_files');
      const made = inputs.map((one) => files.create(one));
      return made.includes(null)
        ? {
            files: null,
            userErrors: [
              {
                field: ['files'],
                message: 'Image URL is invalid',
                code: 'INVALID',
              },
            ],
          }
        : {
            files: made.flatMap((one) => (one ? fileView(one, state) : [])),
            userErrors: [],
          };
    },
    metaobjectDefinitionByType: ({type}: {type: string}) => {
      needs('read_metaobject_definitions');
      const definition = metaobjects.definition(type);
      return definition ? definitionView(definition) : null;
    },
    metaobjectDefinitionCreate: ({definition}: {definition: DefinitionInput}) => {
      needs('write_metaobject_definitions');
      const changed = metaobjects.define({
        type: definition.type,
        name: definition.name ?? definition.type,
        displayNameKey: definition.displayNameKey ?? null,
        storefront: definition.access?.storefront ?? 'NONE',
        fields: (definition.fieldDefinitions ?? []).map(fieldOf),
      });
      return definitionPayload(changed);
    },
    metaobjectDefinitionUpdate: ({
      id,
      definition,
    }: {
      id: string;
      definition: {fieldDefinitions?: {create?: FieldDefinitionInput | null}[] | null};
    }) => {
      needs('write_metaobject_definitions');
      const added = (definition.fieldDefinitions ?? []).flatMap(({create}) =>
        create ? [fieldOf(create)] : [],
      );
      return definitionPayload(metaobjects.extend(id, added));
    },
    metaobjectCreate: ({metaobject}: {metaobject: EntryInput & {type: string}}) => {
      needs('write_metaobjects');
      const {type, handle = null, fields} = metaobject;
      return payload(metaobjects.create(type, handle, fields ?? []));
    },
    metaobjectUpdate: ({id, metaobject}: {id: string; metaobject: EntryInput}) => {
      needs('write_metaobjects');
      const record = metaobjects.byId(id);
      const {handle = null, fields} = metaobject;
      return record
        ? payload(metaobjects.update(record, handle, fields ?? []))
        : unknownId;
    },
    metaobjectUpsert: ({
      handle,
      metaobject,
    }: {
      handle: {type: string; handle: string};
      metaobject: EntryInput;
    }) => {
      needs('write_metaobjects');
      const record = metaobjects.byHandle(handle.type, handle.handle);
      const fields = metaobject.fields ?? [];
      return payload(
        record
          ? metaobjects.update(record, metaobject.handle ?? null, fields)
          : metaobjects.create(handle.type, metaobject.handle ?? handle.handle, fields),
      );
    },
    metaobjectDelete: ({id}: {id: string}) => {
      needs('write_metaobjects');
      return metaobjects.remove(id)
        ? {deletedId: id, userErrors: []}
        : {deletedId: null, userErrors: unknownId.userErrors};
    },
  };
}

function fileView(record: MediaImageRecord, {files, url}: StoreState) {
  const {gid, image} = record;
  return {
    __typename: 'MediaImage',
    id: gid,
    alt: image.data.altText,
    fileStatus: () => files.status(record),
    image: {url: pictureUrl(url, image.data.path, null)},
  };
}

interface MetafieldDefinitionInput extends Omit<MetafieldDefinition, 'storefront'> {
  access?: {storefront?: MetafieldDefinition['storefront'] | null} | null;
}

type MetafieldName = Pick<MetafieldDefinition, 'ownerType' | 'namespace' | 'key'>;

const isSameMetafield = (one: MetafieldName, other: MetafieldName) =>
  one.ownerType === other.ownerType &&
  one.namespace === other.namespace &&
  one.key === other.key;

const metafieldDefinitionView = ({type, storefront, ...rest}: MetafieldDefinition) => ({
  ...rest,
  id: `gid://shopify/MetafieldDefinition/${rest.namespace}.${rest.key}`,
  type: {name: type},
  access: {storefront},
});

function viewOf(
  record: MetaobjectRecord,
  metaobjects: AdminMetaobjects,
  {catalogue}: StoreState,
) {
  const {gid, data} = record;
  const fields = data.fields.map((field) => adminValue(field, catalogue));
  const nameKey = metaobjects.definition(data.type)?.displayNameKey;
  return {
    id: gid,
    type: data.type,
    handle: data.handle,
    updatedAt: data.updatedAt,
    displayName: fields.find(({key}) => key === nameKey)?.value ?? data.handle,
    fields,
    field: ({key}: {key: string}) => fields.find((field) => field.key === key) ?? null,
  };
}

const fieldOf = (field: FieldDefinitionInput): FieldDefinition => ({
  key: field.key,
  type: field.type,
  name: field.name ?? field.key,
  required: field.required ?? false,
  validations: field.validations ?? [],
});

function definitionPayload({result, userErrors}: ChangeResult<MetaobjectDefinition>) {
  return {metaobjectDefinition: result && definitionView(result), userErrors};
}

function definitionView({id, name, type, storefront, fields}: MetaobjectDefinition) {
  return {
    id,
    name,
    type,
    access: {storefront},
    fieldDefinitions: fields.map((field) => ({...field, type: {name: field.type}})),
  };
}

function pageOf<View>(
  records: readonly MetaobjectRecord[],
  {first, after, sortKey, reverse}: ListArguments,
  view: (record: MetaobjectRecord) => View,
) {
  if (first == null) throw new GraphQLError('you must provide one of first or last');
  const sorted = [...records].sort((a, b) =>
    sortKey === 'updated_at'
      ? Date.parse(a.data.updatedAt) - Date.parse(b.data.updatedAt) ||
        a.data.id - b.data.id
      : a.data.id - b.data.id,
  );
  if (reverse) sorted.reverse();
  const start = after ? sorted.findIndex(({gid}) => gid === after) + 1 : 0;
  const nodes = sorted.slice(start, start + Math.min(first, 250));
  return {
    nodes: nodes.map(view),
    pageInfo: {
      hasNextPage: start + nodes.length < sorted.length,
      endCursor: nodes.at(-1)?.gid ?? null,
    },
  };
}
