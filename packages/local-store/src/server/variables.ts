/** A request's variables: checked as Shopify checks them before anything is executed. */
import {
  type GraphQLError,
  GraphQLID,
  coerceInputValue,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  print,
  typeFromAST,
  valueFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import {parseGid} from '../model/global-id';
import type {ErrorBody} from './validation-errors';

type Path = readonly (string | number)[];

interface Problem {
  path: Path;
  explanation: string;
  message?: string;
}

export type Variables = Record<string, unknown>;

/**
 * The values that an operation runs with, or every reason why it cannot.
 * @param given the request's `variables`
 */
export function readVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Variables,
): {values: Variables; errors: ErrorBody[]} {
  const values: Variables = {};
  const errors: ErrorBody[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) continue;
    const problems: Problem[] = [];
    const read = Object.hasOwn(given, name)
      ? readGiven(type, given[name], problems)
      : readDefault(definition, type, problems);
    if (problems.length > 0)
      errors.push(invalidVariable(definition, given[name], problems));
    else if (read !== undefined) values[name] = read;
  }
  return {values, errors};
}

function readGiven(type: GraphQLInputType, value: unknown, problems: Problem[]): unknown {
  const coerced = coerceInputValue(value, type, (path, _, error) => {
    problems.push({path, explanation: explain(error)});
  });
  if (problems.length === 0) collectBadIds(type, coerced, [], problems);
  return coerced;
}

function readDefault(
  definition: VariableDefinitionNode,
  type: GraphQLInputType,
  problems: Problem[],
): unknown {
  if (definition.defaultValue) return valueFromAST(definition.defaultValue, type);
  if (isNonNullType(type))
    problems.push({path: [], explanation: 'Expected value to not be null'});
  return undefined;
}

function explain(error: GraphQLError): string {
  if (/not to be null|was not provided/.test(error.message))
    return 'Expected value to not be null';
  const unknown = /^Field "(\w+)" is not defined by type "(\w+)"/.exec(error.message);
  if (unknown) return `Field is not defined on ${unknown[2]}`;
  return error.message;
}

/** Every `ID` of the Storefront API is a global id. */
function collectBadIds(
  type: GraphQLInputType,
  value: unknown,
  path: Path,
  problems: Problem[],
): void {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (value === null || value === undefined) return;
  if (inner === GraphQLID) {
    if (parseGid(String(value))) return;
    const explanation = `Invalid global id '${String(value)}'`;
    problems.push({path, explanation, message: explanation});
  } else if (isListType(inner) && Array.isArray(value)) {
    value.forEach((item, index) =>
      collectBadIds(inner.ofType, item, [...path, index], problems),
    );
  } else if (isInputObjectType(inner) && typeof value === 'object') {
    for (const field of Object.values(inner.getFields())) {
      collectBadIds(
        field.type,
        Reflect.get(value, field.name),
        [...path, field.name],
        problems,
      );
    }
  }
}

function invalidVariable(
  definition: VariableDefinitionNode,
  value: unknown,
  problems: Problem[],
): ErrorBody {
  const type = print(definition.type);
  const [problem] = problems;
  const at = problem && problem.path.length > 0 ? ` for ${problem.path.join('.')}` : '';
  const because = at && problem ? `${at} (${problem.explanation})` : '';
  const start = definition.loc?.startToken;
  return {
    message: `Variable $${definition.variable.name.value} of type ${type} was provided invalid value${because}`,
    locations: start && [{line: start.line, column: start.column}],
    extensions: {code: 'INVALID_VARIABLE', value: value ?? null, problems},
  };
}
