import {log} from '../log';

import type {GraphQLAnswer} from './store-answer';

/**
 * Optional fields of documents, marked `@skip(if: false)`: a directive that changes nothing for the
 * store and makes the field's type optional. Where a store lacks such a field or denies it, the
 * shop asks without it.
 */

/** An optional field up to its selection: alias, name, arguments, directives. */
const OPTIONAL_FIELD =
  /(?:(\w+):\s*)?\b(\w+)\s*(?:\([^()]*\)\s*)?(?:@include\(if: \$\w+\)\s*)?@skip\(if: false\)\s*/g;

/**
 * How long a refusal is remembered: a scope may be granted, and not every request should be made
 * twice.
 */
const REMEMBER_MS = 60_000;

/** The optional fields that one store has refused. */
export class OptionalFields {
  readonly #refusedUntil = new Map<string, number>();

  /** `document` without what the store has refused of late. */
  available(document: string, now: number): string {
    const refused = [...this.#refusedUntil].filter(([, until]) => now < until);
    if (refused.length === 0) return document;
    return withoutFields(document, new Set(refused.map(([name]) => name)));
  }

  /**
   * Remembers the optional fields of `document` that these errors name. Answers whether there are
   * any.
   */
  refuse(document: string, errors: GraphQLAnswer['errors'], now: number): boolean {
    const named = new Set((errors ?? []).flatMap(fieldsIn));
    if (named.size === 0) return false;
    const fields = optionalFieldsIn(document).filter((name) => named.has(name));
    for (const name of fields) this.#refusedUntil.set(name, now + REMEMBER_MS);
    if (fields.length > 0) log('warn', 'store.fields_refused', {fields});
    return fields.length > 0;
  }
}

const stores = new Map<string, OptionalFields>();

/** The optional fields of the store with this API URL, shared by all requests of the isolate. */
export function optionalFieldsOf(apiUrl: string): OptionalFields {
  const fields = stores.get(apiUrl) ?? new OptionalFields();
  stores.set(apiUrl, fields);
  return fields;
}

/** The fields that an error names as unknown or denied: those on the path to the denied one. */
function fieldsIn({
  message,
  path = [],
  extensions: {code, fieldName} = {},
}: NonNullable<GraphQLAnswer['errors']>[number]): unknown[] {
  if (code === 'ACCESS_DENIED') return [...path];
  if (code === 'undefinedField' && fieldName) return [fieldName];
  return /^Field '(\w+)' doesn't exist on type /.exec(String(message))?.slice(1) ?? [];
}

/** The optional fields of a document, by the names that they have in its answer. */
export function optionalFieldsIn(document: string): string[] {
  const names = Array.from(document.matchAll(OPTIONAL_FIELD), ([, alias, name]) => [
    alias,
    name,
  ]);
  return [...new Set(names.flat())].filter((name) => name !== undefined);
}

/**
 * `document` without these optional fields, and without the fragments and variables that only they
 * use.
 */
export function withoutFields(document: string, names: ReadonlySet<string>): string {
  let text = document;
  // From the end, so that what is found first stays where it was found.
  for (const found of [...document.matchAll(OPTIONAL_FIELD)].reverse()) {
    const [head, alias = '', name = ''] = found;
    if (names.has(alias) || names.has(name))
      text = without(text, found.index, found.index + head.length);
  }
  return text === document ? document : withoutUnused(text);
}

function withoutUnused(text: string): string {
  const isUsed = (name = '') => new RegExp(`\\.{3}${name}\\b`).test(text);
  const fragments = [...text.matchAll(/\bfragment (\w+) on \w+ /g)];
  const unused = fragments.find(([, name]) => !isUsed(name));
  if (unused)
    return withoutUnused(without(text, unused.index, unused.index + unused[0].length));
  return text.replace(/\$(\w+): [\w![\]]+(?: = \w+)?,?\s*/g, (declaration, name) =>
    text.match(new RegExp(`\\$${name}\\b`, 'g'))?.length === 1 ? '' : declaration,
  );
}

/**
 * `text` without what begins at `from`, and without the selection that begins at `to`, if one does.
 */
function without(text: string, from: number, to: number): string {
  let end = to;
  if (text[to] === '{')
    for (let depth = 0; end < text.length && (depth > 0 || end === to); end += 1)
      depth += Number(text[end] === '{') - Number(text[end] === '}');
  return text.slice(0, from) + text.slice(end);
}
