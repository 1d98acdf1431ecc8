import {adminSchemaText, adminSchemaVersion} from '@quillhaven/local-store';
import {buildSchema, validate, visit} from 'graphql';
import {describe, expect, test} from 'vitest';

import {ADMIN_API_VERSION} from '../../app/server/admin-client';
import {loadAdminDocuments, loadAppDocuments} from '../../tools/graphql/app-documents';

/**
 * Shopify's own schema, as far as the local store answers it: a document that is valid here is so
 * on a real store, and the local store executes it.
 */
const schema = buildSchema(adminSchemaText);
const documents = await loadAdminDocuments();

test('the schema is that of the version that the client asks for', () => {
  expect(adminSchemaVersion).toBe(ADMIN_API_VERSION);
});

test('no document is taken for one of the other API', async () => {
  const shown = new Set((await loadAppDocuments()).map(({text}) => text));
  expect(documents.filter(({text}) => shown.has(text))).toEqual([]);
});

test('each operation has a name of its own, which failures name', () => {
  const names = documents.map(({operation}) => operation);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(documents)('$operation', ({ast}) => {
  test('is valid on the Admin API', () => {
    expect(validate(schema, ast).map(({message}) => message)).toEqual([]);
  });

  test('asks a mutation for its userErrors, by which the client knows a refusal', () => {
    const silent: string[] = [];
    visit(ast, {
      OperationDefinition({operation, selectionSet}) {
        if (operation !== 'mutation') return;
        for (const field of selectionSet.selections) {
          if (field.kind !== 'Field') continue;
          const asked = field.selectionSet?.selections ?? [];
          const isHeard = asked.some(
            (each) => each.kind === 'Field' && each.name.value === 'userErrors',
          );
          if (!isHeard) silent.push(field.name.value);
        }
      },
    });
    expect(silent).toEqual([]);
  });
});
