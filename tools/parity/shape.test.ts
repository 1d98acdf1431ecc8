import {buildSchema, parse} from 'graphql';
import {expect, test} from 'vitest';

import {answerShape, shapeDifferences, shapeOf} from './shape';

const schema = buildSchema(`
  scalar DateTime
  scalar Decimal
  scalar URL
  type Query { cart: Cart node: Node }
  interface Node { id: ID }
  type Cart implements Node {
    id: ID, at: DateTime, amount: Decimal, url: URL, title: String, tags: [String], count: Int, parent: Cart, lines: [Cart]
  }`);

const shapeOfAnswer = (query: string, data: unknown) =>
  answerShape(schema, parse(query), data);

test('ids, decimals, instants and URLs differ by the types of the schema', () => {
  const query = '{ cart { id amount at url title count } }';
  const cart = {
    id: 'gid://shopify/Cart/a1?key=2',
    amount: '25.0',
    at: '2026-04-01T10:00:00Z',
    url: 'https://shop.example/x',
    title: 'Tee',
    count: 3,
  };
  expect(shapeOfAnswer(query, {cart})).toEqual({
    cart: {
      id: 'id of Cart',
      amount: 'decimal',
      at: 'instant',
      url: 'URL',
      title: 'text',
      count: 'number',
    },
  });
});

test('a text is a text, even where one store’s looks like a date, a price or a URL', () => {
  const query = '{ cart { title tags } }';
  const one = shapeOfAnswer(query, {
    cart: {title: '25.0', tags: ['2026-12-01T18:00:00Z']},
  });
  const other = shapeOfAnswer(query, {cart: {title: 'Tee', tags: ['new']}});
  expect(shapeDifferences(one, other)).toEqual([]);
});

test('aliases, fragments and nested lists keep their types', () => {
  const query = `{ first: cart { ...Parts } node { ... on Cart { lines { key: id } } } }
    fragment Parts on Cart { parent { at } lines { amount } }`;
  const data = {
    first: {parent: {at: '2026-04-01T10:00:00Z'}, lines: [{amount: '1.5'}]},
    node: {lines: [{key: 'gid://shopify/Cart/1'}]},
  };
  expect(shapeOfAnswer(query, data)).toEqual({
    first: {parent: {at: 'instant'}, lines: [{amount: 'decimal'}]},
    node: {lines: [{key: 'id of Cart'}]},
  });
});

test('what one element of a list leaves open, another one tells', () => {
  expect(shapeOf([{a: null}, {a: 1}, {b: []}])).toEqual([{a: 'number', b: ['anything']}]);
});

test('differences are named by their path; null and empty lists differ from nothing', () => {
  const query = '{ cart { id lines { count } title } }';
  const one = shapeOfAnswer(query, {
    cart: {id: 'gid://shopify/Cart/1', lines: [{count: 1}], title: null},
  });
  const other = shapeOfAnswer(query, {
    cart: {id: '1', lines: [{count: '1'}], title: 'x', more: true},
  });
  expect(shapeDifferences(one, other)).toEqual([
    'cart.id: id of Cart, text',
    'cart.lines[].count: number, text',
    'cart.more: missing, boolean',
  ]);
  expect(shapeDifferences(shapeOf({list: []}), shapeOf({list: [1]}))).toEqual([]);
});
