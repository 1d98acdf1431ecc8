import {readdirSync, readFileSync} from 'node:fs';

import {NoDeprecatedCustomRule, parse, validate} from 'graphql';
import {describe, expect, test} from 'vitest';

import {optionalFieldsIn, withoutFields} from '../../app/server/store/optional-fields';
import {loadAppDocuments} from '../../tools/graphql/app-documents';
import {schemaOf, versions} from '../../tools/graphql/schemas';
import {projectPath} from '../../tools/project';

const documents = await loadAppDocuments();

test('every GraphQL document lives in a documents module, where it is checked', () => {
  const isDocument = /[`'"](?:#graphql|(?:query|mutation) \w+\s*[({]|fragment \w+ on )/;
  const misplaced = readdirSync(projectPath('app'), {recursive: true, encoding: 'utf8'})
    .map((file) => `app/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(documents|test)\.tsx?$/.test(file))
    .filter((file) => isDocument.test(readFileSync(projectPath(file), 'utf8')));
  expect(misplaced).toEqual([]);
});

test('the generated types are those of the documents: npm run codegen', () => {
  const types = readFileSync(projectPath('storefrontapi.generated.d.ts'), 'utf8');
  const keys = types.matchAll(/^ {2}'(#graphql(?:[^'\\]|\\.)*)': \{$/gm);
  const typed = Array.from(keys, ([, key = '']) => {
    const escaped = key.replaceAll("\\'", "'").replaceAll('"', '\\"');
    return JSON.parse(`"${escaped}"`) as string;
  });
  expect(new Set(typed)).toEqual(new Set(documents.map(({text}) => text)));
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

const withOptional = documents.flatMap(({operation, text}) => {
  const fields = optionalFieldsIn(text);
  return fields.length > 0 ? [{operation, text, fields}] : [];
});

describe.each(versions)('without optional fields on %s (§10.32)', (version) => {
  const schema = schemaOf(version);

  test.each(withOptional)('$operation is valid, whichever are left out', (document) => {
    const {text, fields} = document;
    for (const left of [fields, ...fields.map((field) => [field])]) {
      const asked = withoutFields(text, new Set(left));
      const problems = validate(schema, parse(asked)).map(({message}) => message);
      expect(problems, left.join()).toEqual([]);
      expect(optionalFieldsIn(asked).filter((field) => left.includes(field))).toEqual([]);
    }
  });
});

test('no operation needs what the newest version calls deprecated (§10.32)', () => {
  const problems = documents.flatMap(({operation, text}) => {
    const needed = parse(withoutFields(text, new Set(optionalFieldsIn(text))));
    const found = validate(schemaOf('2026-04'), needed, [NoDeprecatedCustomRule]);
    return found.map(({message}) => `${operation}: ${message}`);
  });
  expect(problems).toEqual([]);
});
