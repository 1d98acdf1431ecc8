import {buildSchema, getOperationAST, parse, validate} from 'graphql';
import {expect, test} from 'vitest';

import {loadAppDocuments} from './app-documents';
import {schemaOf} from './schemas';
import {fieldQueries} from './field-queries';

const schema = buildSchema(`
  type Query { shop(id: ID, first: Int): Shop }
  interface Named { name: String }
  type Shop implements Named { name: String, owner: Shop }
`);
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

test('a query is split into one query for each field, with its path and variables', () => {
  const document = parse(`
    query Shop($id: ID, $first: Int) { shop(id: $id) { ...Parts owner { name } } }
    fragment Parts on Named { name }`);
  const found = fieldQueries(schema, document).map(({text, ...rest}) => ({
    ...rest,
    text: flat(text),
  }));
  const start = 'query DoctorField($id: ID) { shop(id: $id) {';
  expect(found).toEqual([
    {coordinate: 'Query.shop', variables: ['id'], text: `${start} __typename } }`},
    {
      coordinate: 'Named.name',
      variables: ['id'],
      text: `${start} ... on Named { name } } }`,
    },
    {
      coordinate: 'Shop.owner',
      variables: ['id'],
      text: `${start} owner { __typename } } }`,
    },
    {coordinate: 'Shop.name', variables: ['id'], text: `${start} owner { name } } }`},
  ]);
});

test('every field query of the app is valid, and mutations are left whole', async () => {
  const storefront = schemaOf('2025-01');
  for (const {ast, operation} of await loadAppDocuments()) {
    const queries = fieldQueries(storefront, ast);
    const kind = getOperationAST(ast)?.operation;
    expect(queries.length > 0, operation).toBe(kind === 'query');
    for (const {text} of queries) expect(validate(storefront, parse(text))).toEqual([]);
  }
});
