/** The body of a GraphQL request. */

export interface GraphqlBody {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/**
 * Reads a request's body, as JSON or as bare GraphQL (`application/graphql`).
 * @returns null when it is neither, or carries no query
 */
export function readGraphqlBody(text: string, contentType: string): GraphqlBody | null {
  if (contentType.startsWith('application/graphql') && !contentType.includes('json')) {
    return text.trim() ? {query: text, variables: {}, operationName: null} : null;
  }
  const body = parseObject(text);
  const query = body?.query;
  if (typeof query !== 'string' || !query.trim()) return null;
  const {operationName} = body ?? {};
  return {
    query,
    variables: asObject(body?.variables) ?? {},
    operationName:
      typeof operationName === 'string' && operationName ? operationName : null,
  };
}

/** The operation's name for the log and for faults, also of a document that does not parse. */
export function operationNameOf(body: GraphqlBody): string | null {
  if (body.operationName) return body.operationName;
  const found = /(?:^|[\s}])(?:query|mutation|subscription)\s+([_A-Za-z]\w*)/.exec(
    body.query.replace(/#[^\n]*/g, ''),
  );
  return found?.[1] ?? null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

function asObject(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value));
}
