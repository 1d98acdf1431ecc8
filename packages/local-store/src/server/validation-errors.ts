/**
 * GraphQL validation errors in the words and shape of Shopify's server, which is graphql-ruby:
 * clients match on `extensions.code`.
 */
import {BREAK, visit, type ASTNode, type DocumentNode, type GraphQLError} from 'graphql';

export interface ErrorBody {
  message: string;
  locations?: readonly {line: number; column: number}[];
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

interface Shape {
  /** Matches graphql-js's message; its groups are the arguments of `say` and `extensions`. */
  pattern: RegExp;
  code: string;
  describe: (...groups: string[]) => string;
  extensions: (...groups: string[]) => Record<string, unknown>;
}

const shapes: readonly Shape[] = [
  {
    pattern: /^Cannot query field "(\w+)" on type "(\w+)"/,
    code: 'undefinedField',
    describe: (field, type) => `Field '${field}' doesn't exist on type '${type}'`,
    extensions: (fieldName, typeName) => ({typeName, fieldName}),
  },
  {
    pattern: /^Unknown argument "(\w+)" on field "\w+\.(\w+)"/,
    code: 'argumentNotAccepted',
    describe: (argument, field) =>
      `Field '${field}' doesn't accept argument '${argument}'`,
    extensions: (argumentName, name) => ({name, typeName: 'Field', argumentName}),
  },
  {
    pattern: /^Field "(\w+)" argument "(\w+)" of type "[^"]+" is required/,
    code: 'missingRequiredArguments',
    describe: (field, argument) =>
      `Field '${field}' is missing required arguments: ${argument}`,
    extensions: (name, argument) => ({className: 'Field', name, arguments: argument}),
  },
  {
    pattern: /^Field "(\w+)" of type "([^"]+)" must have a selection/,
    code: 'selectionMismatch',
    describe: (field, type) =>
      `Field must have selections (field '${field}' returns ${type.replace(/[[\]!]/g, '')} but has no ` +
      `selections. Did you mean '${field} { ... }'?)`,
    extensions: (field, type) => ({nodeName: `field '${field}'`, typeName: type}),
  },
  {
    pattern: /^Field "(\w+)" must not have a selection since type "([^"]+)"/,
    code: 'selectionMismatch',
    describe: (field, type) =>
      `Selections can't be made on scalars (field '${field}' returns ${type} but has selections)`,
    extensions: (field, type) => ({nodeName: `field '${field}'`, typeName: type}),
  },
  {
    pattern: /^Variable "\$(\w+)" is not defined(?: by operation "(\w+)")?/,
    code: 'variableNotDefined',
    describe: (name, operation = 'anonymous query') =>
      `Variable $${name} is used by ${operation} but not declared`,
    extensions: (variableName) => ({variableName}),
  },
  {
    pattern: /^Variable "\$(\w+)" is never used(?: in operation "(\w+)")?/,
    code: 'variableNotUsed',
    describe: (name, operation = 'anonymous query') =>
      `Variable $${name} is declared by ${operation} but not used`,
    extensions: (variableName) => ({variableName}),
  },
  {
    pattern:
      /^Variable "\$(\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"/,
    code: 'variableMismatch',
    describe: (name, given, expected) =>
      `Type mismatch on variable $${name} (${given} / ${expected})`,
    extensions: (variableName, typeName) => ({variableName, typeName}),
  },
  {
    pattern: /^Unknown fragment "(\w+)"/,
    code: 'useAndDefineFragment',
    describe: (name) => `Fragment ${name} was used, but not defined`,
    extensions: (fragmentName) => ({fragmentName}),
  },
  {
    pattern: /^Fragment "(\w+)" is never used/,
    code: 'useAndDefineFragment',
    describe: (name) => `Fragment ${name} was defined, but not used`,
    extensions: (fragmentName) => ({fragmentName}),
  },
];

/**
 * One validation or syntax error as Shopify writes it. Where no source tells Shopify's words
 * (syntax errors among them), graphql-js's own are kept.
 */
export function validationErrorBody(
  error: GraphQLError,
  document: DocumentNode | null,
): ErrorBody {
  const node = error.nodes?.[0];
  const base = {
    // Where a field is named as well, the error stands there.
    locations: isIdError(error) ? error.locations?.slice(-1) : error.locations,
    path: document && node ? pathTo(document, node) : undefined,
  };
  for (const {pattern, code, describe, extensions} of shapes) {
    const groups = pattern.exec(error.message)?.slice(1);
    if (!groups) continue;
    return {
      ...base,
      message: describe(...groups),
      extensions: {code, ...extensions(...groups)},
    };
  }
  const code = document ? 'argumentLiteralsIncompatible' : 'PARSE_ERROR';
  return {...base, message: error.message, extensions: {code, ...error.extensions}};
}

function isIdError({extensions}: GraphQLError): boolean {
  return extensions.typeName === 'CoercionError';
}

/** The way to a node as graphql-ruby names it, for example `query GetCart`, `cart`, `lines`. */
function pathTo(document: DocumentNode, target: ASTNode): readonly string[] {
  let found: readonly string[] = [];
  const steps: string[] = [];
  visit(document, {
    enter(node) {
      const step = stepOf(node);
      if (step) steps.push(step);
      if (node !== target) return undefined;
      found = steps;
      return BREAK;
    },
    leave(node) {
      if (stepOf(node)) steps.pop();
    },
  });
  return found;
}

function stepOf(node: ASTNode): string | null {
  switch (node.kind) {
    case 'OperationDefinition':
      return node.name ? `${node.operation} ${node.name.value}` : node.operation;
    case 'FragmentDefinition':
      return `fragment ${node.name.value}`;
    case 'Field':
      return node.alias?.value ?? node.name.value;
    case 'InlineFragment':
      return node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...';
    case 'FragmentSpread':
      return `... ${node.name.value}`;
    case 'Argument':
      return node.name.value;
    default:
      return null;
  }
}
