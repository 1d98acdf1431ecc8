import {readdirSync, readFileSync} from 'node:fs';

import {validate} from 'graphql';
import {describe, expect, test} from 'vitest';

import {loadAppDocuments} from '../../tools/graphql/app-documents';
import {schemaOf, versions} from '../../tools/graphql/schemas';
import {projectPath} from '../../tools/project';

const documents = await loadAppDocuments();

test('every GraphQL document lives in a documents module, where it is checked', () => {
  const misplaced = readdirSync(projectPath('app'), {recursive: true, encoding: 'utf8'})
    .map((file) => `app/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(documents|test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(projectPath(file), 'utf8').includes('`#graphql'));
  expect(misplaced).toEqual([]);
});

test('each operation has a name of its own', () => {
  const names = documents.map(({operation}) => operation);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(versions)('on the Storefront API %s', (version) => {
  const schema = schemaOf(version);

  test.each(documents)('$operation is valid', ({ast}) => {
    expect(validate(schema, ast).map(({message}) => message)).toEqual([]);
  });
});
