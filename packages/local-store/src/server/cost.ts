/**
 * What a query costs. Shopify publishes no formula for the Storefront API; this one counts the
 * objects with an identity that an answer may hold (docs/decisions/0024).
 */
import {
  Kind,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type {Variables} from './variables';

/** Most that a request without a token may cost (shopify.dev/docs/api/storefront). */
export const maxTokenlessCost = 1000;

interface Counting {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Variables;
}

/** The `requestedQueryCost` of an operation. */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  return Math.max(
    1,
    costOf(operation.selectionSet, root, {schema, fragments, variables}),
  );
}

function costOf(
  selections: SelectionSetNode,
  type: GraphQLCompositeType,
  counting: Counting,
): number {
  let cost = 0;
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      cost += fieldCost(selection, type, counting);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : counting.fragments.get(selection.name.value);
    const condition = fragment?.typeCondition;
    const inner = condition ? counting.schema.getType(condition.name.value) : type;
    if (fragment && isCompositeType(inner))
      cost += costOf(fragment.selectionSet, inner, counting);
  }
  return cost;
}

function fieldCost(
  field: FieldNode,
  type: GraphQLCompositeType,
  counting: Counting,
): number {
  if (!field.selectionSet || !('getFields' in type)) return 0;
  const definition = type.getFields()[field.name.value];
  const inner = definition && getNamedType(definition.type);
  if (!inner || !isCompositeType(inner)) return 0;
  const children = costOf(field.selectionSet, inner, counting);
  return (hasIdentity(inner) ? 1 : 0) + children * pageSize(field, counting.variables);
}

function hasIdentity(type: GraphQLNamedType): boolean {
  if (!isObjectType(type) && !isInterfaceType(type)) return true;
  return type.name === 'Node' || type.getInterfaces().some(({name}) => name === 'Node');
}

function pageSize(field: FieldNode, variables: Variables): number {
  for (const {name, value} of field.arguments ?? []) {
    if (name.value !== 'first' && name.value !== 'last') continue;
    if (value.kind === Kind.INT) return Number(value.value);
    if (value.kind !== Kind.VARIABLE) continue;
    const given = variables[value.name.value];
    if (typeof given === 'number') return given;
  }
  return 1;
}
