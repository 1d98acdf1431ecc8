/**
 * The cost of a query. Shopify publishes no formula for the Storefront API. This one was fitted to recorded
 * answers of a live store (2026-04), of which it meets three quarters to the point, and is near the others:
 * an object costs 1, a mutation 10, a connection 1 and its page, which grows like a cubic root.
 */
import {
  Kind,
  getNamedType,
  isAbstractType,
  isCompositeType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type {Variables} from './variables';

/** Most that a request without a token may cost (shopify.dev/docs/api/storefront). */
export const maxTokenlessCost = 1000;

/**
 * Whether a request without a token is refused. Of recorded documents some come out a quarter dearer here than
 * there, and what a live store accepts is accepted: only what is far above the limit is refused.
 */
export function isTooExpensive(cost: number): boolean {
  return cost > 2 * maxTokenlessCost;
}

const mutationCost = 10;

interface CostContext {
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
  const context = {schema, fragments, variables};
  const cost = selectionCost(operation.selectionSet.selections, root, context);
  // A mutation's payload is counted as an object already.
  return operation.operation === 'mutation' ? cost + mutationCost - 1 : Math.max(1, cost);
}

/** Fields count once, however often they are selected; of the types that an object may be, the dearest counts. */
function selectionCost(
  selections: readonly SelectionNode[],
  type: GraphQLCompositeType,
  context: CostContext,
): number {
  const fields = new Map<string, {field: FieldNode; nested: SelectionNode[]}>();
  const variants = new Map<GraphQLCompositeType, SelectionNode[]>();
  const spread = new Set<FragmentDefinitionNode>();
  collect(selections, type, {fields, variants, spread}, context);
  let cost = 0;
  for (const {field, nested} of fields.values()) {
    cost += fieldCost(field, nested, type, context);
  }
  const costs = [...variants].map(([inner, list]) => selectionCost(list, inner, context));
  return cost + Math.max(0, ...costs);
}

interface Collected {
  fields: Map<string, {field: FieldNode; nested: SelectionNode[]}>;
  variants: Map<GraphQLCompositeType, SelectionNode[]>;
  /** Fragments are taken once. */
  spread: Set<FragmentDefinitionNode>;
}

function collect(
  selections: readonly SelectionNode[],
  type: GraphQLCompositeType,
  found: Collected,
  context: CostContext,
): void {
  const {fields, variants, spread} = found;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const known = fields.get(key) ?? {field: selection, nested: []};
      known.nested.push(...(selection.selectionSet?.selections ?? []));
      fields.set(key, known);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : context.fragments.get(selection.name.value);
    if (!fragment) continue;
    if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
      if (spread.has(fragment)) continue;
      spread.add(fragment);
    }
    const name = fragment.typeCondition?.name.value;
    const inner = name ? context.schema.getType(name) : type;
    const nested = fragment.selectionSet.selections;
    if (!isCompositeType(inner)) continue;
    if (inner !== type && isAbstractType(type)) {
      variants.set(inner, [...(variants.get(inner) ?? []), ...nested]);
    } else collect(nested, type, found, context);
  }
}

function fieldCost(
  field: FieldNode,
  nested: readonly SelectionNode[],
  type: GraphQLCompositeType,
  context: CostContext,
): number {
  if (field.name.value === '__typename') return 1;
  if (nested.length === 0 || !('getFields' in type)) return 0;
  const definition = type.getFields()[field.name.value];
  const inner = definition && getNamedType(definition.type);
  if (!inner || !isCompositeType(inner)) return 0;
  if (inner.name.endsWith('Connection')) {
    return 1 + connectionCost(field, nested, inner, context);
  }
  // `PageInfo` costs nothing; an edge is an object beside its node.
  if (inner.name === 'PageInfo') return 0;
  return (
    1 + selectionCost(nested, inner, context) + (inner.name.endsWith('Edge') ? 1 : 0)
  );
}

function connectionCost(
  field: FieldNode,
  nested: readonly SelectionNode[],
  type: GraphQLCompositeType,
  context: CostContext,
): number {
  const page = weightOf(pageSize(field, context.variables));
  return page * selectionCost(nested, type, context);
}

/** Fitted: 1 → 1, 2 → 2, 10 → 4, 50 → 7. */
function weightOf(size: number): number {
  return size <= 2 ? size : Math.round(1.9 * Math.cbrt(size));
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
