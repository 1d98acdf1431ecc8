/** Parsed and validated documents, so that a repeated query costs only its execution. */
import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import {weightError} from './document-weight';
import {globalIdLiterals} from './validation-rules';

const rules = [...specifiedRules, globalIdLiterals];

export interface CheckedDocument {
  /** Null when the text is not GraphQL. */
  document: DocumentNode | null;
  /** Why it cannot be executed; empty when it can. */
  errors: readonly GraphQLError[];
}

/** Most documents remembered of a schema; the least recently used is forgotten first. */
const capacity = 500;

/** Of all stores of this process, as they share the schemas. */
const known = new Map<GraphQLSchema, Map<string, CheckedDocument>>();

/** Reads and validates a document, or remembers what it found. */
export function checkDocument(schema: GraphQLSchema, query: string): CheckedDocument {
  const documents = known.get(schema) ?? new Map<string, CheckedDocument>();
  known.set(schema, documents);
  const checked = documents.get(query) ?? check(schema, query);
  documents.delete(query);
  documents.set(query, checked);
  const oldest = documents.size > capacity ? documents.keys().next().value : undefined;
  if (oldest !== undefined) documents.delete(oldest);
  return checked;
}

function check(schema: GraphQLSchema, query: string): CheckedDocument {
  try {
    const document = parse(query, {maxTokens: 50_000});
    const tooHeavy = weightError(document);
    if (tooHeavy) return {document, errors: [tooHeavy]};
    return {document, errors: validate(schema, document, rules)};
  } catch (error) {
    if (error instanceof GraphQLError) return {document: null, errors: [error]};
    throw error;
  }
}
