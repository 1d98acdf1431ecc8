/**
 * Shopify's search syntax, as the `query` argument of connections takes it: terms, `field:value`,
 * comparisons, quoted phrases, `prefix*`, AND, OR, NOT or `-`, and brackets.
 * Source: shopify.dev/docs/api/usage/search-syntax.
 */

export type Comparator = ':' | '<' | '<=' | '>' | '>=';

export interface SearchTerm {
  /** Absent when the term is to be sought in the default fields. */
  field?: string;
  comparator: Comparator;
  value: string;
  /** Whether the value was followed by `*`. */
  prefix: boolean;
}

export type SearchExpression =
  | {kind: 'term'; term: SearchTerm}
  | {kind: 'not'; operand: SearchExpression}
  | {kind: 'and' | 'or'; operands: SearchExpression[]};

type Token =
  {kind: 'open' | 'close' | 'or' | 'and' | 'not'} | {kind: 'term'; term: SearchTerm};

/** Deeper brackets than this are read as if they were not there. */
const maxDepth = 20;

/**
 * Reads a query. Like Shopify, it reads a malformed query as far as it makes sense and never
 * refuses it.
 * @returns an expression that holds for everything when the query is empty
 */
export function parseSearch(query: string): SearchExpression {
  const tokens = tokenize(query);
  let next = 0;

  function alternatives(depth: number): SearchExpression {
    const operands = [sequence(depth)];
    while (tokens[next]?.kind === 'or') {
      next += 1;
      operands.push(sequence(depth));
    }
    return operands.length === 1 && operands[0] ? operands[0] : {kind: 'or', operands};
  }

  function sequence(depth: number): SearchExpression {
    const operands: SearchExpression[] = [];
    for (let token = tokens[next]; token && token.kind !== 'or'; token = tokens[next]) {
      if (token.kind === 'close' && depth > 0) break;
      next += 1;
      const operand = operandOf(token, depth);
      if (operand) operands.push(operand);
    }
    return {kind: 'and', operands};
  }

  function operandOf(token: Token, depth: number): SearchExpression | null {
    if (token.kind === 'term') return token;
    if (token.kind === 'open' && depth < maxDepth) {
      const inner = alternatives(depth + 1);
      if (tokens[next]?.kind === 'close') next += 1;
      return inner;
    }
    if (token.kind !== 'not') return null;
    const negated = tokens[next];
    if (!negated || negated.kind === 'or' || negated.kind === 'close') return null;
    next += 1;
    const operand = operandOf(negated, depth);
    return operand && {kind: 'not', operand};
  }

  return alternatives(0);
}

/** Whether an expression holds, given which of its terms do. */
export function holdsFor(
  expression: SearchExpression,
  matches: (term: SearchTerm) => boolean,
): boolean {
  switch (expression.kind) {
    case 'term':
      return matches(expression.term);
    case 'not':
      return !holdsFor(expression.operand, matches);
    case 'and':
      return expression.operands.every((operand) => holdsFor(operand, matches));
    case 'or':
      return expression.operands.some((operand) => holdsFor(operand, matches));
  }
}

const quoted = `"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'`;
const pattern = new RegExp(
  `\\s*(?:([()])|(-)(?=[^\\s-])|(?:([A-Za-z_][\\w.]*):(<=|>=|<|>)?)?(${quoted}|[^\\s()"]+|")(\\*)?)`,
  'y',
);

function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(query); match; match = pattern.exec(query)) {
    const [, bracket, minus, field, comparator, value = '', star] = match;
    if (bracket) tokens.push({kind: bracket === '(' ? 'open' : 'close'});
    else if (minus) tokens.push({kind: 'not'});
    else tokens.push(operatorOf(value, field) ?? termOf(value, field, comparator, star));
  }
  return tokens;
}

function operatorOf(value: string, field: string | undefined): Token | null {
  if (field) return null;
  if (value === 'OR') return {kind: 'or'};
  if (value === 'AND') return {kind: 'and'};
  return value === 'NOT' ? {kind: 'not'} : null;
}

function termOf(
  value: string,
  field: string | undefined,
  comparator: string | undefined,
  star: string | undefined,
): Token {
  const isQuoted = value.length > 1 && /^["']/.test(value) && value.at(-1) === value[0];
  const bare = isQuoted ? value.slice(1, -1) : value.replace(/\*$/, '');
  return {
    kind: 'term',
    term: {
      ...(field && {field: field.toLowerCase()}),
      comparator: isComparator(comparator) ? comparator : ':',
      value: bare.replace(/\\(.)/g, '$1'),
      prefix: star !== undefined || (!isQuoted && value.endsWith('*')),
    },
  };
}

function isComparator(text: string | undefined): text is Comparator {
  return text === '<' || text === '<=' || text === '>' || text === '>=';
}
