import {describe, expect, test} from 'vitest';

import type {LocalStoreOptions} from '..';
import {defaultAdminApp} from '../server/options';
import {createTestStore} from '../fixtures/test-store';

function adminOf(options: Partial<LocalStoreOptions> = {}) {
  const {store, ask} = createTestStore(options);
  const post = async (path: string, body: object, headers = {}) => {
    const {status, body: text} = await store.handle({
      method: 'POST',
      url: new URL(`http://store.test${path}`),
      headers: {'content-type': 'application/json', ...headers},
      body: JSON.stringify(body),
    });
    return {status, body: JSON.parse(String(text)) as Record<string, unknown>};
  };
  const admin = (query: string, variables = {}, token = defaultAdminApp.token) =>
    post(
      '/admin/api/2025-01/graphql.json',
      {query, variables},
      {'x-shopify-access-token': token},
    );
  const credentials = {
    client_id: defaultAdminApp.clientId,
    client_secret: defaultAdminApp.clientSecret,
    grant_type: 'client_credentials',
  };
  const token = (change = {}) =>
    post('/admin/oauth/access_token', {...credentials, ...change});
  return {store, ask, admin, token};
}

const DEFINE = `mutation Define($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) {
    metaobjectDefinition { type access { storefront } }
    userErrors { field message code }
  }
}`;
const EXTEND = `mutation Extend($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
  metaobjectDefinitionUpdate(id: $id, definition: $definition) {
    metaobjectDefinition { fieldDefinitions { key type { name } } }
    userErrors { field code elementKey }
  }
}`;
const UPSERT = `mutation Upsert($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
    metaobject { id handle name: field(key: "name") { value } }
    userErrors { code elementKey field }
  }
}`;
const CREATE = `mutation Create($metaobject: MetaobjectCreateInput!) {
  metaobjectCreate(metaobject: $metaobject) {
    metaobject { id handle }
    userErrors { code }
  }
}`;
const SHOWN = '{ metaobjects(type: "note", first: 5) { nodes { handle } } }';
const LISTED = `{ metaobjects(type: "note", first: 1) {
  nodes { handle displayName fields { key value } }
  pageInfo { hasNextPage endCursor }
} }`;

const definition = (storefront: string) => ({
  type: 'note',
  displayNameKey: 'name',
  access: {storefront},
  fieldDefinitions: [
    {key: 'name', type: 'single_line_text_field', required: true},
    {key: 'payload', type: 'json'},
    {key: 'at', type: 'date_time'},
    {key: 'picture', type: 'file_reference'},
  ],
});
const entry = (handle: string, fields: Record<string, string>) => ({
  handle: {type: 'note', handle},
  metaobject: {fields: Object.entries(fields).map(([key, value]) => ({key, value}))},
});

