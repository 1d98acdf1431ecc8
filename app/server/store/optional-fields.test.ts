import {beforeEach, describe, expect, it, vi} from 'vitest';

import {OptionalFields, optionalFieldsIn, withoutFields} from './optional-fields';

const DOCUMENT = `#graphql
  query Page($handle: String!, $first: Int = 2, $drops: Boolean = false) {
    product(handle: $handle) {
      title
      tags @skip(if: false)
      shown: metafield(namespace: "custom", key: "x")
        @include(if: $drops)
        @skip(if: false) {
        value
      }
      images(first: $first) @skip(if: false) {
        nodes {
          ...Picture
        }
      }
    }
  }
  fragment Picture on Image {
    url
    ...Size
  }
  fragment Size on Image {
    width @skip(if: false)
    height
  }
`;

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const without = (...names: string[]) => squeezed(withoutFields(DOCUMENT, new Set(names)));

describe('a document', () => {
  it('has optional fields, by the names of its answer and of the schema', () => {
    expect(optionalFieldsIn(DOCUMENT)).toEqual([
      'tags',
      'shown',
      'metafield',
      'images',
      'width',
    ]);
  });

  it('is the same without fields that it has not', () => {
    expect(withoutFields(DOCUMENT, new Set(['title', 'cart']))).toBe(DOCUMENT);
  });

  it('loses optional fields with their selection, and the variables and fragments that only they use', () => {
    expect(without('images', 'shown')).toBe(
      '#graphql query Page($handle: String!, ) { product(handle: $handle) { title tags @skip(if: false) } }',
    );
    expect(without('tags', 'width')).not.toMatch(/tags|width/);
    expect(without('metafield')).toBe(without('shown'));
  });
});

describe('fields that a store has refused', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  const refusals: [string, object][] = [
    [
      'denies',
      {
        message: 'Access denied for tags field.',
        path: ['product', 'tags'],
        extensions: {code: 'ACCESS_DENIED'},
      },
    ],
    ['lacks', {message: '', extensions: {code: 'undefinedField', fieldName: 'tags'}}],
    ['lacks, without a code', {message: "Field 'tags' doesn't exist on type 'Product'"}],
  ];

  it.each(refusals)('is left out for a minute: a field that it %s', (_, error) => {
    const fields = new OptionalFields();
    expect(fields.refuse(DOCUMENT, [error], 0)).toBe(true);
    expect(fields.available(DOCUMENT, 59_999)).not.toContain('tags');
    expect(fields.available(DOCUMENT, 60_000)).toBe(DOCUMENT);
  });

  it.each<[string, object]>([
    [
      'a field that is not optional',
      {path: ['product'], extensions: {code: 'ACCESS_DENIED'}},
    ],
    [
      'a failure',
      {path: ['product', 'tags'], extensions: {code: 'INTERNAL_SERVER_ERROR'}},
    ],
    ['a message without a field', {message: 'tags'}],
  ])('is not %s', (_, error) => {
    const fields = new OptionalFields();
    expect(fields.refuse(DOCUMENT, [error], 0)).toBe(false);
    expect(fields.available(DOCUMENT, 0)).toBe(DOCUMENT);
  });
});
