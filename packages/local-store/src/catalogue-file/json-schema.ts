/** The part of JSON Schema that the catalogue's schema uses. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';
  anyOf?: readonly JsonSchema[];
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  /** The schema of fields beside the named ones; `false` allows none. */
  additionalProperties?: false | JsonSchema;
}

/**
 * The problems of a value under a schema.
 * @returns sentences that start with the place, for example `products[3].title: …`; empty for a valid value
 */
export function schemaProblems(value: unknown, schema: JsonSchema, place = ''): string[] {
  const at = place || 'the file';
  if (schema.anyOf) {
    const found = schema.anyOf.map((one) => schemaProblems(value, one, place));
    const best = found.sort((a, b) => a.length - b.length)[0] ?? [];
    return best.length === 0 ? [] : best;
  }
  if (schema.type && !isOfType(value, schema.type)) {
    return [`${at}: ${show(value)} is not ${article(schema.type)}`];
  }
  if (schema.enum && !schema.enum.includes(String(value))) {
    return [`${at}: ${show(value)} is none of ${schema.enum.join(', ')}`];
  }
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value))) {
    return [
      `${at}: ${show(value)} does not look like ${schema.description ?? schema.pattern}`,
    ];
  }
  if (schema.minimum !== undefined && Number(value) < schema.minimum) {
    return [`${at}: ${show(value)} is less than ${schema.minimum}`];
  }
  if (Array.isArray(value)) {
    const {items = {}} = schema;
    return value.flatMap((item, index) =>
      schemaProblems(item, items, `${place}[${index}]`),
    );
  }
  if (typeof value === 'object' && value !== null)
    return objectProblems(value, schema, place);
  return [];
}

function objectProblems(value: object, schema: JsonSchema, place: string): string[] {
  const {properties = {}, required = [], additionalProperties} = schema;
  const below = (name: string) => (place ? `${place}.${name}` : name);
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${below(name)}: it is missing`);
  const given = Object.entries(value).flatMap(([name, item]) => {
    const known = properties[name];
    if (known) return schemaProblems(item, known, below(name));
    if (additionalProperties === false) return [`${below(name)}: no such field`];
    return schemaProblems(item, additionalProperties ?? {}, below(name));
  });
  return [...missing, ...given];
}

function isOfType(value: unknown, type: NonNullable<JsonSchema['type']>): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
  return typeof value === type;
}

function article(type: string): string {
  return /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 60);
}