describe('the Admin API’s metaobjects', () => {
  test('are visible to the Storefront API only where their definition allows it', async () => {
    for (const [access, seen] of [
      ['PUBLIC_READ', 1],
      ['NONE', 0],
    ] as const) {
      const {admin, ask} = adminOf();
      await admin(DEFINE, {definition: definition(access)});
      await admin(UPSERT, entry('a', {name: 'A'}));
      const {body} = await ask<{metaobjects: {nodes: unknown[]}}>(SHOWN);
      expect(body.data.metaobjects.nodes).toHaveLength(seen);
    }
  });

  test('keep fields that an upsert does not send, and page by cursor', async () => {
    const {admin} = adminOf();
    await admin(DEFINE, {definition: definition('NONE')});
    await admin(UPSERT, entry('a', {name: 'A', payload: '{"x":1}'}));
    await admin(UPSERT, entry('a', {name: 'A2'}));
    await admin(UPSERT, entry('b', {name: 'B'}));
    expect((await admin(LISTED)).body.data).toMatchObject({
      metaobjects: {
        nodes: [
          {
            handle: 'a',
            displayName: 'A2',
            fields: [
              {key: 'name', value: 'A2'},
              {key: 'payload', value: '{"x":1}'},
            ],
          },
        ],
        pageInfo: {hasNextPage: true},
      },
    });
  });

  test('get another handle, without an error, where the requested one is taken', async () => {
    const {admin} = adminOf();
    await admin(DEFINE, {definition: definition('NONE')});
    const metaobject = {type: 'note', handle: 'a', fields: [{key: 'name', value: 'A'}]};
    const handles: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      const {body} = await admin(CREATE, {metaobject});
      handles.push(body.data);
    }
    expect(JSON.stringify(handles)).toMatch(/"handle":"a".*"handle":"a-1"/);
  });

  test.each([
    [{name: ''}, 'OBJECT_FIELD_REQUIRED', 'name'],
    [{name: 'A', payload: '{'}, 'INVALID_VALUE', 'payload'],
    [{name: 'A', at: 'friday'}, 'INVALID_VALUE', 'at'],
    [{name: 'A', picture: 'gid://shopify/MediaImage/1'}, 'INVALID_VALUE', 'picture'],
    [{name: 'A', other: 'x'}, 'UNDEFINED_OBJECT_FIELD', 'other'],
    [{name: 'x'.repeat(70_000)}, 'INVALID_VALUE', 'name'],
  ])('refuse %o with %s', async (fields, code, elementKey) => {
    const {admin} = adminOf();
    await admin(DEFINE, {definition: definition('NONE')});
    const {body} = await admin(UPSERT, entry('a', fields));
    expect(body.data).toMatchObject({
      metaobjectUpsert: {metaobject: null, userErrors: [{code, elementKey}]},
    });
  });

  test('without a definition are refused, and a definition is created once', async () => {
    const {admin} = adminOf();
    const none = await admin(UPSERT, entry('a', {name: 'A'}));
    expect(JSON.stringify(none.body)).toContain('UNDEFINED_OBJECT_TYPE');
    await admin(DEFINE, {definition: definition('NONE')});
    const again = await admin(DEFINE, {definition: definition('NONE')});
    expect(JSON.stringify(again.body)).toContain('TAKEN');
  });

  test('get the fields that are added to their definition, each once', async () => {
    const {admin} = adminOf();
    const defined = await admin(DEFINE.replace('{ type access', '{ id type access'), {
      definition: definition('NONE'),
    });
    const [id] = /gid:[^"]+/.exec(JSON.stringify(defined.body)) ?? [];
    const extend = (of: unknown) =>
      admin(EXTEND, {
        id: of,
        definition: {fieldDefinitions: [{create: {key: 'mood', type: 'color'}}]},
      });
    expect((await extend(id)).body.data).toMatchObject({
      metaobjectDefinitionUpdate: {
        metaobjectDefinition: {
          fieldDefinitions: [{}, {}, {}, {}, {key: 'mood', type: {name: 'color'}}],
        },
        userErrors: [],
      },
    });
    const written = await admin(UPSERT, entry('a', {name: 'A', mood: '#123456'}));
    expect(JSON.stringify(written.body)).toContain('"userErrors":[]');
    expect(JSON.stringify((await extend(id)).body)).toContain('OBJECT_FIELD_TAKEN');
    const none = await extend('gid://shopify/MetaobjectDefinition/1');
    expect(JSON.stringify(none.body)).toContain('RECORD_NOT_FOUND');
  });

  test('are back to the catalogue’s after a reset', async () => {
    const {admin, store} = adminOf();
    await admin(DEFINE, {definition: definition('NONE')});
    await admin(UPSERT, entry('a', {name: 'A'}));
    store.control.reset();
    expect((await admin(LISTED)).body.data).toMatchObject({metaobjects: {nodes: []}});
  });
});

describe('who may ask', () => {
  test('a client’s id and secret give a token for a day', async () => {
    const {token, admin, store} = adminOf();
    const {body} = await token();
    expect(body).toMatchObject({expires_in: 86_399});
    const given = String(body.access_token);
    expect((await admin('{ shop { name } }', {}, given)).body.data).toEqual({
      shop: {name: 'Small Shop'},
    });
    store.control.moveClock(86_400_000);
    expect((await admin('{ shop { name } }', {}, given)).status).toBe(401);
  });

  test('nobody else: a wrong secret, another grant, no token, a revoked one', async () => {
    const {token, admin, store} = adminOf();
    expect((await token({client_secret: 'guess'})).status).toBe(400);
    expect((await token({grant_type: 'password'})).status).toBe(400);
    expect((await admin('{ shop { name } }', {}, 'guess')).status).toBe(401);
    store.control.revokeAdminTokens();
    expect((await admin('{ shop { name } }')).status).toBe(401);
  });

  test('a missing scope is named', async () => {
    const {admin} = adminOf({
      adminApp: {...defaultAdminApp, scopes: ['read_metaobjects']},
    });
    const {body} = await admin(DEFINE, {definition: definition('NONE')});
    expect(body.errors).toMatchObject([
      {message: expect.stringContaining('`write_metaobject_definitions`') as string},
    ]);
  });
});
