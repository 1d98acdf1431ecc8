import {buildSchema, graphql} from 'graphql';
import {expect, test} from 'vitest';
import {attachResolvers} from './attach-resolvers';
import {mergeResolvers} from './resolver-types';

const schema = attachResolvers(
  buildSchema(`
    type Query { thing: Thing, forgotten: String }
    interface Thing { name: String }
    type Shirt implements Thing { name: String, size: String }
  `),
  {
    Query: {thing: () => ({__typename: 'Shirt', name: null})},
    Nowhere: {field: () => null},
  },
);

test('a field that is not implemented answers an error that names it, never a silent null', async () => {
  const answer = await graphql({
    schema,
    source: '{ forgotten thing { name ... on Shirt { size } } }',
  });
  expect(answer.data).toEqual({forgotten: null, thing: {name: null, size: null}});
  expect(answer.errors?.map(({message, path}) => [message, path])).toEqual([
    ['The local store does not implement Query.forgotten.', ['forgotten']],
    ['The local store does not implement Shirt.size.', ['thing', 'size']],
  ]);
});

test('two resolvers for one field are a mistake', () => {
  const module = {Query: {thing: () => null}};
  expect(() => mergeResolvers([module, module])).toThrow('Query.thing has two resolvers');
});
