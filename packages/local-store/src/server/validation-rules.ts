/** The checks by which Shopify refuses a document before it executes it, beyond GraphQL's own rules. */
import {
  GraphQLError,
  GraphQLID,
  Kind,
  getNamedType,
  visit,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type IntValueNode,
  type OperationDefinitionNode,
  type StringValueNode,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import {parseGid} from '../model/global-id';
import type {ErrorBody} from './validation-errors';
import type {Variables} from './variables';

/** Most items of a list that is part of a request (shopify.dev/docs/api/usage/limits). */
const maxInputSize = 250;

/**
 * Lists of more than 250 items, in the document or in its variables. The error stands at the field, and its
 * path names the argument (recorded, 2026-04).
 */
export function longInputs(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): ErrorBody[] {
  const errors: ErrorBody[] = [];
  const steps: string[] = [];
  const keyOf = ({alias, name}: FieldNode) => (alias ?? name).value;
  visit(document, {
    OperationDefinition: (node) => (node === operation ? undefined : false),
    Field: {
      enter(node) {
        steps.push(keyOf(node));
        for (const {name, value} of node.arguments ?? []) {
          const path = [...steps, name.value];
          for (const list of longLists(value, variables, path)) {
            const start = node.loc?.startToken;
            errors.push({
              message: `The input array size of ${list.length} is greater than the maximum allowed of ${maxInputSize}.`,
              locations: start && [{line: start.line, column: start.column}],
              path: list.path,
              extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
            });
          }
        }
      },
      leave: () => void steps.pop(),
    },
  });
  return errors;
}

interface LongList {
  path: (string | number)[];
  length: number;
}

function longLists(
  node: ValueNode,
  variables: Variables,
  path: (string | number)[],
): LongList[] {
  if (node.kind === Kind.VARIABLE) return longValues(variables[node.name.value], path);
  if (node.kind === Kind.OBJECT) {
    return node.fields.flatMap(({name, value}) =>
      longLists(value, variables, [...path, name.value]),
    );
  }
  if (node.kind !== Kind.LIST) return [];
  if (node.values.length > maxInputSize) return [{path, length: node.values.length}];
  return node.values.flatMap((item, index) =>
    longLists(item, variables, [...path, index]),
  );
}

function longValues(value: unknown, path: (string | number)[]): LongList[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > maxInputSize) {
    return [{path, length: value.length}];
  }
  return Object.entries(value).flatMap(([key, item]) =>
    longValues(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Refuses a literal in a document where a global id belongs. The error stands at the field. */
export function globalIdLiterals(context: ValidationContext): ASTVisitor {
  const fields: FieldNode[] = [];
  const check = (node: StringValueNode | IntValueNode) => {
    const type = context.getInputType();
    if (!type || getNamedType(type) !== GraphQLID || parseGid(node.value)) return;
    context.reportError(
      new GraphQLError(`Invalid global id '${node.value}'`, {
        nodes: [node, ...fields.slice(-1)],
        extensions: {code: 'argumentLiteralsIncompatible', typeName: 'CoercionError'},
      }),
    );
  };
  return {
    Field: {
      enter: (node) => void fields.push(node),
      leave: () => void fields.pop(),
    },
    StringValue: check,
    IntValue: check,
  };
}
