import {validate} from 'graphql';
import {describe, expect, test} from 'vitest';

import {appDocuments, strayDocuments} from '../../tools/graphql/project-documents';
import {schemaOf, versions} from '../../tools/graphql/schemas';

const documents = appDocuments();

test('every GraphQL document lives in a documents module, where it is checked', () => {
  expect(strayDocuments()).toEqual([]);
});

test('the operations of §7 exist, each under its name', () => {
  const names = documents.map(({operation}) => operation);
  expect(names).toEqual(
    expect.arrayContaining([
      'GetCart',
      'cartCreate',
      'cartLinesAdd',
      'cartLinesUpdate',
      'cartLinesRemove',
      'collection',
    ]),
  );
  expect(new Set(names).size, 'each operation has a name of its own').toBe(names.length);
});

describe.each(versions)('on the Storefront API %s', (version) => {
  const schema = schemaOf(version);

  test.each(documents)('$operation is valid', ({ast}) => {
    expect(validate(schema, ast).map(({message}) => message)).toEqual([]);
  });
});
